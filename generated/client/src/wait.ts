// Copied from templates/client/src/wait.ts by `npm run generate`. Do not edit: change it there.
import { parsePaymentState } from '@card-gateway/protocol/states'
import type { Clock } from './clock.js'
import { isGatewayError, isTransient } from './error-checks.js'
import { type Outcome, WaitError } from './errors.js'
import { pause } from './pause.js'
import { canReach } from './reach.js'
import { readStatus, type StatusReply } from './status.js'

/**
 * How to wait.
 *
 * @example
 * ```ts
 * const options: WaitOptions = { timeout: 600_000, interval: 2000, longestInterval: 30_000 }
 * ```
 */
export interface WaitOptions {
  /** Ends the waiting. */
  readonly signal?: AbortSignal
  /** Milliseconds to wait in all; default 120 000. */
  readonly timeout?: number
  /** Milliseconds before the second question; default 1000. Each pause is one and a half times the one before. */
  readonly interval?: number
  /** Longest pause in milliseconds; default 10 000. */
  readonly longestInterval?: number
}

/** Everything that is needed to wait. */
export interface Wait<Reply extends StatusReply> {
  /** Id of the status command. */
  readonly command: string
  readonly orderId: string
  /** States that end it. */
  readonly wanted: readonly string[]
  readonly clock: Clock
  /** Asks once; it may take so many milliseconds. */
  ask(milliseconds: number, signal: AbortSignal | undefined): Promise<Reply>
}

/**
 * The reply that names a state.
 *
 * @example
 * ```ts
 * const amountOf = (reply: Arrived<ApiGetStateReply>) => reply.Amount
 * ```
 */
export type Arrived<Reply> = Extract<
  Reply,
  {
    /** It was found. */
    readonly Success: 'True'
  }
>

const defaults = { timeout: 120_000, interval: 1000, longestInterval: 10_000 }
const growth = 1.5

/**
 * Asks for a payment's status until it is one of the wanted states.
 *
 * @returns the status reply that said so
 * @throws WaitError when the payment can no longer get there, when the status query is refused, on time-out and on abort
 */
export async function waitForState<Reply extends StatusReply>(
  wait: Wait<Reply>,
  options: WaitOptions,
): Promise<Arrived<Reply>> {
  const { clock } = wait
  const until = clock.now() + (options.timeout ?? defaults.timeout)
  let interval = options.interval ?? defaults.interval
  const seen: Seen = { state: undefined, outcome: 'not-sent' }
  for (;;) {
    const reply = await ask(wait, until - clock.now(), options.signal, seen)
    if (reply !== undefined && hasArrived(wait, reply, seen)) return reply
    const left = until - clock.now()
    if (left <= 0) throw gaveUp(wait, 'wait-timed-out', 'The time limit was reached.', seen)
    if (!(await pause(clock, Math.min(interval, left), options.signal))) {
      throw gaveUp(wait, 'wait-aborted', 'Waiting was aborted.', seen)
    }
    interval = Math.min(interval * growth, options.longestInterval ?? defaults.longestInterval)
  }
}

/** What is known so far. */
interface Seen {
  /** The last status an answer named. */
  state: string | undefined
  /** `answered` once the gateway has answered a question. */
  outcome: Outcome
}

/** The status reply; undefined when the question got lost and may be asked again. */
async function ask<Reply extends StatusReply>(
  wait: Wait<Reply>,
  left: number,
  signal: AbortSignal | undefined,
  seen: Seen,
): Promise<Reply | undefined> {
  try {
    const reply = await wait.ask(Math.max(1, Math.ceil(left)), signal)
    seen.outcome = 'answered'
    return reply
  } catch (error) {
    if (!isGatewayError(error)) throw error
    if (seen.outcome !== 'answered' && error.outcome !== 'not-sent') seen.outcome = error.outcome
    if (error.code === 'aborted') throw gaveUp(wait, 'wait-aborted', 'Waiting was aborted.', seen)
    if (isTransient(error) || error.code === 'timed-out') return undefined
    throw error
  }
}

function hasArrived<Reply extends StatusReply>(wait: Wait<Reply>, reply: Reply, seen: Seen): reply is Arrived<Reply> {
  const { state, error } = readStatus(reply)
  seen.state = state
  if (error !== undefined) {
    // A payment that is not found yet may appear later; a query that is refused will be refused again.
    if (error.code === 'ORDER_NOT_FOUND' || error.repeat === 'same-later') return false
    throw gaveUp(wait, 'status-refused', `The gateway refused the status query: ${error.meaning}`, seen)
  }
  if (state === undefined) return false
  const parsed = parsePaymentState(state)
  if (parsed.kind === 'unknown') return wait.wanted.includes(state)
  if (wait.wanted.includes(parsed.name)) return true
  if (canReach(parsed.name, wait.wanted)) return false
  throw gaveUp(wait, 'state-unreachable', `No operation leads from this state to ${wait.wanted.join(' or ')}.`, seen)
}

function gaveUp(
  { command, orderId, wanted }: Pick<Wait<StatusReply>, 'command' | 'orderId' | 'wanted'>,
  code: WaitError['code'],
  why: string,
  { state, outcome }: Seen,
): WaitError {
  const is = state === undefined ? 'has no known status' : `is ${state}`
  return new WaitError(code, `The payment ${is}, not ${wanted.join(' or ')}. ${why}`, {
    command,
    orderId,
    state,
    outcome,
  })
}
