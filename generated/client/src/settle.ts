// Copied from templates/client/src/settle.ts by `npm run generate`. Do not edit: change it there.
import type { ParsedState, SettlementDescriptor } from '@card-gateway/protocol/core'
import { parsePaymentState } from '@card-gateway/protocol/states'
import type { Clock } from './clock.js'
import { pause } from './pause.js'
import { readStatus, type StatusReply } from './status.js'

/**
 * What became of a command that got no answer.
 *
 * - `happened`: it took effect · `declined`: the gateway tried and refused
 * - `untouched`: it had not taken effect when the gateway was asked; a lost request may still be on its way
 * - `nothing-paid`: the gateway knows the order, and says that nothing was paid yet; that may still change
 * - `waiting`: not decided yet · `not-found`: the gateway does not know the payment (yet)
 * - `unproven`: the status cannot tell; `explanation` says why
 *
 * @example
 * ```ts
 * const isPaid = (verdict: Verdict) => verdict === 'happened'
 * ```
 */
export type Verdict = 'happened' | 'declined' | 'untouched' | 'nothing-paid' | 'waiting' | 'unproven' | 'not-found'

/**
 * The verdict, and what it rests on.
 *
 * @example
 * ```ts
 * const tell = ({ verdict, explanation }: Resolution) => `${verdict}: ${explanation}`
 * ```
 */
export interface Resolution {
  /** What the status proves. */
  readonly verdict: Verdict
  /** Why, in words, and what to do next. */
  readonly explanation: string
  /** Status of the payment as on the wire. */
  readonly state?: string
  /** Amount the status reply gave, in minor units. */
  readonly amount?: number
  /** The status reply itself. */
  readonly reply?: StatusReply
}

/**
 * How to ask.
 *
 * @example
 * ```ts
 * const options: ResolveOptions = { within: 60_000, interval: 2000 }
 * ```
 */
export interface ResolveOptions {
  /** For a command that carries no OrderId itself, such as PaySubmit3DS. */
  readonly OrderId?: string
  /** Keep asking for so many milliseconds as long as the verdict is `waiting`, `nothing-paid` or `not-found`; default 0: ask once. */
  readonly within?: number
  /** Milliseconds between two questions; default 2000. */
  readonly interval?: number
  /** Stops asking. */
  readonly signal?: AbortSignal
}

/** Everything that is needed to ask. */
export interface Question {
  readonly command: string
  readonly settlement: SettlementDescriptor
  readonly orderId: string | undefined
  readonly clock: Clock
  ask(orderId: string, signal: AbortSignal | undefined): Promise<StatusReply>
}

const defaultInterval = 2000

/** Verdicts that a later answer may change. */
const open: readonly Verdict[] = ['waiting', 'nothing-paid', 'not-found']

/**
 * Finds out what became of a command, by the status its settlement table reads.
 *
 * @throws GatewayError when the status command fails
 */
export async function settle(question: Question, options: ResolveOptions): Promise<Resolution> {
  const orderId = options.OrderId ?? question.orderId
  if (orderId === undefined) {
    const explanation = `${question.command} has no OrderId. Give that of the payment: resolve({ OrderId }).`
    return { verdict: 'unproven', explanation }
  }
  const { clock } = question
  const until = clock.now() + (options.within ?? 0)
  for (;;) {
    const resolution = judge(question, await question.ask(orderId, options.signal))
    if (!open.includes(resolution.verdict) || clock.now() >= until) return resolution
    const interval = Math.min(options.interval ?? defaultInterval, until - clock.now())
    if (!(await pause(clock, interval, options.signal))) return resolution
  }
}

/** Reads one status reply by the settlement table. */
function judge({ command, settlement }: Question, reply: StatusReply): Resolution {
  const { state, amount, error, unpaid } = readStatus(reply)
  if (unpaid) return { verdict: 'nothing-paid', explanation: nothingPaid, reply }
  if (error !== undefined) {
    return error.code === 'ORDER_NOT_FOUND'
      ? { verdict: 'not-found', explanation: notFound, reply }
      : {
          verdict: 'unproven',
          explanation: `${settlement.command} was refused: ${error.meaning}`,
          reply,
        }
  }
  if (state === undefined)
    return {
      verdict: 'unproven',
      explanation: `${settlement.command} returned no status.`,
      reply,
    }
  const verdict = verdictOf(settlement, parsePaymentState(state))
  const explanation = explain(verdict, command, state, settlement.note)
  return {
    verdict,
    explanation,
    state,
    reply,
    ...(amount === undefined ? {} : { amount }),
  }
}

const verdicts = ['happened', 'declined', 'untouched', 'waiting'] as const

function verdictOf(settlement: SettlementDescriptor, state: ParsedState): Verdict {
  if (state.kind === 'unknown') return 'unproven'
  return verdicts.find((verdict) => settlement[verdict].includes(state.name)) ?? 'unproven'
}

const nothingPaid =
  'Nothing was paid yet when the gateway was asked. The payer may still be about to pay, and a lost request may still be on its way: ask again later.'

const notFound =
  'The gateway knows no payment with this OrderId. The lost request may still be on its way: ask again later before you take it for lost.'

function explain(verdict: Verdict, command: string, state: string, note: string | undefined): string {
  const is = `The payment is ${state}: `
  switch (verdict) {
    case 'happened':
      return `${is}${command} took effect.`
    case 'declined':
      return `${is}the gateway tried and refused.`
    case 'untouched':
      return `${is}${command} had not taken effect when the gateway was asked. A lost request may still be on its way: ask again before you repeat it.`
    case 'waiting':
      return `${is}nothing is decided yet. Ask again later.`
    default:
      return `${is}that does not prove whether ${command} took effect.${note === undefined ? '' : ` ${note}`}`
  }
}
