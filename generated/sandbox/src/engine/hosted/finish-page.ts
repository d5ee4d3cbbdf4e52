// Copied from templates/sandbox/src/engine/hosted/finish-page.ts by `npm run generate`. Do not edit: change it there.
import { noError } from '../../spec/wire-names.js'
import { userId } from '../../store/ids.js'
import type { SessionRow } from '../../store/session-rows.js'
import type { Tx } from '../../store/transaction.js'
import type { PageDone } from '../../world/hosted-pages.js'
import type { Terminal } from '../../world/settings.js'
import { laterContext } from '../domain/context.js'
import type { CommandContext, EngineWorld } from '../domain/contract.js'
import { type AddRefusal, register, tellRefused } from '../operations/cards.js'

/** What the last page shows, and where it sends the payer; a session that succeeded is used up. */
export async function done(
  context: CommandContext,
  tx: Tx,
  session: SessionRow,
  errCode: string | undefined,
): Promise<PageDone> {
  if (errCode === undefined) await tx.put('sessions', { ...session, usedAt: context.now })
  return ended(session, context.world.terminal, errCode)
}

/** How a session ended. */
export function ended(session: SessionRow, terminal: Pick<Terminal, 'returnUrl'>, errCode?: string): PageDone {
  const success = errCode === undefined
  const returnUrl = returnAddress(session.url ?? terminal.returnUrl, session.orderId, success)
  return {
    kind: 'done',
    success,
    errCode: errCode ?? noError,
    session,
    amount: session.amount,
    ...(session.orderId !== undefined && { orderId: session.orderId }),
    ...(returnUrl !== undefined && { returnUrl }),
  }
}

/** The address with its placeholders filled in; nothing is appended (decisions C38, S28, T09). */
function returnAddress(
  template: string | undefined,
  orderId: string | undefined,
  success: boolean,
): string | undefined {
  return template
    ?.replaceAll('{orderid}', () => encodeURIComponent(orderId ?? ''))
    .replaceAll('{success}', success ? 'True' : 'False')
}

/** A registration that fails, which is known only after a while. */
export interface LateRefusal {
  readonly kind: 'late'
  readonly after: number
  readonly refusal: AddRefusal
  readonly session: SessionRow
}

/** Registers the card that was typed in. */
export async function addOnPage(context: CommandContext, tx: Tx, session: SessionRow): Promise<PageDone | LateRefusal> {
  if (context.user === undefined) context.request.VWUserLgn = loginOf(session)
  const card = await register(context, tx)
  if (!('errCode' in card)) return done(context, tx, session, undefined)
  const { after, errCode } = card
  return after === undefined ? done(context, tx, session, errCode) : { kind: 'late', after, refusal: card, session }
}

/** Announces a failure that took time. */
export async function endAdding(
  world: EngineWorld,
  context: CommandContext,
  { refusal, session }: LateRefusal,
): Promise<PageDone> {
  const later = laterContext(context, world.clock.now())
  return world.transact(later, (tx) => {
    tellRefused(later, refusal)
    return done(later, tx, session, refusal.errCode)
  })
}

function loginOf({ terminal, user = '' }: SessionRow): string {
  return user.slice(userId(terminal, '').length)
}
