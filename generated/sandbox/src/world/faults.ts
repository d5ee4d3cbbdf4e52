// Copied from templates/sandbox/src/world/faults.ts by `npm run generate`. Do not edit: change it there.
import { hint } from '../lib/did-you-mean.js'
import { checkName, type Names } from '../spec/names.js'

/**
 * What can go wrong between a merchant and a gateway.
 *
 * - `connection-reset` nothing is processed and no answer comes
 * - `answer-lost` everything is processed and no answer comes
 * - `time-out` nothing is processed; after the test environment's time-out on the sandbox's clock the connection is closed without an answer
 * - `truncated` processed; the answer breaks off · `html-502` processed; a proxy's error page comes instead
 * - `wrong-root` processed; the answer has another element · `slow` processed; the answer comes byte by byte
 *
 * @example
 * ```ts
 * const fault: Fault = 'answer-lost'
 * ```
 */
export type Fault = 'connection-reset' | 'answer-lost' | 'time-out' | 'truncated' | 'html-502' | 'wrong-root' | 'slow'

/**
 * The names of all faults.
 *
 * @example
 * ```ts
 * for (const fault of faultNames) sandbox.faults.next('api.Pay', fault)
 * ```
 */
export const faultNames: readonly Fault[] = [
  'connection-reset',
  'answer-lost',
  'time-out',
  'truncated',
  'html-502',
  'wrong-root',
  'slow',
]

/**
 * How a command ends, as it was planned in the sandbox.
 *
 * @example
 * ```ts
 * sandbox.faults.force('api.Pay', { error: 'AMOUNT_EXCEED' } satisfies ForcedOutcome)
 * ```
 */
export type ForcedOutcome =
  /** It fails with any error code. */
  | {
      /** Error code of the answer. */
      readonly error: string
    }
  /** The payment goes to the anti-fraud service (decision S51). */
  | {
      /** State the payment goes to. */
      readonly state: 'PreAuthorizedAF'
    }
  /** The payment is made on another terminal; `fail`: the command is answered with MERCHANT_FORWARD (decision S52). */
  | {
      /** Key of the other terminal. */
      readonly forwardTo: string
      /** Whether the command is refused with that. */
      readonly fail?: boolean
    }

/**
 * A fault or a forced outcome that waits for its command.
 *
 * @example
 * ```ts
 * const planned: PlannedFault = sandbox.faults.next('api.Pay', 'slow')
 * sandbox.faults.clear(planned.id)
 * ```
 */
export interface PlannedFault {
  /** Its number, for `clear`. */
  readonly id: number
  /** Id of the command, `api.Pay`, or `*`. */
  readonly command: string
  /** What goes wrong. */
  readonly fault?: Fault
  /** Or how the command ends. */
  readonly outcome?: ForcedOutcome
  /** How often it will still be played. */
  readonly times: number
}

/**
 * How often a fault is played.
 *
 * @example
 * ```ts
 * sandbox.faults.next('*', 'html-502', { times: 3 } satisfies FaultOptions)
 * ```
 */
export interface FaultOptions {
  /** How often it is played; default 1, `Infinity` until it is cleared. */
  readonly times?: number
}

/**
 * Makes commands of a world fail. Faults are played in the order they were planned.
 *
 * @example
 * ```ts
 * sandbox.faults.next('api.Pay', 'answer-lost')
 * ```
 */
export interface Faults {
  /**
   * Plans a fault for the next request of a command, or of any with `*`.
   *
   * @throws RangeError when there is no such command or fault
   */
  next(command: string, fault: Fault, options?: FaultOptions): PlannedFault
  /**
   * Plans how the next request of a command ends.
   *
   * @throws RangeError when there is no such command or error code
   */
  force(command: string, outcome: ForcedOutcome, options?: FaultOptions): PlannedFault
  /** What still waits, in its order. */
  readonly planned: readonly PlannedFault[]
  /**
   * Cancels one, or all.
   *
   * Throws nothing.
   */
  clear(id?: number): void
}

/** The faults planned in one world. */
export class FaultPlan implements Faults {
  readonly #names: Names
  #planned: PlannedFault[] = []
  /** Outcomes that requests took and have not played yet. */
  readonly #taken = new Map<ForcedOutcome, PlannedFault>()
  #count = 0

  constructor(names: Names) {
    this.#names = names
  }

  next(command: string, fault: Fault, options?: FaultOptions): PlannedFault {
    if (!faultNames.includes(fault)) throw new RangeError(`There is no fault ${fault}${hint(fault, faultNames)}`)
    return this.#plan(command, { fault }, options)
  }

  force(command: string, outcome: ForcedOutcome, options?: FaultOptions): PlannedFault {
    if ('error' in outcome) checkName(this.#names, 'error code', outcome.error)
    return this.#plan(command, { outcome }, options)
  }

  get planned(): readonly PlannedFault[] {
    return [...this.#planned]
  }

  clear(id?: number): void {
    this.#planned = id === undefined ? [] : this.#planned.filter((planned) => planned.id !== id)
    for (const [outcome, planned] of this.#taken) if (id === undefined || planned.id === id) this.#taken.delete(outcome)
  }

  /** Takes the fault to play for a request; it has one play less left then. */
  takeFault(command: string): Fault | undefined {
    return this.#take(command, 'fault')?.fault
  }

  /** Takes the planned outcome of a request; it has one play less left then. */
  takeOutcome(command: string): ForcedOutcome | undefined {
    const found = this.#take(command, 'outcome')
    if (found?.outcome === undefined) return undefined
    // A copy for each request, so that several can have one plan's at a time.
    const outcome = { ...found.outcome }
    this.#taken.set(outcome, found)
    return outcome
  }

  /** A request played an outcome it took. */
  played(outcome: ForcedOutcome): void {
    this.#taken.delete(outcome)
  }

  /** A request took an outcome and did not come to play it: it waits for the next one. */
  giveBack(outcome: ForcedOutcome): void {
    const taken = this.#taken.get(outcome)
    if (taken === undefined) return
    this.#taken.delete(outcome)
    const place = this.#planned.findIndex(({ id }) => id >= taken.id)
    const rest = this.#planned[place]
    if (rest?.id === taken.id) this.#planned[place] = { ...rest, times: rest.times + 1 }
    else this.#planned.splice(place === -1 ? this.#planned.length : place, 0, { ...taken, times: 1 })
  }

  #plan(command: string, what: Pick<PlannedFault, 'fault' | 'outcome'>, options: FaultOptions = {}): PlannedFault {
    const { times = 1 } = options
    // A page plays an outcome, but no fault.
    const isPage = what.outcome !== undefined && this.#names.page.includes(command)
    if (command !== '*' && !isPage) checkName(this.#names, 'command', command)
    if (!(times >= 1)) throw new RangeError('times must be a number of at least 1, or Infinity.')
    const planned = { id: ++this.#count, command, ...what, times }
    this.#planned.push(planned)
    return planned
  }

  #take(command: string, what: 'fault' | 'outcome'): PlannedFault | undefined {
    if (this.#planned.length === 0) return undefined
    const index = this.#planned.findIndex(
      (planned) => planned[what] !== undefined && (planned.command === command || planned.command === '*'),
    )
    const found = index === -1 ? undefined : this.#planned[index]
    if (found === undefined) return undefined
    const left = found.times - 1
    this.#planned.splice(index, 1, ...(left > 0 ? [{ ...found, times: left }] : []))
    return found
  }
}
