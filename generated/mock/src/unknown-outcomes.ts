// Copied from templates/mock/src/unknown-outcomes.ts by `npm run generate`. Do not edit: change it there.
/** Ways to lose an answer: after each, nobody knows whether the command took effect. */
import type { CannedReply } from './canned.js'

/**
 * What can happen to any command instead of an answer.
 *
 * - `answer-lost`: the gateway takes the request and closes the connection without an answer
 * - `connection-reset`: the connection is torn down
 * - `time-out`: nothing comes until the caller gives up
 * - `html-502`: an error page of something on the way, with status 502
 * - `truncated`: an answer that breaks off in the middle
 *
 * @example
 * ```ts
 * const all: UnknownOutcome[] = ['answer-lost', 'connection-reset', 'time-out', 'html-502', 'truncated']
 * ```
 */
export type UnknownOutcome = 'answer-lost' | 'connection-reset' | 'time-out' | 'html-502' | 'truncated'

type Play = (request: Request, answer: () => CannedReply) => Promise<Response>

const plays: Readonly<Record<UnknownOutcome, Play>> = {
  'answer-lost': () => Promise.reject(connectionFailure('UND_ERR_SOCKET', 'other side closed')),
  'connection-reset': () => Promise.reject(connectionFailure('ECONNRESET', 'read ECONNRESET')),
  'time-out': ({ signal }) => untilAborted(signal),
  'html-502': () =>
    Promise.resolve(
      new Response('<!DOCTYPE html>\n<html><head><title>502 Bad Gateway</title></head><body>502</body></html>\n', {
        status: 502,
        headers: { 'content-type': 'text/html' },
      }),
    ),
  truncated: async (_request, answer) => {
    const { body, contentType } = answer()
    return new Response(body.slice(0, body.length / 2), { headers: { 'content-type': contentType } })
  },
}

export function isUnknownOutcome(name: string): name is UnknownOutcome {
  return Object.hasOwn(plays, name)
}

/**
 * Plays one of them.
 *
 * @param answer what would have been answered
 */
export function playUnknownOutcome(
  name: UnknownOutcome,
  request: Request,
  answer: () => CannedReply,
): Promise<Response> {
  return plays[name](request, answer)
}

/** As `fetch` fails when the connection does after the request was written. */
function connectionFailure(code: string, message: string): TypeError {
  return new TypeError('fetch failed', { cause: Object.assign(new Error(message), { code }) })
}

function untilAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    const give = () => reject(signal.reason)
    if (signal.aborted) give()
    else signal.addEventListener('abort', give, { once: true })
  })
}
