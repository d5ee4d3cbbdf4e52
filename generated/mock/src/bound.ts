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
import type { MockCredentials } from './engine.js'
import { type CreateMock, createMockFactory } from './mock.js'

/**
 * Every command that is answered, by id.
 *
 * @example
 * ```ts
 * const names = Object.keys(commandMocks['api.Pay'].scenarios)
 * ```
 */
export const commandMocks = {
  /** API Block. */
  'api.Block': apiBlockMock,
  /** API Block3DS. */
  'api.Block3DS': apiBlock3DSMock,
  /** API Charge. */
  'api.Charge': apiChargeMock,
  /** API GetState. */
  'api.GetState': apiGetStateMock,
  /** API MPBlock. */
  'api.MPBlock': apiMPBlockMock,
  /** API MPPay. */
  'api.MPPay': apiMPPayMock,
  /** API MobileBlock. */
  'api.MobileBlock': apiMobileBlockMock,
  /** API MobilePay. */
  'api.MobilePay': apiMobilePayMock,
  /** API Pay. */
  'api.Pay': apiPayMock,
  /** API Pay3DS. */
  'api.Pay3DS': apiPay3DSMock,
  /** API Refund. */
  'api.Refund': apiRefundMock,
  /** API Unblock. */
  'api.Unblock': apiUnblockMock,
  /** InPay Charge. */
  'inpay.Charge': inPayChargeMock,
  /** InPay Init. */
  'inpay.Init': inPayInitMock,
  /** InPay PayStatus. */
  'inpay.PayStatus': inPayPayStatusMock,
  /** InPay Refund. */
  'inpay.Refund': inPayRefundMock,
  /** InPay Unblock. */
  'inpay.Unblock': inPayUnblockMock,
  /** eWallet Activate. */
  'ewallet.Activate': eWalletActivateMock,
  /** eWallet Add. */
  'ewallet.Add': eWalletAddMock,
  /** eWallet Charge. */
  'ewallet.Charge': eWalletChargeMock,
  /** eWallet Check. */
  'ewallet.Check': eWalletCheckMock,
  /** eWallet Delete. */
  'ewallet.Delete': eWalletDeleteMock,
  /** eWallet GetList. */
  'ewallet.GetList': eWalletGetListMock,
  /** eWallet Init. */
  'ewallet.Init': eWalletInitMock,
  /** eWallet Pay. */
  'ewallet.Pay': eWalletPayMock,
  /** eWallet PayStatus. */
  'ewallet.PayStatus': eWalletPayStatusMock,
  /** eWallet PaySubmit3DS. */
  'ewallet.PaySubmit3DS': eWalletPaySubmit3DSMock,
  /** eWallet Refund. */
  'ewallet.Refund': eWalletRefundMock,
  /** eWallet Register. */
  'ewallet.Register': eWalletRegisterMock,
  /** eWallet Remove. */
  'ewallet.Remove': eWalletRemoveMock,
  /** eWallet SendCode. */
  'ewallet.SendCode': eWalletSendCodeMock,
  /** eWallet Unblock. */
  'ewallet.Unblock': eWalletUnblockMock,
  /** eWallet Update. */
  'ewallet.Update': eWalletUpdateMock,
  /** Cheques Create. */
  'cheques.Create': chequesCreateMock,
  /** Cheques Status. */
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
