import { isDeepStrictEqual } from 'node:util'
import { expect } from 'vitest'
import { fc } from '../../support/fast-check.js'
import { addingOf, keepAdded } from './account-commands.js'
import { amounts, cardData, continuing, orderIdOf } from './givens.js'
import { type Kind, sendOperation } from './later-commands.js'
import { balanceOf, type Family, isSlow, Model, type Order, type Outcome, refusal } from './model.js'
import { formOf, openPage, sessionAt, typed } from './page-commands.js'
import { begin, type Operation, operate } from './payments.js'
import { submit } from './sessions.js'
import { command, essence, expectStatus, summary } from './step.js'

const kinds = fc.constantFrom<Kind>('charge', 'unblock', 'refund')

/** Two operations at the same moment: one of them is first, and the other finds what it has left. */
const racing = command(
  'two operations at once',
  fc.record({
    which: continuing('Authorized'),
    kinds: fc.tuple(kinds, kinds),
    family: fc.constantFrom<Family>('api', 'inpay'),
  }),
  async ({ which, kinds, family }, model, walk) => {
    const order = model.order(family, orderIdOf(model, family, which))
    if (order === undefined) return undefined
    const amount = balanceOf(order)
    const racers = kinds.map((kind) => ({
      ...{ family, kind, order: order.id, rightPassword: true },
      amount: family === 'api' && kind === 'charge' ? undefined : amount,
    }))
    const sent = racers.map(({ kind, amount: sum }) => sendOperation(walk.real, family, kind, order.id, sum))
    const answers = await Promise.all(sent)
    const came = racers.map((racer, index) => ({ racer, answer: essence(answers[index] ?? { Success: '' }) }))
    const possible = [came, came.toReversed()].map((turns) => ({ turns, predicted: inTurn(model, order, turns) }))
    const found = possible.find(({ turns, predicted }) =>
      turns.every(({ answer }, at) => isSame(answer, predicted[at])),
    )
    expect(found, `neither came first: ${JSON.stringify(came)}`).toBeDefined()
    for (const { racer } of found?.turns ?? []) operate(model, racer)
    for (const answer of answers) walk.coverage.answered(answer)
    await expectStatus(model, walk, family, order.id)
    return [order.id, ...answers.map(summary)].join(' ')
  },
  ({ which, family }, model) => {
    const found = model.order(family, orderIdOf(model, family, which))
    return found !== undefined && balanceOf(found) > 0 && found.card === 'success'
  },
)

/** What would be answered if they came in this order. */
function inTurn(model: Model, order: Order, turns: readonly { readonly racer: Operation }[]): readonly Outcome[] {
  const apart = new Model(model.settings, model.merchant, model.now)
  apart.put(structuredClone(order))
  return turns.map(({ racer }) => operate(apart, racer))
}

function isSame(answer: object, predicted: Outcome | undefined): boolean {
  return predicted !== undefined && !isSlow(predicted) && isDeepStrictEqual(answer, essence(predicted))
}

/** Two payments under one OrderId at the same moment: one of them is made. */
const payingTwice = command(
  'api.pay twice at once',
  fc.record({ amount: amounts }),
  async ({ amount }, model, walk) => {
    const order = orderIdOf(model, 'api', 'next')
    const request = { OrderId: order, Amount: amount, PayInfo: cardData('success', undefined) }
    const answers = await Promise.all([0, 1].map(() => walk.real.gateway.api.pay(request)))
    const made = begin(model, { ...payment, order, amount })
    const all = answers.map(essence).sort((one, other) => String(other.Success).localeCompare(String(one.Success)))
    expect(all).toEqual([made, refusal('DUPLICATE_ORDER_ID', order)])
    await expectStatus(model, walk, 'api', order)
    return order
  },
)

const payment = { family: 'api', scheme: 'pay', row: 'API Pay', card: 'success', cvv: true, canAsk: true } as const

/** A payer who presses the button twice pays once. */
const pressingTwice = command(
  'payer presses twice',
  fc.record({ session: fc.constantFrom(0, 0, 1) }),
  async ({ session: back }, model, walk) => {
    const session = sessionAt(model, back)
    if (session === undefined) return undefined
    const given = { card: 'success', validity: 'long', flaw: undefined, error: undefined } as const
    const form = formOf(model, session, given, 'right', undefined)
    const payers = [walk.real.payer(), walk.real.payer()]
    for (const payer of payers) await openPage(walk, payer, session)
    const fields = payers.map((payer) => typed(payer, form, given))
    await Promise.all(payers.map((payer, at) => payer.status === 200 && payer.send(fields[at])))
    const page = submit(model, session.id, form)
    const once = page.kind === 'problem' ? page.status : page.kind === 'invalid' ? 422 : 200
    expect(payers.map(({ status }) => status).sort()).toEqual([once, once === 200 ? 409 : once])
    if (session.type === 'Add' && once === 200) await keepAdded(model, walk, session.user ?? '', addingOf(given))
    return [session.order, page.kind].join(' ')
  },
  ({ session: back }, model) => {
    const session = sessionAt(model, back)
    const card = model.cards.find(({ id }) => id === session?.card)
    // A registration that fails leaves its page open, so that it fails twice.
    const hasCard = model.cards.some(({ user, name }) => user === session?.user && name === 'success')
    return session?.type === 'Add' ? !hasCard : session !== undefined && (card === undefined || card.name === 'success')
  },
)

/** What happens at the same moment: one is first, and the other finds what it has left. */
export const raceCommands = { operations: racing, payingTwice, pressingTwice }
