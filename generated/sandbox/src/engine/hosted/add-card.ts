// Copied from templates/sandbox/src/engine/hosted/add-card.ts by `npm run generate`. Do not edit: change it there.
import type { SandboxWorld } from '../../sandbox/world.js'
import { type SessionRow, userId } from '../../store/rows.js'
import type { Tx } from '../../store/store.js'
import type { PageDone } from '../../world/hosted-pages.js'
import type { Call } from '../domain/context.js'
import { laterCall } from '../domain/new-context.js'
import { type AddRefusal, register, tellRefused } from '../operations/cards.js'
import { done } from './finish-page.js'

/** A card that is not registered, which is known only after a while. */
export interface LateRefusal {
  readonly kind: 'late'
  readonly after: number
  readonly refusal: AddRefusal
  readonly session: SessionRow
}

/** Registers the card that was typed in. */
export async function addOnPage(call: Call, tx: Tx, session: SessionRow): Promise<PageDone | LateRefusal> {
  if (call.user === undefined) call.request.VWUserLgn = loginOf(session)
  const card = await register(call, tx)
  if (!('errCode' in card)) return done(call, tx, session, undefined)
  const { after, errCode } = card
  return after === undefined ? done(call, tx, session, errCode) : { kind: 'late', after, refusal: card, session }
}

/** Tells what took time. */
export async function endAdding(world: SandboxWorld, call: Call, { refusal, session }: LateRefusal): Promise<PageDone> {
  const later = laterCall(call, world.clock.now())
  return world.transact(later, (tx) => {
    tellRefused(later, refusal)
    return done(later, tx, session, refusal.errCode)
  })
}

function loginOf({ terminal, user = '' }: SessionRow): string {
  return user.slice(userId(terminal, '').length)
}
