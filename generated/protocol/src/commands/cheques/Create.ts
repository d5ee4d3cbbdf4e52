// Generated from spec/families/cheques/Create.yaml by `npm run generate`. Do not edit: change the spec.
import type { CommandDescriptor } from '../../descriptors.js'
import type { Extra } from '../../elements.js'
import type { ChequeStatus } from '../../enums.js'
import type { ErrorInfo } from '../../error-info.js'
import type { ErrorCode } from '../../errors.js'
import type { StandaloneCheque } from '../../resources.js'

/**
 * Request of Cheques Create. Queues a cheque that belongs to no payment.
 *
 * @example
 * ```ts
 * const request: ChequesCreateRequest = {
 *   Cheque: {
 *     Id: 'cheque-1',
 *     INN: '7701234567',
 *     Content: {
 *       Type: 1,
 *       Positions: [{ Quantity: '1', Price: '123.45', Tax: 1, Text: 'Ticket' }],
 *       CheckClose: { Payments: [{ Type: 3, Amount: '123.45' }], TaxationSystem: 0 },
 *       CustomerContact: 'ivan@shop.example',
 *       Message: 'Thank you for the purchase',
 *     },
 *   },
 * }
 * ```
 */
export interface ChequesCreateRequest {
  /**
   * Free text in a cheque. Whether it is required is not stated, so it may be left out.
   *
   * Source: Resources and their fields, Cheque attached to a payment; decision S82.
   */
  readonly Message?: string | undefined
  /** The cheque. */
  readonly Cheque: StandaloneCheque
}

/**
 * What every reply to Cheques Create may hold.
 *
 * @example
 * ```ts
 * const reply: ChequesCreateReplyBase = { Status: 'Created' }
 * ```
 */
export interface ChequesCreateReplyBase {
  /**
   * Error code; one of the documented codes or a later one.
   *
   * Source: Errors; decisions C39, T08, S33, N13.
   */
  readonly ErrCode?: ErrorCode
  /**
   * Status of a cheque, for example Created; open, for the document lists no values.
   *
   * Source: Endpoints, API family, Standalone cheque operations; decision S84.
   */
  readonly Status?: ChequeStatus | (string & {})
  /** What the gateway sent beyond this; absent when there was nothing. */
  readonly extra?: Extra
}

/**
 * Create succeeded.
 *
 * @example
 * ```ts
 * const reply: ChequesCreateReplyTrue = { Success: 'True', Status: 'Created' }
 * ```
 */
export interface ChequesCreateReplyTrue extends ChequesCreateReplyBase {
  /** The outcome: Create succeeded. */
  readonly Success: 'True'
}

/**
 * Create was refused; `error` says why.
 *
 * @example
 * ```ts
 * const show = (reply: ChequesCreateReplyFalse) => reply.error.advice.payer
 * ```
 */
export interface ChequesCreateReplyFalse extends ChequesCreateReplyBase {
  /** The outcome: Create was refused; `error` says why. */
  readonly Success: 'False'
  /** What the code means, whose fault it is, whether repeating helps, and what to tell the payer. */
  readonly error: ErrorInfo
}

/**
 * Reply to Cheques Create; `Success` tells the outcomes apart.
 *
 * @example
 * ```ts
 * function tell(reply: ChequesCreateReply) {
 *   if (reply.Success === 'True') return reply.ErrCode
 *   return reply.error.advice.merchant
 * }
 * ```
 */
export type ChequesCreateReply = ChequesCreateReplyTrue | ChequesCreateReplyFalse

/**
 * How Cheques Create travels. Queues a cheque that belongs to no payment.
 *
 * @example
 * ```ts
 * const body = encodeRequest(chequesCreate, {
 *   Cheque: {
 *     Id: 'cheque-1',
 *     INN: '7701234567',
 *     Content: {
 *       Type: 1,
 *       Positions: [{ Quantity: '1', Price: '123.45', Tax: 1, Text: 'Ticket' }],
 *       CheckClose: { Payments: [{ Type: 3, Amount: '123.45' }], TaxationSystem: 0 },
 *       CustomerContact: 'ivan@shop.example',
 *       Message: 'Thank you for the purchase',
 *     },
 *   },
 * }, credentials)
 * const reply = decodeReply(chequesCreate, answer)
 * ```
 */
export const chequesCreate: CommandDescriptor<ChequesCreateRequest, ChequesCreateReply> = {
  id: 'cheques.Create',
  family: 'cheques',
  name: 'Create',
  pathOption: 'chequePaths.create',
  channel: 'json',
  effect: 'account',
  request: [
    { name: 'Key', kind: 'text', from: 'key', id: true },
    { name: 'Password', kind: 'text', from: 'password', sensitive: 'password' },
    { name: 'Message', kind: 'text' },
    {
      name: 'Cheque',
      kind: 'object',
      fields: [
        { name: 'Id', kind: 'text', id: true },
        { name: 'INN', kind: 'text', id: true },
        { name: 'Group', kind: 'text', id: true },
        {
          name: 'Content',
          kind: 'object',
          fields: [
            { name: 'Type', kind: 'integer' },
            {
              name: 'Positions',
              kind: 'list',
              fields: [
                { name: 'Quantity', kind: 'decimal', scale: 3 },
                { name: 'Price', kind: 'decimal', scale: 2 },
                { name: 'Tax', kind: 'integer' },
                { name: 'Text', kind: 'text' },
              ],
            },
            {
              name: 'CheckClose',
              kind: 'object',
              fields: [
                {
                  name: 'Payments',
                  kind: 'list',
                  fields: [{ name: 'Type', kind: 'integer' }, { name: 'Amount', kind: 'decimal', scale: 2 }],
                },
                { name: 'TaxationSystem', kind: 'integer' },
              ],
            },
            { name: 'CustomerContact', kind: 'text', sensitive: 'personal' },
            { name: 'Message', kind: 'text' },
          ],
        },
      ],
    },
  ],
  reply: {
    format: 'json',
    roots: [],
    outcomes: ['True', 'False'],
    attributes: [
      { name: 'ErrCode', kind: 'text', values: 'errorCode' },
      { name: 'Status', kind: 'text', values: 'chequeStatus' },
    ],
  },
}
