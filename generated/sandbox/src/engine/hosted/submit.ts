// Copied from templates/sandbox/src/engine/hosted/submit.ts by `npm run generate`. Do not edit: change it there.
import { maskPan } from '@card-gateway/protocol'
import { acsPath, freePay } from '../../spec/wire-names.js'
import type { PaymentRow } from '../../store/payment-rows.js'
import type { SessionRow } from '../../store/session-rows.js'
import type { Tx } from '../../store/transaction.js'
import type { CardForm, PageResult, PageSession } from '../../world/hosted-pages.js'
import { bestCode, findCodes, spendCode } from '../domain/confirmation-codes.js'
import { laterContext, newContext } from '../domain/context.js'
import type { CommandContext, CompiledCommand, EngineWorld } from '../domain/contract.js'
import { isStillProcessed, processingEnd, processingTimeOut, processingTimer } from '../domain/processing-timeout.js'
import { startsIn } from '../domain/state-machine.js'
import { authenticationError } from '../domain/three-d-secure.js'
import { authorise, authoriseAfter3DS, type Outcome } from '../operations/authorise.js'
import { concludePayment } from '../operations/payment-reply.js'
import type { Engine } from '../pipeline/engine.js'
import { NoResponse } from '../wire/messages.js'
import { formErrors, tidied } from './card-form.js'
import { addOnPage, done, endAdding, type LateRefusal } from './finish-page.js'
import { findPageSession, pageOf, problem, read } from './page-session.js'

export async function submit(
  engine: Engine,
  world: EngineWorld,
  path: string,
  sessionId: string,
  typed: CardForm,
  origin: string,
): Promise<PageResult> {
  const form = tidied(typed)
  const opened = await read(world, (tx) => findPageSession(engine, world, tx, path, sessionId))
  if (opened.kind === 'problem') return opened
  const command = pageOf(engine, path, opened.session)
  if (command === undefined) return problem('ILLEGAL_ORDER_STATE', opened.session)
  const wrong = await formErrors(engine, opened, form)
  if (wrong.length > 0) return { kind: 'invalid', fields: wrong }
  const context = pageCall(engine, world, command, opened.session, form, origin)
  const result = await world.transact(context, async (tx): Promise<PageResult | Waiting | LateRefusal> => {
    if (opened.session.type === 'Add' && opened.session.user !== undefined) await tx.lock(`user:${opened.session.user}`)
    await tx.lock(`session:${sessionId}`)
    if (opened.payment !== undefined) await tx.lock(`payment:${opened.payment.id}`)
    const current = await findPageSession(engine, world, tx, path, sessionId)
    if (current.kind === 'problem') return current
    await findPayer(engine, context, tx, current, form)
    if (current.session.type === 'Add') return addOnPage(context, tx, current.session)
    const code = await confirm(context, tx, current, form)
    if (code !== undefined) return { kind: 'invalid', fields: [{ name: 'ConfirmCode', errCode: code }] }
    return payOnPage(context, tx, current, form)
  })
  if (result.kind !== 'wait' && result.kind !== 'late') return result
  if (!(await world.waitFor(result.after))) throw new NoResponse()
  return result.kind === 'late' ? endAdding(world, context, result) : resume(world, context, opened.session, result)
}

/** Ends a payment that took time. */
async function resume(
  world: EngineWorld,
  context: CommandContext,
  session: SessionRow,
  waited: Waiting,
): Promise<PageResult> {
  const later = laterContext(context, world.clock.now())
  return world.transact(later, async (tx) => {
    await tx.lock(`payment:${waited.payment.id}`)
    const payment = await tx.get('payments', waited.payment.id)
    if (payment === undefined || !(await isStillProcessed(tx, context, payment)))
      return problem(processingTimeOut, session)
    await tx.remove('jobs', processingTimer(payment.id))
    return concluded(later, tx, session, waited.resume(later, payment))
  })
}

export async function finish(engine: Engine, world: EngineWorld, MD: string, PaRes: string): Promise<PageResult> {
  const { found, session } = await read(world, (tx) => paymentInSession(tx, MD))
  if (found === undefined || session === undefined) return problem('ORDER_NOT_FOUND')
  const command = engine.command(found.threeDS?.asked ?? '')
  const context = pageCall(engine, world, command, session, {}, '')
  const result = await world.transact(context, async (tx): Promise<PageResult | Waiting> => {
    await tx.lock(`session:${session.id}`)
    await tx.lock(`payment:${found.id}`)
    const payment = await tx.get('payments', found.id)
    const machine = engine.spec.machines.payment
    if (payment === undefined || !startsIn(machine, 'fail-3ds', payment.state))
      return problem('ILLEGAL_ORDER_STATE', session)
    const user = session.user === undefined ? undefined : await tx.get('users', session.user)
    if (user !== undefined) context.user = user
    await tx.remove('jobs', `expire-3ds:${payment.id}`)
    const outcome = authoriseAfter3DS(context, payment, authenticationError(context, payment, PaRes))
    if (outcome.kind === 'wait') return waiting(context, tx, outcome)
    return concluded(context, tx, session, outcome)
  })
  if (result.kind !== 'wait') return result
  if (!(await world.waitFor(result.after))) throw new NoResponse()
  return resume(world, context, session, result)
}

async function paymentInSession(tx: Tx, MD: string) {
  const [found] = await tx.find('payments', 'threeDSKey', MD)
  return { found, session: found?.sessionId === undefined ? undefined : await tx.get('sessions', found.sessionId) }
}

function pageCall(
  engine: Engine,
  world: EngineWorld,
  command: CompiledCommand,
  session: SessionRow,
  form: CardForm,
  origin: string,
): CommandContext {
  const request = requestOf(session, form)
  const context = newContext(engine.spec, world, command, { request, terminalName: session.terminal, origin })
  context.session = session
  context.amount = session.amount
  return context
}

function requestOf(session: SessionRow, form: CardForm): Record<string, unknown> {
  const { EMonth, EYear, CardHolder, SecureCode } = form
  return { EMonth, EYear, CardHolder, SecureCode, OrderId: session.orderId, PhoneNumber: session.phone, IP: session.ip }
}

/** The user of the session, the card that pays. */
async function findPayer(
  engine: Engine,
  context: CommandContext,
  tx: Tx,
  { session }: PageSession,
  form: CardForm,
): Promise<void> {
  const user = session.user === undefined ? undefined : await tx.get('users', session.user)
  if (user !== undefined) context.user = user
  // FreePay, the id of cards that are not registered, finds none.
  const card = session.cardId === undefined ? undefined : await tx.get('cards', session.cardId)
  if (card !== undefined) context.card = card
  const name = card === undefined ? engine.testCardOf(form.PAN ?? '') : card.testCard
  const testCard = name === undefined ? undefined : engine.spec.testCards[name]
  if (testCard !== undefined) context.testCard = testCard
}

async function confirm(
  context: CommandContext,
  tx: Tx,
  { payment }: PageSession,
  form: CardForm,
): Promise<string | undefined> {
  if (payment === undefined) return undefined
  const codes = await findCodes(context, tx, payment.id)
  if (codes.length === 0) return undefined
  const code = bestCode(codes, form.ConfirmCode ?? '', payment.requested, context.card?.id ?? freePay)
  if (code === undefined) return 'WRONG_CONFIRM_CODE'
  context.code = code
  await spendCode(context, tx)
  return undefined
}

async function payOnPage(
  context: CommandContext,
  tx: Tx,
  { payment, session }: PageSession,
  form: CardForm,
): Promise<PageResult | Waiting> {
  const { testCard, card } = context
  if (payment === undefined || testCard === undefined) return problem('ORDER_NOT_FOUND', session)
  const cardId = card?.id ?? (session.family === 'ewallet' ? freePay : undefined)
  const trace = {
    testCard: testCard.name,
    mask: card?.mask ?? maskPan(testCard.number),
    ...(cardId !== undefined && { cardId }),
  }
  const outcome = authorise(context, {
    payment: withCard(payment, trace),
    testCard,
    cvv: form.SecureCode !== undefined,
    expiry: card === undefined ? `${form.EYear}${form.EMonth}` : card.expiry,
    canAsk: true,
    sessionId: session.id,
  })
  if (outcome.kind === 'wait') return waiting(context, tx, outcome)
  return concluded(context, tx, session, outcome)
}

type Waiting = Extract<Outcome, { kind: 'wait' }>

async function waiting(context: CommandContext, tx: Tx, outcome: Waiting): Promise<Waiting> {
  context.timers.push(processingEnd(context, outcome.payment.id, outcome.after))
  await tx.put('payments', outcome.payment)
  return outcome
}

function withCard(payment: PaymentRow, card: NonNullable<PaymentRow['card']>): PaymentRow {
  return { ...payment, card }
}

/** Writes what came of it and turns it into what the page shows. */
async function concluded(context: CommandContext, tx: Tx, session: SessionRow, outcome: Outcome): Promise<PageResult> {
  await concludePayment(context, tx, outcome)
  const { threeDS } = context.payment ?? outcome.payment
  if (outcome.kind === '3DS' && threeDS !== undefined) {
    return { kind: '3DS', acsUrl: `${context.origin}${acsPath}`, MD: threeDS.key, PaReq: threeDS.paReq }
  }
  const failed = outcome.kind === 'failure' || outcome.kind === 'elsewhere' ? outcome.errCode : undefined
  return done(context, tx, session, failed)
}
