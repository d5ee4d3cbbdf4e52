// Generated from spec/overlays/field.yaml by `npm run generate`. Do not edit: change the spec.
import type { CommandDescriptor } from '../../../descriptors.js'
import type { ChequesCreateReply } from '../../cheques/Create.js'
import type { FieldStandaloneCheque } from '../structures.js'

/**
 * Request of Cheques CreateCorrection. Queues a cheque that belongs to no payment.
 *
 * @example
 * ```ts
 * const request: FieldChequesCreateCorrectionRequest = {
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
export interface FieldChequesCreateCorrectionRequest {
  /**
   * Free text in a cheque. Whether it is required is not stated, so it may be left out.
   *
   * Source: Resources and their fields, Cheque attached to a payment; decision S82.
   */
  readonly Message?: string | undefined
  /** The cheque. */
  readonly Cheque: FieldStandaloneCheque
}

/**
 * How Cheques CreateCorrection travels. Queues a cheque that belongs to no payment.
 *
 * @example
 * ```ts
 * const body = encodeRequest(fieldChequesCreateCorrection, {
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
 * const reply = decodeReply(fieldChequesCreateCorrection, answer)
 * ```
 */
export const fieldChequesCreateCorrection: CommandDescriptor<
  FieldChequesCreateCorrectionRequest,
  ChequesCreateReply
> = {
  id: 'cheques.CreateCorrection',
  family: 'cheques',
  name: 'CreateCorrection',
  path: '/apicheque/CreateCorrection',
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
  page: 'overlays/field',
}
