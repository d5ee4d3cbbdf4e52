// Generated from spec/overlays/field.yaml by `npm run generate`. Do not edit: change the spec.
import type { CommandDescriptor } from '../../../descriptors.js'
import type { ApiGetStateReply, ApiGetStateRequest } from '../../api/GetState.js'

/**
 * How InPay GetState travels. Asks for the status and the amount of a payment; moves no money.
 *
 * @example
 * ```ts
 * const body = encodeRequest(fieldInPayGetState, { OrderId: 'A-1' }, credentials)
 * const reply = decodeReply(fieldInPayGetState, answer)
 * ```
 */
export const fieldInPayGetState: CommandDescriptor<ApiGetStateRequest, ApiGetStateReply> = {
  id: 'inpay.GetState',
  family: 'inpay',
  name: 'GetState',
  path: '/apim/GetState',
  channel: 'form',
  effect: 'read',
  request: [{ name: 'Key', kind: 'text', from: 'key', id: true }, { name: 'OrderId', kind: 'text', id: true }],
  reply: {
    format: 'xml',
    roots: ['GetState'],
    outcomes: ['True', 'False'],
    attributes: [
      { name: 'MerchantContract', kind: 'text', id: true },
      { name: 'OrderId', kind: 'text', echo: true, id: true },
      { name: 'Amount', kind: 'integer', in: ['True'] },
      { name: 'State', kind: 'text', in: ['True'], essential: true, values: 'paymentState' },
      { name: 'ErrCode', kind: 'text', in: ['False'], values: 'errorCode' },
    ],
  },
  page: 'overlays/field',
}
