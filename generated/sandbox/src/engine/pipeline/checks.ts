// Copied from templates/sandbox/src/engine/pipeline/checks.ts by `npm run generate`. Do not edit: change it there.
import { digest } from '../../lib/sha256.js'
import type { EngineTables, PrecedenceRow } from '../../spec/gateway-spec.js'
import { cardIdKey, freePay } from '../../spec/wire-names.js'
import { type PaymentRow, paymentId, userId } from '../../store/rows.js'
import { type Awaitable, andThen, type Tx } from '../../store/store.js'
import { isExpired } from '../domain/card-expiry.js'
import { bestCode, findCodes } from '../domain/confirmation-codes.js'
import { type Call, number, type Plan, type Refusal, text } from '../domain/context.js'
import { movesFrom, startsIn } from '../domain/state-machine.js'
import { finishingMove } from '../domain/three-d-secure.js'
import { payAmount } from '../domain/wallet-amount.js'
import type { Early } from './validate-request.js'

/** A check of the precedence table, bound to its code. */
export interface Check {
  readonly row: PrecedenceRow
  readonly applies: (plan: Plan, tables: EngineTables) => boolean
  readonly early?: (early: Early) => Refusal | undefined
  readonly late?: (call: Call, tx: Tx) => Awaitable<Refusal | undefined>
}

type Work = Omit<Check, 'row'>

const always = () => true
const has =
  (...names: readonly string[]) =>
  (plan: Plan) =>
    names.every((name) => plan.fields.has(name))
const refuse = (errCode: string, why: string): Refusal => ({ errCode, why })

/** The first answers; the words tell of the others too. */
function together(refusals: readonly Refusal[]): Refusal | undefined {
  const [first] = refusals
  if (first === undefined || refusals.length === 1) return first
  return { errCode: first.errCode, why: [...new Set(refusals.slice(0, 5).map(({ why }) => why))].join(' ') }
}

/** Every check by the name it has in the precedence table. */
const works: Readonly<Record<string, Work>> = {
  parameters: { applies: always, early: ({ structure }) => together(structure) },
  terminal: {
    applies: (plan) => plan.fields.has('Key') || plan.fields.has('VWID'),
    early: ({ world, credential }) =>
      world === undefined ? refuse('ACCESS_DENIED', `${credential} names no terminal of this sandbox.`) : undefined,
  },
  source: {
    applies: always,
    early: ({ world, from }) => {
      const allowed = world?.terminal.allowFrom
      return allowed === undefined || (from !== undefined && allowed.includes(from))
        ? undefined
        : refuse('ACCESS_DENIED', 'The source address is not among those the terminal allows.')
    },
  },
  family: {
    applies: always,
    early: ({ world, plan }) =>
      world === undefined || world.terminal.families.includes(plan.family)
        ? undefined
        : refuse('API_NOT_ALLOWED', `The family ${plan.family} is switched off for this terminal.`),
  },
  password: {
    applies: has('Password'),
    early: ({ world, password }) =>
      world?.terminal.password === password ? undefined : refuse('ACCESS_DENIED', "Password is not the terminal's."),
  },
  values: { applies: always, early: ({ values }) => together(values) },
  repeats: { applies: always, early: ({ repeats }) => repeats[0] },
  'test-card': {
    applies: (plan) => ['PayInfo', 'CardNumber', 'PayToken', 'Token'].some((name) => plan.fields.has(name)),
    late: (call) => (call.testCard === undefined ? cardProblem(call) : (codeProblem(call) ?? holderProblem(call))),
  },
  user: { applies: (plan) => plan.fields.has('VWUserLgn') && plan.id !== 'ewallet.Register', late: findUser },
  'order-free': { applies: (plan) => plan.operation?.order === 'begins', late: orderFree },
  'order-known': {
    applies: (plan) => plan.operation?.order !== undefined && plan.operation?.order !== 'begins',
    late: orderKnown,
  },
  'order-idle': {
    applies: (plan) => plan.operation?.order === 'continues',
    late: ({ payment }) =>
      payment?.processing === undefined
        ? undefined
        : refuse('DUPLICATE_PROCESSING_ORDER_ID', `${payment.processing} of this payment is still being processed.`),
  },
  state: { applies: (plan) => plan.operation?.order === 'continues', late: stateAllows },
  card: { applies: has('CardId'), late: findCard },
  phone: {
    applies: (plan) => plan.id === 'ewallet.SendCode',
    late: ({ user }) =>
      user?.phone === undefined ? refuse('WRONG_PHONE', 'The user has no phone a code could be sent to.') : undefined,
  },
  'confirm-code': { applies: has('ConfirmCode'), late: confirmCode },
  amount: { applies: has('OrderId'), late: amountWithin },
}

/**
 * The checks of a command in the table's order.
 *
 * @throws Error when the table and the engine do not know the same checks, or a check of the request alone comes too late
 */
export function checksFor(plan: Plan, tables: EngineTables): { early: readonly Check[]; late: readonly Check[] } {
  const checks = tables.precedence.map((row): Check => {
    const work = works[row.check]
    if (work === undefined) throw new Error(`the engine has no check ${row.check}`)
    return { row, ...work }
  })
  if (checks.length !== Object.keys(works).length) throw new Error('the precedence table lacks a check of the engine')
  const firstLate = checks.findIndex(({ late }) => late)
  if (checks.slice(firstLate).some(({ early }) => early))
    throw new Error('a check of the request alone comes after one that needs the store')
  const applying = checks.filter(({ applies }) => applies(plan, tables))
  return { early: applying.filter(({ early }) => early), late: applying.filter(({ late }) => late) }
}

function cardProblem(call: Call): Refusal | undefined {
  const { request } = call
  if (call.plan.fields.has('PayToken'))
    return refuse('WRONG_PARAMS', 'PayToken is none of the tokens this sandbox knows.')
  if (call.plan.fields.has('Token')) return refuse('WRONG_PARAMS', 'Token is not the name of a test card.')
  if (request.PayInfo === undefined && request.CardNumber === undefined) return undefined
  return refuse('WRONG_PAN', 'The card number is none of the test cards; it is not kept.')
}

/** Whether a wallet's card wants its code is known from the token alone. */
function codeProblem(call: Call): Refusal | undefined {
  const { token } = call
  return token?.kind === 2 && !token.tokenized && text(call, 'SecureCode') === undefined
    ? refuse('WRONG_CVV', 'SecureCode is missing: a card of kind 2 that is not tokenized wants it.')
    : undefined
}

function holderProblem(call: Call): Refusal | undefined {
  const { PayInfo } = call.request
  const holder =
    typeof PayInfo === 'object' && PayInfo !== null ? Reflect.get(PayInfo, 'CardHolder') : text(call, 'CardHolder')
  const least = call.tables.limits.testHolder
  if (typeof holder !== 'string' || holder.replace(/[^A-Za-z]/g, '').length >= least) return undefined
  return refuse('WRONG_CARDHOLDER', `CardHolder has fewer than ${least} letters, which the test environment wants.`)
}

/** Commands that change what a user has take the user for themselves. */
async function findUser(call: Call, tx: Tx): Promise<Refusal | undefined> {
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

/** What is kept of a user's password. */
export function passwordDigest(user: string, password: string): string {
  return digest(`${user}\n${password}`)
}

function orderFree(call: Call, tx: Tx): Awaitable<Refusal | undefined> {
  const orderId = text(call, 'OrderId')
  if (orderId === undefined) return undefined
  const id = paymentId(call.terminalName, orderId)
  return andThen(tx.lock(`payment:${id}`), () => andThen(tx.get('payments', id), judgeFree))
}

function judgeFree(payment: PaymentRow | undefined): Refusal | undefined {
  if (payment === undefined) return undefined
  return payment.processing === undefined
    ? refuse('DUPLICATE_ORDER_ID', 'OrderId was used before on this terminal.')
    : refuse('DUPLICATE_PROCESSING_ORDER_ID', 'A payment of this OrderId is being processed.')
}

async function orderKnown(call: Call, tx: Tx): Promise<Refusal | undefined> {
  const key = text(call, 'MD')
  const id = key === undefined ? paymentId(call.terminalName, text(call, 'OrderId') ?? '') : await idOf(tx, key)
  if (id !== undefined && call.plan.operation?.order === 'continues') await tx.lock(`payment:${id}`)
  const payment = id === undefined ? undefined : await tx.get('payments', id)
  if (payment === undefined) {
    return refuse(
      'ORDER_NOT_FOUND',
      key === undefined ? 'There is no payment of this OrderId.' : 'MD names no payment.',
    )
  }
  call.payment = payment
  return undefined
}

async function idOf(tx: Tx, threeDSKey: string): Promise<string | undefined> {
  return (await tx.find('payments', 'threeDSKey', threeDSKey))[0]?.id
}

function stateAllows(call: Call): Refusal | undefined {
  const { payment, plan, tables } = call
  if (payment === undefined) return undefined
  const finishes = plan.fields.has('PaRes')
  const last = payment.timeline.at(-1)
  const overByClock =
    finishes && last !== undefined && tables.machines.payment.transitions[last.transition]?.trigger === 'clock'
  if (overByClock && last.errCode !== undefined) return refuse(last.errCode, 'The time for 3-D Secure is over.')
  const wanted = finishes ? finishingMove(payment) : undefined
  const possible = movesFrom(call, payment.state)
  const legal = wanted === undefined ? possible.length > 0 : possible.includes(wanted)
  if (!legal)
    return refuse(
      tables.machines.payment.illegal,
      `${plan.name} is not possible while the payment is ${payment.state}.`,
    )
  if (finishes && payment.family !== plan.family) {
    return refuse(tables.machines.payment.illegal, `The payment was begun in the family ${payment.family}.`)
  }
  const wantsSession = plan.family === 'inpay' && plan.row.moves.includes('charge')
  if (wantsSession && payment.sessionId === undefined) {
    return refuse(tables.machines.payment.illegal, 'The payment was not made in a session of the hosted page.')
  }
  return undefined
}

async function findCard(call: Call, tx: Tx): Promise<Refusal | undefined> {
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

async function confirmCode(call: Call, tx: Tx): Promise<Refusal | undefined> {
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

function amountWithin(call: Call): Refusal | undefined {
  if (call.plan.fields.has('PayToken')) {
    const amount = payAmount(call)
    if (typeof amount !== 'number') return amount
    call.amount = amount
    return undefined
  }
  const { payment } = call
  const amount = number(call, 'Amount') ?? payment?.balance
  if (amount !== undefined) call.amount = amount
  if (payment === undefined || call.plan.operation?.order !== 'continues' || call.plan.fields.has('PaRes'))
    return undefined
  return amount !== undefined && amount > payment.balance
    ? refuse('AMOUNT_ERROR', `Amount is more than what is left: ${payment.balance}.`)
    : undefined
}
