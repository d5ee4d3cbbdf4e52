// Copied from templates/sandbox/src/spec/life-cycles.ts by `npm run generate`. Do not edit: change it there.
/** The states of payments, cards and confirmation codes, and the ways between them. */
import type { Success } from '@card-gateway/protocol'

/**
 * One way from state to state.
 *
 * @example
 * ```ts
 * const ends = ({ to }: TransitionRow) => to === 'none'
 * ```
 */
export interface TransitionRow {
  /** States it starts from; `none` is the absence of the object. */
  readonly from: readonly string[]
  /** State it ends in; `none` removes the object, `same` leaves the state. */
  readonly to: string
  /** How the command that makes it is answered. */
  readonly outcome?: Success
  /** Code of the answer when it is a failure with one code. */
  readonly error?: string
  /** What makes it when no command does. */
  readonly trigger?: 'sandbox' | 'clock'
}

/**
 * The states of one thing, and the ways between them.
 *
 * @example
 * ```ts
 * const ways = Object.keys(gatewaySpec.machines.payment.transitions)
 * ```
 */
export interface MachineTable {
  /** Code for what the state forbids. */
  readonly illegal: string
  /** Names of the states. */
  readonly states: readonly string[]
  /** Ways from state to state, by id. */
  readonly transitions: Readonly<Record<string, TransitionRow>>
}
