// Copied from templates/sandbox/src/engine/hosted/finish-page.ts by `npm run generate`. Do not edit: change it there.
import { noError } from '../../spec/wire-names.js'
import type { SessionRow } from '../../store/rows.js'
import type { Tx } from '../../store/store.js'
import type { PageDone } from '../../world/hosted-pages.js'
import type { Terminal } from '../../world/settings.js'
import type { Call } from '../domain/context.js'

/** What the last page shows, and where it sends the payer; a session that succeeded is used up. */
export async function done(call: Call, tx: Tx, session: SessionRow, errCode: string | undefined): Promise<PageDone> {
  if (errCode === undefined) await tx.put('sessions', { ...session, usedAt: call.now })
  return ended(session, call.world.terminal, errCode)
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
