// Generated from spec/ by `npm run generate`. Do not edit: change the spec.
import { ApiFamily } from './families/api.js'
import { ChequesFamily } from './families/cheques.js'
import { EWalletFamily } from './families/ewallet.js'
import { InPayFamily } from './families/inpay.js'
import { fetchTransports } from './fetch-transports.js'
import { GatewayBase } from './gateway-base.js'
import { facts } from './gateway-facts.js'
import type { GatewayOptions } from './options.js'

/**
 * The Card Payment Gateway, a property per family of commands. One instance serves a whole program; close it at the
 * end.
 *
 * @example
 * ```ts
 * await using gateway = new CardGateway({ baseUrl: 'https://gateway.example', key: 'Merchant', password })
 * ```
 */
export class CardGateway extends GatewayBase {
  /**
   * Payments whose card data the merchant collects, which demands PCI DSS compliance; also wallet payments and 3-D
   * Secure.
   */
  readonly api: ApiFamily
  /** Payments whose card data is entered on a page of the gateway, so that the merchant never sees it. */
  readonly inpay: InPayFamily
  /** User accounts with stored cards, and payments with them or with cards that are not stored. */
  readonly ewallet: EWalletFamily
  /** Fiscal cheques without a payment; JSON instead of forms and XML, at paths the document does not show. */
  readonly cheques: ChequesFamily

  /** @throws ConfigurationError which option is wrong, why, and what to do */
  constructor(options: GatewayOptions<'create' | 'status', 'fetch'>) {
    super(options, facts, fetchTransports)
    this.api = new ApiFamily(this.caller)
    this.inpay = new InPayFamily(this.caller)
    this.ewallet = new EWalletFamily(this.caller)
    this.cheques = new ChequesFamily(this.caller)
  }
}
