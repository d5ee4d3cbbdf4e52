// Copied from templates/sandbox/src/store/message-rows.ts by `npm run generate`. Do not edit: change it there.
/** Rows of what leaves the sandbox: notifications, e-mails and SMS. Rows are plain JSON and never changed in place: a change is another row under the same id. */

/**
 * A notification that is to be delivered, or was; the delivery part owns it.
 *
 * @example
 * ```ts
 * const isOpen = ({ status }: DeliveryRow) => status === 'pending'
 * ```
 */
export interface DeliveryRow {
  /** Of the row. */
  readonly id: string
  /** `pending`, `delivered`, `dropped`, … */
  readonly status: string
  /** Moment of the next attempt, in milliseconds since 1970 on the sandbox's clock. */
  readonly due: number
  /** Plain JSON. */
  readonly [field: string]: unknown
}

/**
 * A message the sandbox would have sent by e-mail or SMS; the delivery part owns it.
 *
 * @example
 * ```ts
 * const messages = await sandbox.notifications.outbox()
 * const texts = messages.map(({ text }: MessageRow) => text)
 * ```
 */
export interface MessageRow {
  /** Of the row. */
  readonly id: string
  /** Milliseconds since 1970 on the sandbox's clock. */
  readonly at: number
  /** How it would travel. */
  readonly channel: 'email' | 'sms'
  /** Whom it goes to. */
  readonly to: string
  /** What it says. */
  readonly text: string
  /** Of an e-mail. */
  readonly subject?: string
}

/**
 * What JSON can say.
 *
 * @example
 * ```ts
 * const value: JsonValue = { OrderId: 'A-1', Amounts: [100, 200] }
 * ```
 */
export type JsonValue = string | number | boolean | null | readonly JsonValue[] | { readonly [key: string]: JsonValue }
