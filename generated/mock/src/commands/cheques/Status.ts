// Generated from spec/families/cheques/Status.yaml by `npm run generate`. Do not edit: change the spec.
import { chequesStatus, type ChequesStatusReply, type ChequesStatusRequest } from '@card-gateway/protocol'
import type { CommandMock } from '../../shapes.js'

/**
 * The scenarios of Cheques Status, and the outcome of each.
 *
 * @example
 * ```ts
 * const scenario: keyof ChequesStatusScenarios = 'created'
 * ```
 */
export interface ChequesStatusScenarios {
  /** One cheque, its status inside. */
  readonly created: 'True'
  /** Two cheques of a payment; status and code beside Cheque, and NONE for no error. */
  readonly besideAndInside: 'True'
  /** Both ids, and no cheque found. */
  readonly both: 'True'
  /** The query succeeds, the cheque did not. */
  readonly failedCheque: 'True'
  /** Members the document does not know are kept where they stood. */
  readonly unknownMembers: 'True'
  /** A merchant password the gateway does not accept. */
  readonly denied: 'False'
}

/**
 * Cheques Status for mocks. Tells what became of a cheque.
 *
 * @example
 * ```ts
 * const createSmallMock = createMockFactory({ 'cheques.Status': chequesStatusMock }, credentials)
 * const mock = createSmallMock({ 'cheques.Status': 'created' })
 * ```
 */
export const chequesStatusMock: CommandMock<ChequesStatusRequest, ChequesStatusReply, ChequesStatusScenarios> = {
  command: chequesStatus,
  path: '/cheque/status',
  load: () =>
    import('@card-gateway/validators/cheques/StatusRequest').then((module) => module.validateChequesStatusRequest),
  scenarios: {
    created: { reply: { Success: 'True', Cheques: [{ Sended: true, Cheque: { Status: 'Created' } }] } },
    besideAndInside: {
      reply: {
        Success: 'True',
        Cheques: [{ Sended: false, Status: 'Queued' }, { Sended: true, Cheque: { Status: 'Created' }, Status: 'Sent' }],
      },
    },
    both: { reply: { Success: 'True', Cheques: [] } },
    failedCheque: {
      reply: { Success: 'True', Cheques: [{ Sended: false, Cheque: { ErrCode: 'WRONG_PARAMS', Status: 'Error' } }] },
    },
    unknownMembers: {
      reply: {
        Success: 'True',
        Cheques: [
          {
            Sended: true,
            Cheque: { Status: 'Created', extra: { attributes: { Fiscal: 'true' }, children: [] } },
            extra: { attributes: { Id: 'cheque-1' }, children: [] },
          },
        ],
      },
    },
    denied: { reply: { Success: 'False', ErrCode: 'ACCESS_DENIED' } },
  },
}
