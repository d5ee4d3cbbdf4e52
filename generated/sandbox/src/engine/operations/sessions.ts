// Copied from templates/sandbox/src/engine/operations/sessions.ts by `npm run generate`. Do not edit: change it there.
import { defined } from '../../lib/records.js'
import { cardIdKey } from '../../spec/wire-names.js'
import { userId } from '../../store/ids.js'
import { insertNew } from '../../store/insert-new.js'
import type { SessionRow, SessionType } from '../../store/rows.js'
import type { Tx } from '../../store/transaction.js'
import { text } from '../domain/context.js'
import type { Call, Operation } from '../domain/contract.js'
import { passwordDigest } from '../domain/passwords.js'
import { move } from '../domain/state-machine.js'
import { newPayment } from './new-payment.js'

/** Init: opens a session, and registers its payment when it is one. */
export const init: Operation = {
  order: 'begins',
  common: (call) => ({ SessionType: text(call, 'SessionType') }),
  async run(call, tx) {
    const draft = newSession(call)
    const session = await insertNew(tx, 'sessions', draft, () => ({ ...draft, id: sessionId(call) }))
    if (session.type !== 'Add') await registerPayment(call, tx, session)
    return {
      success: 'True',
      values: { SessionId: session.id, Amount: session.amount, OrderId: returnedOrderId(call, session) },
    }
  },
}

async function registerPayment(call: Call, tx: Tx, session: SessionRow): Promise<void> {
  const draft = newPayment(call, session.type === 'Pay' ? 'pay' : 'block', undefined)
  const payment = move(call, draft, 'register-payment', { balance: session.amount, sessionId: session.id })
  call.payment = payment
  await tx.put('payments', payment)
}

/** By the text of the document eWallet returns it for Pay only; the text is followed unless set otherwise (decision C28). */
function returnedOrderId({ world, plan }: Call, { type, orderId }: SessionRow): string | undefined {
  return plan.family !== 'ewallet' || type === 'Pay' || world.terminal.initOrderIdForBlock ? orderId : hidden
}

/** Nothing, where the writer would otherwise repeat the request's. */
const hidden = undefined

/** The tag of its world, and what nobody can guess. */
function sessionId({ world }: Call): string {
  return `${world.tag}${world.random.hex(32)}`
}

function newSession(call: Call): SessionRow {
  const { world, now, plan } = call
  const type = typeOf(text(call, 'SessionType'))
  const kept = {
    orderId: text(call, 'OrderId'),
    ...payerOf(call),
    cardId: text(call, cardIdKey),
    phone: text(call, 'PhoneNumber'),
    ip: text(call, 'IP'),
    url: text(call, 'Url'),
    templateTag: text(call, 'TemplateTag'),
    language: text(call, 'Language'),
  }
  return {
    id: sessionId(call),
    terminal: call.terminalName,
    family: plan.family,
    type,
    amount: type === 'Add' ? 0 : (call.amount ?? 0),
    ...defined(kept),
    custom: customKeys(call),
    createdAt: now,
    expiresAt: now + world.terminal.sessionLifetime,
  }
}

/** Where adding a card registers its user, the session knows who that will be. */
function payerOf(call: Call): Pick<SessionRow, 'user' | 'password'> {
  const login = text(call, 'VWUserLgn')
  if (call.user !== undefined || login === undefined) return defined({ user: call.user?.id })
  const user = userId(call.terminalName, login)
  return { user, password: passwordDigest(user, text(call, 'VWUserPsw') ?? '') }
}

function typeOf(value: string | undefined): SessionType {
  return value === 'Pay' || value === 'Block' ? value : 'Add'
}

function customKeys({ request, plan }: Call): Record<string, string> {
  const custom: Record<string, string> = {}
  for (const [name, value] of Object.entries(request)) {
    if (!plan.fields.has(name) && typeof value === 'string') {
      Object.defineProperty(custom, name, { value, enumerable: true, configurable: true, writable: true })
    }
  }
  return custom
}
