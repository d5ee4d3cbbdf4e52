/** A command as the engine needs it. */
import type { CommandDescriptor } from '@card-gateway/protocol'
import type { Validator } from '@card-gateway/validators'
import type { Deviations } from './profile.js'

/**
 * Tells whether a request is valid; the generated validators.
 *
 * Neither the call nor a method throws.
 *
 * @example
 * ```ts
 * const failures = (check: RequestCheck, request: unknown) => (check(request) ? undefined : check.validate(request))
 * ```
 */
export type RequestCheck = ((request: unknown) => boolean) & Pick<Validator<unknown>, 'validate'>

/**
 * What the engine can do for a command.
 *
 * @example
 * ```ts
 * const isRead = (operation: OperationName) => operation === 'payment-status'
 * ```
 */
export type OperationName =
  | 'pay'
  | 'finish-3ds'
  | 'charge'
  | 'unblock'
  | 'refund'
  | 'payment-status'
  | 'init'
  | 'register'
  | 'update-user'
  | 'delete-user'
  | 'check-user'
  | 'add-card'
  | 'activate-card'
  | 'remove-card'
  | 'list-cards'
  | 'send-code'
  | 'create-cheque'
  | 'cheque-status'

/**
 * A command as the engine needs it.
 *
 * @example
 * ```ts
 * const isPlayed = ({ operation }: CommandRow) => operation !== undefined
 * ```
 */
export interface CommandRow {
  /** How it travels. */
  readonly descriptor: CommandDescriptor
  /** Loaded at the command's first request. */
  readonly load: () => Promise<RequestCheck>
  /** What it does; absent for a page, and for a command that the sandbox does not play. */
  readonly operation?: OperationName
  /** Machine transitions it can make. */
  readonly moves: readonly string[]
  /** Rows of the emission matrix. */
  readonly emits: readonly string[]
  /** Name of its element, or of the member of the command's path; the documented one. */
  readonly element: string
  /** Code for a malformed value by its path: `PayInfo.PAN` gives WRONG_PAN. Others give WRONG_PARAMS. */
  readonly refusals: Readonly<Record<string, string>>
  /** @internal How the profile that is played differs. */
  readonly deviations?: Deviations
}
