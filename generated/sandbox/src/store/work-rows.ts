// Copied from templates/sandbox/src/store/work-rows.ts by `npm run generate`. Do not edit: change it there.
/** Rows of due work, and of the clock and the random numbers of a world. Rows are plain JSON and never changed in place: a change is another row under the same id. */

/**
 * Something that is to be done at a moment, by whichever process gets hold of it.
 *
 * @example
 * ```ts
 * const isTaken = ({ worker }: JobRow) => worker !== undefined
 * ```
 */
export interface JobRow {
  /** Of the row. */
  readonly id: string
  /** `expire-3ds`, `expire-code`, `end-processing`, `deliver`, … */
  readonly kind: string
  /** Id of the row it is about. */
  readonly subject: string
  /** Jobs of one lane share their turns: each receiver has a lane, so that it does not hold up the others. */
  readonly lane: string
  /** Jobs of one sequence are done one after the other: those of a payment. */
  readonly sequence: string
  /** Milliseconds since 1970 on the world's clock. */
  readonly dueAt: number
  /** How often it was taken. */
  readonly attempts: number
  /** Who has it, and until when, on the machine's clock; absent while nobody has. */
  readonly worker?: string
  /** Until when the worker holds it, in milliseconds since 1970 on the machine's clock. */
  readonly leasedUntil?: number
}

/**
 * The clock of a world, the same for every process. Exactly one of `ahead` and `standsAt` is there.
 *
 * @example
 * ```ts
 * const stands = ({ standsAt }: ClockRow) => standsAt !== undefined
 * ```
 */
export interface ClockRow {
  /** Its only id. */
  readonly id: 'clock'
  /** Milliseconds it is ahead of the machine's. */
  readonly ahead?: number
  /** The moment it stands at, in milliseconds since 1970. */
  readonly standsAt?: number
  /** Somebody puts it forward. */
  readonly advance?: {
    /** Name of who puts it forward. */
    readonly worker: string
    /** Milliseconds since 1970 on the machine's clock: from then on that process counts as dead. */
    readonly until: number
    /** Whether time goes on afterwards. */
    readonly thenRuns: boolean
  }
}

/**
 * The state of the random sequence of a seed; the id names the seed.
 *
 * @example
 * ```ts
 * const row: SequenceRow = { id: 'random:Merchant', state: seedState(17, 'Merchant') }
 * ```
 */
export interface SequenceRow {
  /** Names its seed. */
  readonly id: `random:${string}`
  /** Where it stands. */
  readonly state: readonly [number, number, number, number]
}

/**
 * The state of a world's clock or random numbers.
 *
 * @example
 * ```ts
 * const isClock = (row: StateRow) => row.id === 'clock'
 * ```
 */
export type StateRow = ClockRow | SequenceRow
