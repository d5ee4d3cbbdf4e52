// Generated from spec/ by `npm run generate`. Do not edit: change the spec.
import { createMockReply, type MockReplyFunction } from './canned.js'
import { apiBlockMock } from './commands/api/Block.js'
import { apiBlock3DSMock } from './commands/api/Block3DS.js'
import { apiChargeMock } from './commands/api/Charge.js'
import { apiGetStateMock } from './commands/api/GetState.js'
import { apiMPBlockMock } from './commands/api/MPBlock.js'
import { apiMPPayMock } from './commands/api/MPPay.js'
import { apiMobileBlockMock } from './commands/api/MobileBlock.js'
import { apiMobilePayMock } from './commands/api/MobilePay.js'
import { apiPayMock } from './commands/api/Pay.js'
import { apiPay3DSMock } from './commands/api/Pay3DS.js'
import { apiRefundMock } from './commands/api/Refund.js'
import { apiUnblockMock } from './commands/api/Unblock.js'
import { chequesCreateMock } from './commands/cheques/Create.js'
import { chequesStatusMock } from './commands/cheques/Status.js'
import { eWalletActivateMock } from './commands/ewallet/Activate.js'
import { eWalletAddMock } from './commands/ewallet/Add.js'
import { eWalletChargeMock } from './commands/ewallet/Charge.js'
import { eWalletCheckMock } from './commands/ewallet/Check.js'
import { eWalletDeleteMock } from './commands/ewallet/Delete.js'
import { eWalletGetListMock } from './commands/ewallet/GetList.js'
import { eWalletInitMock } from './commands/ewallet/Init.js'
import { eWalletPayMock } from './commands/ewallet/Pay.js'
import { eWalletPayStatusMock } from './commands/ewallet/PayStatus.js'
import { eWalletPaySubmit3DSMock } from './commands/ewallet/PaySubmit3DS.js'
import { eWalletRefundMock } from './commands/ewallet/Refund.js'
import { eWalletRegisterMock } from './commands/ewallet/Register.js'
import { eWalletRemoveMock } from './commands/ewallet/Remove.js'
import { eWalletSendCodeMock } from './commands/ewallet/SendCode.js'
import { eWalletUnblockMock } from './commands/ewallet/Unblock.js'
import { eWalletUpdateMock } from './commands/ewallet/Update.js'
import { inPayChargeMock } from './commands/inpay/Charge.js'
import { inPayInitMock } from './commands/inpay/Init.js'
import { inPayPayStatusMock } from './commands/inpay/PayStatus.js'
import { inPayRefundMock } from './commands/inpay/Refund.js'
import { inPayUnblockMock } from './commands/inpay/Unblock.js'
import { type CreateMock, createMockFactory, type MockCredentials } from './mock.js'

/**
 * Every command that is answered, by id.
 *
 * @example
 * ```ts
 * const names = Object.keys(commandMocks['api.Pay'].scenarios)
 * ```
 */
export const commandMocks = {
  /** API Block. Blocks an amount on a card, the first of two steps; the card data is entered on the merchant's side. */
  'api.Block': apiBlockMock,
  /** API Block3DS. Completes a two-step block after 3-D Secure. */
  'api.Block3DS': apiBlock3DSMock,
  /** API Charge. Charges the whole amount that Block blocked. */
  'api.Charge': apiChargeMock,
  /** API GetState. Asks for the status and the amount of a payment; moves no money. */
  'api.GetState': apiGetStateMock,
  /** API MPBlock. Blocks an amount on a card that is stored in a wallet system, the first of two steps. */
  'api.MPBlock': apiMPBlockMock,
  /** API MPPay. Charges an amount in one step with a card that is stored in a wallet system. */
  'api.MPPay': apiMPPayMock,
  /** API MobileBlock. Blocks an amount with a token of a mobile wallet, the first of two steps. */
  'api.MobileBlock': apiMobileBlockMock,
  /** API MobilePay. Charges an amount in one step with a token of a mobile wallet. */
  'api.MobilePay': apiMobilePayMock,
  /** API Pay. Charges a card in one step; the card data is entered on the merchant's side. */
  'api.Pay': apiPayMock,
  /** API Pay3DS. Completes a one-step payment after 3-D Secure. */
  'api.Pay3DS': apiPay3DSMock,
  /** API Refund. Returns a charged amount, or a part of it, to the card. */
  'api.Refund': apiRefundMock,
  /** API Unblock. Releases a blocked amount, or a part of it. */
  'api.Unblock': apiUnblockMock,
  /** InPay Charge. Charges the amount that a block session blocked, or a part of it. */
  'inpay.Charge': inPayChargeMock,
  /** InPay Init. Registers a payment and opens the session for its hosted page. */
  'inpay.Init': inPayInitMock,
  /** InPay PayStatus. Asks for the status and the amount of a payment; moves no money. */
  'inpay.PayStatus': inPayPayStatusMock,
  /** InPay Refund. Returns a charged amount, or a part of it, to the card. */
  'inpay.Refund': inPayRefundMock,
  /** InPay Unblock. Releases the amount that a block session blocked, or a part of it. */
  'inpay.Unblock': inPayUnblockMock,
  /** eWallet Activate. Activates a registered card by the random amount that was blocked on it. */
  'ewallet.Activate': eWalletActivateMock,
  /** eWallet Add. Registers a card of a user; the card data is entered on the merchant's side. */
  'ewallet.Add': eWalletAddMock,
  /** eWallet Charge. Charges a blocked amount, whole or in part. */
  'ewallet.Charge': eWalletChargeMock,
  /** eWallet Check. Tells whether a user with this login and password exists. */
  'ewallet.Check': eWalletCheckMock,
  /** eWallet Delete. Deletes a user and all the cards linked to it. */
  'ewallet.Delete': eWalletDeleteMock,
  /** eWallet GetList. Lists the cards of a user with their statuses. */
  'ewallet.GetList': eWalletGetListMock,
  /** eWallet Init. Opens a session for registering a card or making a payment on the hosted page. */
  'ewallet.Init': eWalletInitMock,
  /** eWallet Pay. Pays with a registered card, or with a card whose data is entered on the merchant's side. */
  'ewallet.Pay': eWalletPayMock,
  /** eWallet PayStatus. Tells the status of a payment. */
  'ewallet.PayStatus': eWalletPayStatusMock,
  /** eWallet PaySubmit3DS. Finishes a payment with the authentication result of 3-D Secure. */
  'ewallet.PaySubmit3DS': eWalletPaySubmit3DSMock,
  /** eWallet Refund. Returns a charged amount to the card, whole or in part. */
  'ewallet.Refund': eWalletRefundMock,
  /** eWallet Register. Registers a user of the service. */
  'ewallet.Register': eWalletRegisterMock,
  /** eWallet Remove. Removes a card from the user's list, whatever its status. */
  'ewallet.Remove': eWalletRemoveMock,
  /** eWallet SendCode. Sends a random confirmation code to the user's phone. */
  'ewallet.SendCode': eWalletSendCodeMock,
  /** eWallet Unblock. Releases a blocked amount, whole or in part. */
  'ewallet.Unblock': eWalletUnblockMock,
  /** eWallet Update. Changes a user's phone and e-mail address. */
  'ewallet.Update': eWalletUpdateMock,
  /** Cheques Create. Queues a cheque that belongs to no payment. */
  'cheques.Create': chequesCreateMock,
  /** Cheques Status. Tells what became of a cheque. */
  'cheques.Status': chequesStatusMock,
}

/**
 * What the mock is played with, as options of a client. Synthetic.
 *
 * @example
 * ```ts
 * const gateway = new CardGateway({ ...credentials, transport: createMock() })
 * ```
 */
export const credentials: MockCredentials = {
  key: 'Merchant',
  vwid: 'MerchantVW',
  password: 'merchant-secret',
  chequePaths: { create: '/cheque/create', status: '/cheque/status' },
}

/**
 * An example of the spec as an answer: its exact body, and what the client gives for it.
 *
 * @throws MockError when there is no such command, scenario or attribute
 *
 * @example
 * ```ts
 * mockReply('api.Pay', 'declined', { ErrCode: 'ISSUER_FAIL' })
 * ```
 */
export const mockReply: MockReplyFunction<typeof commandMocks> = /* @__PURE__ */ createMockReply(commandMocks)

/**
 * Makes a gateway that answers by a script, the same way each time. Values that an answer repeats come from the
 * request, so any order will do; a command that is not in the script answers with its first example that succeeds.
 *
 * @throws MockError when the script names something that does not exist
 *
 * @example
 * ```ts
 * const mock = createMock({ 'api.Pay': ['threeDS', 'declined', 'answer-lost'] })
 * const gateway = new CardGateway({ ...mock.credentials, transport: mock })
 * ```
 */
export const createMock: CreateMock<typeof commandMocks> = /* @__PURE__ */ createMockFactory(commandMocks, credentials)
