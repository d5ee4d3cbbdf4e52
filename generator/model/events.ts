/** State machines, and the notifications that tell of them. */
import type { ExampleHead } from './commands.js'
import type { Documented, Json, Limit } from './documented.js'
import type { Field, WireType } from './fields.js'
import type { EventResult, Movement, Outcome, Trigger, Verdict } from './words.js'

export interface Machine extends Documented {
  readonly name: string
  /** Error code answered to an illegal command. */
  readonly illegal: string
}

export interface State extends Documented {
  readonly machine: string
  readonly name: string
  /** `Forwarded(Terminal)`: name of what stands in brackets. */
  readonly parameter?: string
}

export interface Transition extends Documented {
  readonly machine: string
  readonly id: string
  /** States, or `none`. */
  readonly from: readonly string[]
  /** A state, `none`, or `same`. */
  readonly to: string
  readonly when?: string
  readonly also?: string
  readonly outcome?: Outcome
  readonly error?: string
  /** Ids of the commands that make it; empty when it has a `trigger`. */
  readonly by: readonly string[]
  /** What makes it when no command does: an instruction to the sandbox, or time. */
  readonly trigger?: Trigger
  readonly limits: Readonly<Record<string, Limit>>
}

export interface EventType extends Documented {
  readonly name: string
  readonly result: EventResult
  readonly means?: {
    readonly state?: string
    readonly money: Movement
  }
  readonly fields: readonly Field[]
  readonly open?: WireType
  /** Ids of emission rows that list it. */
  readonly emittedBy: readonly string[]
  readonly examples: readonly EventExample[]
}

/** What the status of a payment says of a notification about it. */
export interface Belief extends Documented {
  /** Error code of a status query for a payment that the gateway does not know. */
  readonly unknown: string
  /** By what a notification tells, its field with what is blocked, charged or left. */
  readonly amounts: Readonly<Record<string, string>>
  /** By what a notification tells, the statuses that say something of it. */
  readonly rows: Readonly<Record<string, Readonly<Record<string, Verdict>>>>
}

export interface EventExample extends ExampleHead {
  readonly body: string
  readonly gives: Json
}

export interface Emission extends Documented {
  readonly id: string
  readonly operation: string
  readonly family: string
  readonly success: readonly string[]
  readonly failure: readonly string[]
  /** Ids of commands that refer to it. */
  readonly by: readonly string[]
}
