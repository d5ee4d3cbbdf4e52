// Generated from spec/families/cheques/Status.yaml by `npm run generate`. Do not edit: change the spec.
import type { CommandDescriptor } from '../../descriptors.js'
import type { Extra } from '../../elements.js'
import type { ErrorInfo } from '../../error-info.js'
import type { ErrorCode } from '../../errors.js'
import type { ChequeStatusEntry } from '../../resources.js'

/**
 * The fields of {@link ChequesStatusRequest} one by one.
 *
 * @example
 * ```ts
 * const request: ChequesStatusRequestFields = { Id: 'cheque-1' }
 * ```
 */
export interface ChequesStatusRequestFields {
  /**
   * Id of a standalone cheque. 1 to 32 characters.
   *
   * Source: Resources and their fields, Standalone cheque (without payment); decisions C18, S84.
   */
  readonly Id?: string | undefined
  /**
   * Payment whose cheques are asked for. 1 to 50 characters. No `;` and no control characters. Characters other than
   * letters, digits, - and _ may fail in bank services.
   *
   * Source: Resources and their fields, Payment; decisions C18, S10, S11, C10.
   */
  readonly OrderId?: string | undefined
}

/**
 * Request of Cheques Status. Tells what became of a cheque.
 *
 * At least one of Id, OrderId is needed.
 *
 * @example
 * ```ts
 * const request: ChequesStatusRequest = { Id: 'cheque-1' }
 * ```
 */
export type ChequesStatusRequest = ChequesStatusRequestFields & ({
    /** Given. */
    readonly Id: string
  } | {
    /** Given. */
    readonly OrderId: string
  })

/**
 * What every reply to Cheques Status may hold.
 *
 * @example
 * ```ts
 * const reply: ChequesStatusReplyBase = { ErrCode: 'ACCESS_DENIED' }
 * ```
 */
export interface ChequesStatusReplyBase {
  /**
   * Error code; one of the documented codes or a later one.
   *
   * Source: Errors; decisions C39, T08, S33, N13.
   */
  readonly ErrCode?: ErrorCode
  /** What the gateway sent beyond this; absent when there was nothing. */
  readonly extra?: Extra
}

/**
 * Status succeeded.
 *
 * @example
 * ```ts
 * const reply: ChequesStatusReplyTrue = {
 *   Success: 'True',
 *   Cheques: [{ Sended: true, Cheque: { Status: 'Created' } }],
 * }
 * ```
 */
export interface ChequesStatusReplyTrue extends ChequesStatusReplyBase {
  /** The outcome: Status succeeded. */
  readonly Success: 'True'
  /** The cheques that were found. */
  readonly Cheques: readonly ChequeStatusEntry[]
}

/**
 * Status was refused; `error` says why.
 *
 * @example
 * ```ts
 * const show = (reply: ChequesStatusReplyFalse) => reply.error.advice.payer
 * ```
 */
export interface ChequesStatusReplyFalse extends ChequesStatusReplyBase {
  /** The outcome: Status was refused; `error` says why. */
  readonly Success: 'False'
  /** What the code means, whose fault it is, whether repeating helps, and what to tell the payer. */
  readonly error: ErrorInfo
}

/**
 * Reply to Cheques Status; `Success` tells the outcomes apart.
 *
 * @example
 * ```ts
 * function tell(reply: ChequesStatusReply) {
 *   if (reply.Success === 'True') return reply.Cheques
 *   return reply.error.advice.merchant
 * }
 * ```
 */
export type ChequesStatusReply = ChequesStatusReplyTrue | ChequesStatusReplyFalse

/**
 * How Cheques Status travels. Tells what became of a cheque.
 *
 * @example
 * ```ts
 * const body = encodeRequest(chequesStatus, { Id: 'cheque-1' }, credentials)
 * const reply = decodeReply(chequesStatus, answer)
 * ```
 */
export const chequesStatus: CommandDescriptor<ChequesStatusRequest, ChequesStatusReply> = {
  id: 'cheques.Status',
  family: 'cheques',
  name: 'Status',
  pathOption: 'chequePaths.status',
  channel: 'json',
  effect: 'read',
  request: [
    { name: 'Key', kind: 'text', from: 'key', id: true },
    { name: 'Password', kind: 'text', from: 'password', sensitive: 'password' },
    { name: 'Id', kind: 'text', id: true },
    { name: 'OrderId', kind: 'text', id: true },
  ],
  reply: {
    format: 'json',
    roots: [],
    outcomes: ['True', 'False'],
    attributes: [
      { name: 'ErrCode', kind: 'text', values: 'errorCode' },
      {
        name: 'Cheques',
        kind: 'list',
        in: ['True'],
        essential: true,
        fields: [
          { name: 'Sended', kind: 'flag' },
          {
            name: 'Cheque',
            kind: 'object',
            fields: [
              { name: 'ErrCode', kind: 'text', values: 'errorCode' },
              { name: 'Status', kind: 'text', values: 'chequeStatus' },
            ],
          },
          { name: 'ErrCode', kind: 'text', values: 'errorCode' },
          { name: 'Status', kind: 'text', values: 'chequeStatus' },
        ],
      },
    ],
  },
}
