// Copied from templates/sandbox/src/engine/pipeline/payer-checks.ts by `npm run generate`. Do not edit: change it there.
import { cardIdKey, freePay } from '../../spec/wire-names.js'
import { paymentId, userId } from '../../store/ids.js'
import type { Tx } from '../../store/transaction.js'
import { isExpired } from '../domain/card-expiry.js'
import { bestCode, findCodes } from '../domain/confirmation-codes.js'
import { number, refuse, text } from '../domain/context.js'
import type { Call, Refusal } from '../domain/contract.js'
import { passwordDigest } from '../domain/passwords.js'
import { startsIn } from '../domain/state-machine.js'

export function cardProblem(call: Call): Refusal | undefined {
  const { request } = call
  if (call.plan.fields.has('PayToken'))
    return refuse('WRONG_PARAMS', 'PayToken is none of the tokens this sandbox knows.')
  if (call.plan.fields.has('Token')) return refuse('WRONG_PARAMS', 'Token is not the name of a test card.')
  if (request.PayInfo === undefined && request.CardNumber === undefined) return undefined
  return refuse('WRONG_PAN', 'The card number is none of the test cards; it is not kept.')
}

/** Whether a wallet's card wants its code is known from the token alone. */
export function codeProblem(call: Call): Refusal | undefined {
  const { token } = call
  return token?.kind === 2 && !token.tokenized && text(call, 'SecureCode') === undefined
    ? refuse('WRONG_CVV', 'SecureCode is missing: a card of kind 2 that is not tokenized wants it.')
    : undefined
}

export function holderProblem(call: Call): Refusal | undefined {
  const { PayInfo } = call.request
  const holder =
    typeof PayInfo === 'object' && PayInfo !== null ? Reflect.get(PayInfo, 'CardHolder') : text(call, 'CardHolder')
  const least = call.tables.limits.testHolder
  if (typeof holder !== 'string' || holder.replace(/[^A-Za-z]/g, '').length >= least) return undefined
  return refuse('WRONG_CARDHOLDER', `CardHolder has fewer than ${least} letters, which the test environment wants.`)
}

/** Commands that change what a user has take the user for themselves. */
export async function findUser(call: Call, tx: Tx): Promise<Refusal | undefined> {
  const id = userId(call.terminalName, text(call, 'VWUserLgn') ?? '')
  if (call.plan.row.descriptor.effect === 'account') await tx.lock(`user:${id}`)
  const user = await tx.get('users', id)
  if (user !== undefined) call.user = user
  return judgeUser(call)
}

function judgeUser(call: Call): Refusal | undefined {
  const { user, plan, world } = call
  const registersByItself = world.terminal.autoRegistration && addsCard(call)
  if (user === undefined) {
    return registersByItself ? undefined : refuse('USER_NOT_FOUND', 'There is no user of this login.')
  }
  if (call.byOperator || !plan.fields.has('VWUserPsw')) return undefined
  return user.password === passwordDigest(user.id, text(call, 'VWUserPsw') ?? '')
    ? undefined
    : refuse('WRONG_USER_PARAMS', "VWUserPsw is not the user's.")
}

function addsCard(call: Call): boolean {
  return call.plan.id === 'ewallet.Add' || text(call, 'SessionType') === 'Add'
}

export async function findCard(call: Call, tx: Tx): Promise<Refusal | undefined> {
  const cardId = text(call, cardIdKey)
  if (cardId === undefined || cardId === freePay) return undefined
  const card = await tx.get('cards', cardId)
  if (card === undefined || card.user !== call.user?.id)
    return refuse('CARD_NOT_FOUND', 'The user has no card of this CardId.')
  call.card = card
  const machine = call.tables.machines.card
  const moves = call.plan.row.moves.filter((transition) => machine.transitions[transition] !== undefined)
  if (moves.length > 0) {
    return moves.some((transition) => startsIn(machine, transition, card.state))
      ? undefined
      : refuse(machine.illegal, `${call.plan.name} is not possible while the card is ${card.state}.`)
  }
  const active = machine.transitions['add-active-card']?.to
  if (card.state !== active)
    return refuse('WRONG_CARD_INFO', `The card is ${card.state}; only one that is ${active} can pay.`)
  if (isExpired(card.expiry, call.now)) return refuse('CARD_EXPIRED', 'The card expired.')
  const testCard = call.tables.testCards[card.testCard]
  if (testCard !== undefined) call.testCard = testCard
  return undefined
}

export async function confirmCode(call: Call, tx: Tx): Promise<Refusal | undefined> {
  const given = text(call, 'ConfirmCode')
  const codes = await findCodes(call, tx, paymentId(call.terminalName, text(call, 'OrderId') ?? ''))
  if (codes.length === 0) {
    return given === undefined ? undefined : refuse('WRONG_CONFIRM_CODE', 'No code is waiting for this OrderId.')
  }
  if (given === undefined)
    return refuse('WRONG_CONFIRM_CODE', 'A code was sent for this OrderId and ConfirmCode is missing.')
  const right = bestCode(codes, given, number(call, 'Amount'), text(call, cardIdKey))
  if (right === undefined)
    return refuse('WRONG_CONFIRM_CODE', 'ConfirmCode is not the code that was sent for this payment.')
  call.code = right
  return undefined
}
