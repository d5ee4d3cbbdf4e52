// Generated from spec/overlays/field.yaml by `npm run generate`. Do not edit: change the spec.
import type { CommandDescriptor } from '../../../descriptors.js'
import type { ApiGetStateReply, ApiGetStateRequest } from '../../api/GetState.js'

/**
 * How eWallet GetState travels. Asks for the status and the amount of a payment; moves no money.
 *
 * @example
 * ```ts
 * const body = encodeRequest(fieldEWalletGetState, { OrderId: 'A-1' }, credentials)
 * const reply = decodeReply(fieldEWalletGetState, answer)
 * ```
 */
export const fieldEWalletGetState: CommandDescriptor<ApiGetStateRequest, ApiGetStateReply> = {
  id: 'ewallet.GetState',
  family: 'ewallet',
  name: 'GetState',
  path: '/vwapi/GetState',
  channel: 'form',
  effect: 'read',
  request: [{ name: 'Key', kind: 'text', from: 'vwid', id: true }, { name: 'OrderId', kind: 'text', id: true }],
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
