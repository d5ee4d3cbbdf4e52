/** What a script says a command answers, call after call. */
import type { CannedReply } from './canned.js'
import { MockError } from './errors.js'
import type { CommandMocks, RequestOf, ScenarioOf } from './shapes.js'
import type { UnknownOutcome } from './unknown-outcomes.js'

/**
 * One answer: a scenario's name, what happens instead of an answer, or a reply made with `mockReply`.
 *
 * @example
 * ```ts
 * const lost: Answer<typeof commandMocks['api.Pay'], 'api.Pay'> = 'answer-lost'
 * ```
 */
export type Answer<Mock, Id extends string> = ScenarioOf<Mock> | UnknownOutcome | CannedReply<Id>

/**
 * An answer, or what chooses one by the request; `nth` counts the calls of the command from 1.
 *
 * @example
 * ```ts
 * const twice: Step<typeof commandMocks['api.Pay'], 'api.Pay'> = (_request, nth) => (nth === 1 ? 'answer-lost' : 'declined')
 * ```
 */
export type Step<Mock, Id extends string> =
  | Answer<Mock, Id>
  | ((request: RequestOf<Mock>, nth: number) => Answer<Mock, Id>)

/**
 * One step for every call; a list, whose last step stays; or a `sequence`, which ends.
 *
 * @example
 * ```ts
 * const answers: Answers<typeof commandMocks['api.Pay'], 'api.Pay'> = ['threeDS', 'declined']
 * ```
 */
export type Answers<Mock, Id extends string> = Step<Mock, Id> | readonly Step<Mock, Id>[] | Sequence<Step<Mock, Id>>

/**
 * What each command answers; what is not listed answers with its first example that succeeds.
 *
 * @example
 * ```ts
 * const script: Script<typeof commandMocks> = { 'api.Pay': ['threeDS', 'declined'], 'api.Refund': 'part' }
 * ```
 */
export type Script<Mocks extends CommandMocks> = {
  readonly [Id in keyof Mocks & string]?: Answers<Mocks[Id], Id>
}

/**
 * Exactly these answers, in this order: a further call is refused, one that never came fails `verify()`.
 *
 * @example
 * ```ts
 * const length = (steps: Sequence<string>) => steps.steps.length
 * ```
 */
export interface Sequence<Item> {
  /** Tells it from a list. */
  readonly kind: 'sequence'
  /** In their order. */
  readonly steps: readonly Item[]
}

/**
 * Exactly these answers, in this order: a further call is refused, one that never came fails `verify()`.
 *
 * Throws nothing.
 *
 * @example
 * ```ts
 * const mock = createMock({ 'api.Pay': sequence('declined', 'threeDS') })
 * ```
 */
export function sequence<const Steps extends readonly unknown[]>(...steps: Steps): Sequence<Steps[number]> {
  return { kind: 'sequence', steps }
}

/** A step with its command's types left aside. */
export type AnyStep = string | CannedReply | ((request: unknown, nth: number) => string | CannedReply)

/** What a command answers, and how far it is. */
export interface Track {
  readonly steps: readonly AnyStep[]
  /** Whether it ends, or the last step stays. */
  readonly ends: boolean
  played: number
}

/** @throws MockError when a list is empty */
export function trackOf(command: string, answers: AnyStep | readonly AnyStep[] | Sequence<AnyStep>): Track {
  const ends = typeof answers === 'object' && 'kind' in answers
  const steps = ends ? answers.steps : isList(answers) ? answers : [answers]
  if (steps.length > 0) return { steps, ends, played: 0 }
  throw new MockError('no-answers', `${command} is given an empty list of answers. Name at least one scenario.`)
}

/** The step of the next call; undefined when the sequence is over. */
export function nextStep(track: Track): AnyStep | undefined {
  const at = track.played++
  return track.ends ? track.steps[at] : track.steps[Math.min(at, track.steps.length - 1)]
}

function isList(answers: AnyStep | readonly AnyStep[]): answers is readonly AnyStep[] {
  return Array.isArray(answers)
}
