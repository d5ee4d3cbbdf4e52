/** What an overlay says of replies: attributes, statuses, and answers in JSON. */
import type { Success } from '@card-gateway/protocol'

/**
 * Where the value of a further attribute comes from.
 *
 * @example
 * ```ts
 * const constant = (source: AttributeSource) => source === 'empty' || source === 'false'
 * ```
 */
export type AttributeSource =
  | 'card-id'
  | 'empty'
  | 'false'
  | 'final-terminal'
  | 'forwarded'
  | 'key'
  | 'retrieval-number'

/**
 * When a further attribute is there: the parameter of its name is absent, the card is not registered, money moved.
 *
 * @example
 * ```ts
 * const rule: AttributeRule = { of: ['api.Pay'], name: 'RRN', gives: 'retrieval-number', when: 'money-moved' }
 * ```
 */
export type AttributeCondition = 'absent' | 'card-not-registered' | 'money-moved'

/**
 * An attribute that answers have beyond the document.
 *
 * @example
 * ```ts
 * const rule: AttributeRule = { of: ['api.Refund'], name: 'Key', gives: 'key' }
 * ```
 */
export interface AttributeRule {
  /** Ids of the commands: `api.Pay`. */
  readonly of: readonly string[]
  /** Of the attribute. */
  readonly name: string
  /** Where its value comes from. */
  readonly gives: AttributeSource
  /** Outcomes it belongs to; `True` when absent. */
  readonly in?: readonly Success[]
  /** Error codes it comes with; all when absent. */
  readonly codes?: readonly string[]
  /** Always when absent. */
  readonly when?: AttributeCondition
  /** The attribute it follows; it is the last when absent. */
  readonly after?: string
  /** What it says, for readers of answers. */
  readonly summary?: string
}

/**
 * How the status of a payment is reported where the document says otherwise.
 *
 * @example
 * ```ts
 * const rule: StatusRule = { of: ['api.GetState'], states: ['New'], code: 'ORDER_NOT_FOUND' }
 * ```
 */
export interface StatusRule {
  /** Ids of the commands: `api.GetState`. */
  readonly of: readonly string[]
  /** States of the payment. */
  readonly states: readonly string[]
  /** The error code that is answered. */
  readonly code?: string
  /** The status that is reported for a payment which a session registered. */
  readonly says?: string
}

/**
 * What a member of a JSON answer holds.
 *
 * @example
 * ```ts
 * const members: Members = { Success: 'success', ErrCode: 'error' }
 * ```
 */
export type MemberSource = 'document' | 'error' | 'nothing' | 'sended' | 'status' | 'success'

/**
 * Members of a JSON answer in their order.
 *
 * @example
 * ```ts
 * const members: Members = { Success: 'success', Status: 'status' }
 * ```
 */
export type Members = Readonly<Record<string, MemberSource>>

/**
 * What an answer in JSON looks like.
 *
 * @example
 * ```ts
 * const shape: ReplyShape = { members: { Success: 'success', Status: 'status' }, words: { Formed: 'Created' } }
 * ```
 */
export interface ReplyShape {
  /** Of the answer. */
  readonly members?: Members
  /** Of each element of its list. */
  readonly each?: Members
  /** Statuses that have other names. */
  readonly words?: Readonly<Record<string, string>>
}
