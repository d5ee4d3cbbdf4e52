import { expect } from 'vitest'
import { fc } from '../../support/fast-check.js'
import { callers, cardIdAt, cardIndexes, credentials, ownerOf, walletCard } from './account-commands.js'
import { codesOf, freePay, keepCode, payFromWallet, sendCode } from './accounts.js'
import {
  amounts,
  beginning,
  cardsOfWalks,
  faults,
  flaws,
  orderIdOf,
  refuseData,
  sometimes,
  tolds,
  type Which,
} from './givens.js'
import type { Model } from './model.js'
import { command, exchange, expectStatus, noteAsked, summary } from './step.js'

const ip = '203.0.113.7'

/** Which code the payer gives. */
const codeChoices = fc.constantFrom('right', 'right', 'right', 'wrong', 'none')
export type CodeChoice = 'right' | 'wrong' | 'none'
export const codes = codeChoices

/** The digits of a choice: the right ones only where a code was sent. */
export function digitsFor(model: Model, order: string, choice: CodeChoice): string | undefined {
  if (choice === 'none') return undefined
  const [code] = codesOf(model, order)
  if (choice === 'right') return code?.digits
  return ['000000', '999999'].find((digits) => codesOf(model, order).every((one) => one.digits !== digits))
}

const sendingCode = command(
  'ewallet.sendCode',
  fc.record({
    caller: callers,
    which: fc.option(fc.constantFrom<Which>('next', 'next', 'next', 'latest'), { nil: undefined, freq: 8 }),
    card: sometimes(fc.constantFrom(freePay, 0, 0, 1)),
    amount: sometimes(amounts),
  }),
  async ({ caller: given, which, card, amount }, model, walk) => {
    const order = which && orderIdOf(model, 'ewallet', which)
    const caller = typeof card === 'number' ? ownerOf(model, card, given) : given
    const cardId = typeof card === 'number' ? cardIdAt(model, card) : card
    const request = { caller, order, card: cardId, amount }
    const answer = await exchange(model, walk, {
      command: 'ewallet.SendCode',
      predict: () => sendCode(model, request),
      send: () =>
        walk.real.gateway.ewallet.sendCode({ ...credentials(caller), OrderId: order, CardId: cardId, Amount: amount }),
    })
    if (answer?.Success === 'True') {
      const sent = (await walk.real.sandbox.notifications.outbox()).at(-1)
      const digits = /[0-9]{6}/.exec(sent?.text ?? '')?.[0] ?? 'no code'
      expect(sent).toMatchObject({ channel: 'sms', to: model.users.get(caller.user)?.phone })
      keepCode(model, request, digits)
    }
    return summary(answer)
  },
)

const paying = command(
  'ewallet.pay',
  fc.record({
    caller: callers,
    which: beginning,
    amount: amounts,
    with: fc.oneof(cardsOfWalks, cardIndexes),
    flaw: flaws,
    code: codes,
    told: tolds,
    fault: faults,
  }),
  async ({ caller: given, which, amount, with: choice, flaw, code, told, fault }, model, walk) => {
    const order = orderIdOf(model, 'ewallet', which)
    const { ewallet } = walk.real.gateway
    const caller = typeof choice === 'number' ? ownerOf(model, choice, given) : given
    const confirmCode = digitsFor(model, order, code)
    const base = {
      ...{ ...credentials(caller), OrderId: order, Amount: amount, IP: ip },
      ...(confirmCode !== undefined && { ConfirmCode: confirmCode }),
    }
    const cvv = flaw !== 'no code'
    const cardId = typeof choice === 'number' ? cardIdAt(model, choice) : freePay
    const card = typeof choice === 'number' ? undefined : choice
    const isFree = typeof choice !== 'number'
    const send = () =>
      typeof choice === 'number'
        ? ewallet.pay({ ...base, CardId: cardId, ...(cvv && { SecureCode: '012' }) })
        : ewallet.pay({ ...base, CardId: freePay, ...walletCard(choice, flaw) })
    const expired = isFree && flaw === 'expired'
    const payment = { caller, order, amount, cardId, card, cvv, expired, confirmCode, told }
    const answer = await exchange(
      model,
      walk,
      {
        command: 'ewallet.Pay',
        predict: () => (isFree ? refuseData(flaw, order) : undefined) ?? payFromWallet(model, payment),
        send: async () => noteAsked(walk.real, model, 'ewallet', order, await send()),
      },
      { told, fault },
    )
    await expectStatus(model, walk, 'ewallet', order)
    return `${order} ${summary(answer)}`
  },
)

/** Commands that pay from a user's wallet, and the codes that confirm it. */
export const walletCommands = {
  sendCode: sendingCode,
  pay: paying,
}
