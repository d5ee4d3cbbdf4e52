// Generated from spec/families/cheques/Create.yaml by `npm run generate`. Do not edit: change the spec.
import { chequesCreate, type ChequesCreateReply, type ChequesCreateRequest } from '@card-gateway/protocol'
import type { CommandMock } from '../../shapes.js'

/**
 * The scenarios of Cheques Create, and the outcome of each.
 *
 * @example
 * ```ts
 * const scenario: keyof ChequesCreateScenarios = 'queued'
 * ```
 */
export interface ChequesCreateScenarios {
  /** One position, one payment. */
  readonly queued: 'True'
  /** Every field, several lines, exact decimals, cash with change. */
  readonly everyField: 'True'
  /** Members the document does not know are kept as text. */
  readonly unknownMembers: 'True'
  /** The gateway refuses the cheque. */
  readonly wrongParams: 'False'
  /** A failure that names no reason. */
  readonly silentFailure: 'False'
}

/**
 * Cheques Create for mocks. Queues a cheque that belongs to no payment.
 *
 * @example
 * ```ts
 * const createSmallMock = createMockFactory({ 'cheques.Create': chequesCreateMock }, credentials)
 * const mock = createSmallMock({ 'cheques.Create': 'queued' })
 * ```
 */
export const chequesCreateMock: CommandMock<ChequesCreateRequest, ChequesCreateReply, ChequesCreateScenarios> = {
  command: chequesCreate,
  path: '/cheque/create',
  load: () =>
    import('@card-gateway/validators/cheques/CreateRequest').then((module) => module.validateChequesCreateRequest),
  scenarios: {
    queued: { reply: { Success: 'True', Status: 'Created' } },
    everyField: { reply: { Success: 'True', Status: 'Queued' } },
    unknownMembers: {
      reply: {
        Success: 'True',
        Status: 'Created',
        extra: { attributes: { Queue: '{"Place":7}', Note: 'Принят', Retry: 'null' }, children: [] },
      },
    },
    wrongParams: { reply: { Success: 'False', ErrCode: 'WRONG_PARAMS' } },
    silentFailure: { reply: { Success: 'False' } },
  },
}
