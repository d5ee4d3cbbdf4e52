// Copied from templates/sandbox/src/engine/pipeline/payer-checks.ts by `npm run generate`. Do not edit: change it there.
import { isRecord } from '../../lib/records.js'
import { tolerates } from '../../spec/profile.js'
import { cardIdKey, freePay } from '../../spec/wire-names.js'
import { paymentId, userId } from '../../store/ids.js'
import type { Tx } from '../../store/transaction.js'
import { isOver } from '../domain/card-expiry.js'
import { bestCode, findCodes } from '../domain/confirmation-codes.js'
import { number, refuse, text } from '../domain/context.js'
import type { CommandContext, Refusal } from '../domain/contract.js'
import { passwordDigest } from '../domain/passwords.js'
import { startsIn } from '../domain/state-machine.js'
import { newUser } from '../operations/users.js'

export function cardProblem(context: CommandContext): Refusal | undefined {
  const { request } = context
  if (context.command.fields.has('PayToken'))
    return refuse('WRONG_PARAMS', 'PayToken is not one of the tokens this sandbox knows.')
  if (context.command.fields.has('Token')) return refuse('WRONG_PARAMS', 'Token is not the name of a test card.')
  if (request.PayInfo === undefined && request.CardNumber === undefined) return undefined
  return refuse('WRONG_PAN', 'The card number is not one of the test cards. It was not stored.')
}

/** Only the token says whether a wallet's card needs its code. */
export function codeProblem(context: CommandContext): Refusal | undefined {
  const { token } = context
  return token?.kind === 2 && !token.tokenized && text(context, 'SecureCode') === undefined
    ? refuse('WRONG_CVV', 'SecureCode is missing: a card of kind 2 that is not tokenized needs it.')
    : undefined
}

export function holderProblem(context: CommandContext): Refusal | undefined {
  const { PayInfo } = context.request
  const holder = isRecord(PayInfo) ? PayInfo.CardHolder : text(context, 'CardHolder')
  const least = context.spec.limits.testHolder
  if (typeof holder !== 'string' || holder.replace(/[^A-Za-z]/g, '').length >= least) return undefined
  return refuse(
    'WRONG_CARDHOLDER',
    `CardHolder has fewer than ${least} letters, the least that the test environment accepts.`,
  )
}

/** Commands that change a user lock the user. */
export async function findUser(context: CommandContext, tx: Tx): Promise<Refusal | undefined> {
  const id = userId(context.terminalName, text(context, 'VWUserLgn') ?? '')
  if (context.command.row.descriptor.effect === 'account') await tx.lock(`user:${id}`)
  const user = await tx.get('users', id)
  if (user !== undefined) context.user = user
  else if (registersUser(context)) {
    context.user = newUser(context)
    await tx.put('users', context.user)
  }
  return judgeUser(context)
}

/** Where the profile has it, a session is opened for any user. */
function registersUser({ spec, command }: CommandContext): boolean {
  return command.row.descriptor.effect === 'session' && tolerates(spec, 'unknownUserInInit')
}

function judgeUser(context: CommandContext): Refusal | undefined {
  const { user, command, world } = context
  const registersByItself = world.terminal.autoRegistration && addsCard(context)
  if (user === undefined) {
    return registersByItself ? undefined : refuse('USER_NOT_FOUND', 'There is no user with this login.')
  }
  if (context.byOperator || !command.fields.has('VWUserPsw')) return undefined
  return user.password === passwordDigest(user.id, text(context, 'VWUserPsw') ?? '')
    ? undefined
    : refuse('WRONG_USER_PARAMS', "VWUserPsw is not the user's password.")
}

function addsCard(context: CommandContext): boolean {
  return context.command.id === 'ewallet.Add' || text(context, 'SessionType') === 'Add'
}

export async function findCard(context: CommandContext, tx: Tx): Promise<Refusal | undefined> {
  const cardId = text(context, cardIdKey)
  if (cardId === undefined || cardId === freePay) return undefined
  const card = await tx.get('cards', cardId)
  if (card === undefined || card.user !== context.user?.id)
    return refuse('CARD_NOT_FOUND', 'The user has no card with this CardId.')
  context.card = card
  const machine = context.spec.machines.card
  const moves = context.command.row.moves.filter((transition) => machine.transitions[transition] !== undefined)
  if (moves.length > 0) {
    return moves.some((transition) => startsIn(machine, transition, card.state))
      ? undefined
      : refuse(machine.illegal, `${context.command.name} is not possible while the card is ${card.state}.`)
  }
  const active = machine.transitions['add-active-card']?.to
  if (card.state !== active)
    return refuse('WRONG_CARD_INFO', `The card is ${card.state}. Only a card that is ${active} can pay.`)
  if (isOver(context, card.expiry)) return refuse('CARD_EXPIRED', 'The card has expired.')
  const testCard = context.spec.testCards[card.testCard]
  if (testCard !== undefined) context.testCard = testCard
  return undefined
}

export async function confirmCode(context: CommandContext, tx: Tx): Promise<Refusal | undefined> {
  const given = text(context, 'ConfirmCode')
  const codes = await findCodes(context, tx, paymentId(context.terminalName, text(context, 'OrderId') ?? ''))
  if (codes.length === 0) {
    return given === undefined ? undefined : refuse('WRONG_CONFIRM_CODE', 'No code is waiting for this OrderId.')
  }
  if (given === undefined)
    return refuse('WRONG_CONFIRM_CODE', 'A code was sent for this OrderId and ConfirmCode is missing.')
  const right = bestCode(codes, given, number(context, 'Amount'), text(context, cardIdKey))
  if (right === undefined)
    return refuse('WRONG_CONFIRM_CODE', 'ConfirmCode is not the code that was sent for this payment.')
  context.code = right
  return undefined
}
