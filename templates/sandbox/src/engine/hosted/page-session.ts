import { paymentId } from '../../store/ids.js'
import type { SessionRow } from '../../store/session-rows.js'
import type { Tx } from '../../store/transaction.js'
import type { PageProblem, PageSession } from '../../world/hosted-pages.js'
import { findCodes } from '../domain/confirmation-codes.js'
import type { CompiledCommand, EngineWorld } from '../domain/contract.js'
import { startsIn } from '../domain/state-machine.js'
import type { Engine } from '../pipeline/engine.js'
import { ended } from './finish-page.js'

export async function read<T>(world: EngineWorld, work: (tx: Tx) => Promise<T>): Promise<T> {
  return world.store.transaction(world.name, work)
}

export const problem = (errCode: string, session?: SessionRow): PageProblem => ({
  kind: 'problem',
  errCode,
  ...(session !== undefined && { session }),
})

/** The page command of a path and a kind of session. */
export function pageOf(engine: Engine, path: string, session: SessionRow): CompiledCommand | undefined {
  const page = Object.entries(engine.spec.commands).find(
    ([, { descriptor, moves }]) =>
      descriptor.channel === 'browser' &&
      descriptor.path === path &&
      descriptor.family === session.family &&
      moves.includes('add-card') === (session.type === 'Add'),
  )
  return page && engine.command(page[0])
}

/** A session belongs to its family and type, lives for a while, and pays once (decision S66). */
export async function findPageSession(
  engine: Engine,
  world: EngineWorld,
  tx: Tx,
  path: string,
  sessionId: string,
): Promise<PageSession | PageProblem> {
  const session = await tx.get('sessions', sessionId)
  if (session === undefined) return problem('ORDER_NOT_FOUND')
  const command = pageOf(engine, path, session)
  if (command === undefined) return problem('ILLEGAL_ORDER_STATE', session)
  if (!world.terminal.families.includes(session.family)) return problem('API_NOT_ALLOWED', session)
  const payment =
    session.orderId === undefined ? undefined : await tx.get('payments', paymentId(session.terminal, session.orderId))
  const machine = engine.spec.machines.payment
  const over = session.usedAt !== undefined
  const startable =
    payment === undefined ||
    command.row.moves.some((id) => startsIn(machine, id, payment.state) && startsIn(machine, id, 'none'))
  if (over && (payment === undefined || payment.balance > 0)) {
    return { ...problem('ILLEGAL_ORDER_STATE', session), ended: ended(session, world.terminal) }
  }
  if (over || !startable || payment?.processing !== undefined) return problem('ILLEGAL_ORDER_STATE', session)
  if (world.clock.now() >= session.expiresAt) return problem('ORDER_TIME_OUT', session)
  // FreePay, the id of cards that are not registered, finds none.
  const card = session.cardId === undefined ? undefined : await tx.get('cards', session.cardId)
  const codes = payment === undefined ? [] : await findCodes({ now: world.clock.now() }, tx, payment.id)
  return {
    kind: 'session',
    session,
    asks: session.type === 'Add' ? 'add' : card === undefined ? 'card' : 'registered',
    asksCode: codes.length > 0,
    ...(card !== undefined && {
      mask: card.mask,
      needsCvv: engine.spec.testCards[card.testCard]?.cvv === 'mandatory',
    }),
    ...(payment !== undefined && { payment }),
  }
}
