// Generated from spec/overlays/field.yaml by `npm run generate`. Do not edit: change the spec.
import { ApiFamily } from './families/api.js'
import { FieldChequesFamily } from './families/field/cheques.js'
import { FieldEWalletFamily } from './families/field/ewallet.js'
import { FieldInPayFamily } from './families/field/inpay.js'
import { GatewayBase } from './gateway-base.js'
import { facts } from './gateway-facts.js'
import { nodeTransports } from './node-transports.js'
import type { GatewayOptions } from './options.js'

/**
 * The Card Payment Gateway of a merchant who says that it has what the overlay field adds: `inpay.getState`,
 * `ewallet.getState`, and `cheques.createCorrection`, and that it asks less in `inpay.init`, `ewallet.init`,
 * `ewallet.sendCode`, and `cheques.create`. In all else it is the `CardGateway`, and can be used wherever one is
 * expected.
 *
 * @example
 * ```ts
 * import { FieldGateway } from '@card-gateway/client/field'
 *
 * await using gateway = new FieldGateway({ baseUrl: 'https://gateway.example', key: 'Merchant', password })
 * ```
 */
export class FieldGateway extends GatewayBase {
  /**
   * Payments whose card data the merchant collects, which demands PCI DSS compliance; also wallet payments and 3-D
   * Secure.
   */
  readonly api: ApiFamily
  /** Payments whose card data is entered on a page of the gateway, so that the merchant never sees it. */
  readonly inpay: FieldInPayFamily
  /** User accounts with stored cards, and payments with them or with cards that are not stored. */
  readonly ewallet: FieldEWalletFamily
  /** Fiscal cheques without a payment; JSON instead of forms and XML, at paths the document does not show. */
  readonly cheques: FieldChequesFamily

  /** @throws ConfigurationError which option is wrong, why, and what to do */
  constructor(options: GatewayOptions<'create' | 'status'>) {
    super(options, facts, nodeTransports)
    this.api = new ApiFamily(this.caller)
    this.inpay = new FieldInPayFamily(this.caller)
    this.ewallet = new FieldEWalletFamily(this.caller)
    this.cheques = new FieldChequesFamily(this.caller)
  }
}

export { FieldInPayFamily } from './families/field/inpay.js'
export { FieldEWalletFamily } from './families/field/ewallet.js'
export { FieldChequesFamily } from './families/field/cheques.js'
export type {
  FieldChequesCreateCorrectionRequest,
} from '@card-gateway/protocol/commands/field/cheques/CreateCorrection'
export type { FieldInPayInitRequest } from '@card-gateway/protocol/commands/field/inpay/Init'
export type {
  FieldEWalletInitAddRequest,
  FieldEWalletInitPaymentRequest,
  FieldEWalletInitRequest,
  FieldEWalletInitRequestBase,
} from '@card-gateway/protocol/commands/field/ewallet/Init'
export type { FieldEWalletSendCodeRequest } from '@card-gateway/protocol/commands/field/ewallet/SendCode'
export type { FieldChequesCreateRequest } from '@card-gateway/protocol/commands/field/cheques/Create'
export type { FieldChequeContent, FieldStandaloneCheque } from '@card-gateway/protocol/commands/field/structures'
