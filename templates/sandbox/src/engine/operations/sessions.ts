import { defined } from '../../lib/records.js'
import { cardIdKey } from '../../spec/wire-names.js'
import { userId } from '../../store/ids.js'
import { insertNew } from '../../store/insert-new.js'
import type { SessionRow, SessionType } from '../../store/session-rows.js'
import type { Tx } from '../../store/transaction.js'
import { text } from '../domain/context.js'
import type { CommandContext, Operation } from '../domain/contract.js'
import { passwordDigest } from '../domain/passwords.js'
import { applyTransition } from '../domain/state-machine.js'
import { newPayment } from './new-payment.js'

/** Init: opens a session, and registers its payment when it is one. */
export const init: Operation = {
  order: 'begins',
  common: (context) => ({ SessionType: text(context, 'SessionType') }),
  async run(context, tx) {
    const builder = newSession(context)
    const session = await insertNew(tx, 'sessions', builder, () => ({ ...builder, id: sessionId(context) }))
    if (session.type !== 'Add') await registerPayment(context, tx, session)
    return {
      success: 'True',
      values: { SessionId: session.id, Amount: session.amount, OrderId: returnedOrderId(context, session) },
    }
  },
}

async function registerPayment(context: CommandContext, tx: Tx, session: SessionRow): Promise<void> {
  const builder = newPayment(context, session.type === 'Pay' ? 'pay' : 'block', undefined)
  const payment = applyTransition(context, builder, 'register-payment', {
    balance: session.amount,
    sessionId: session.id,
  })
  context.payment = payment
  await tx.put('payments', payment)
}

/** By the text of the document eWallet returns it for Pay only; the text is followed unless set otherwise (decision C28). */
function returnedOrderId({ world, command }: CommandContext, { type, orderId }: SessionRow): string | undefined {
  return command.family !== 'ewallet' || type === 'Pay' || world.terminal.initOrderIdForBlock ? orderId : hidden
}

/** Nothing, where the writer would otherwise repeat the request's. */
const hidden = undefined

/** The tag of its world, and a part that nobody can guess. */
function sessionId({ world }: CommandContext): string {
  return `${world.tag}${world.random.hex(32)}`
}

function newSession(context: CommandContext): SessionRow {
  const { world, now, command } = context
  const type = typeOf(text(context, 'SessionType'))
  const kept = {
    orderId: text(context, 'OrderId'),
    ...payerOf(context),
    cardId: text(context, cardIdKey),
    phone: text(context, 'PhoneNumber'),
    ip: text(context, 'IP'),
    url: text(context, 'Url'),
    templateTag: text(context, 'TemplateTag'),
    language: text(context, 'Language'),
  }
  return {
    id: sessionId(context),
    terminal: context.terminalName,
    family: command.family,
    type,
    amount: context.amount ?? 0,
    ...defined(kept),
    custom: customKeys(context),
    createdAt: now,
    expiresAt: now + world.terminal.sessionLifetime,
  }
}

/** Where adding a card registers its user, the session knows who that will be. */
function payerOf(context: CommandContext): Pick<SessionRow, 'user' | 'password'> {
  const login = text(context, 'VWUserLgn')
  if (context.user !== undefined || login === undefined) return defined({ user: context.user?.id })
  const user = userId(context.terminalName, login)
  return { user, password: passwordDigest(user, text(context, 'VWUserPsw') ?? '') }
}

function typeOf(value: string | undefined): SessionType {
  return value === 'Pay' || value === 'Block' ? value : 'Add'
}

function customKeys({ request, command }: CommandContext): Record<string, string> {
  const isCustom = (entry: [string, unknown]): entry is [string, string] =>
    !command.fields.has(entry[0]) && typeof entry[1] === 'string'
  return Object.fromEntries(Object.entries(request).filter(isCustom))
}
