// Copied from templates/sandbox/src/engine/operations.ts by `npm run generate`. Do not edit: change it there.
import { begin } from './begin.js'
import type { Operation } from './call.js'
import { activate, addCard, listCards, removeCard } from './cards.js'
import { chequeStatus, createCheque } from './cheques.js'
import { charge, finishThreeDS, refund, unblock } from './later.js'
import { sendCode } from './send-code.js'
import { init } from './sessions.js'
import { status } from './status.js'
import { checkUser, deleteUser, register, update } from './users.js'

/** What each command does. */
export const operations: Readonly<Record<string, Operation>> = {
  'api.Pay': begin,
  'api.Block': begin,
  'api.MobilePay': begin,
  'api.MobileBlock': begin,
  'api.MPPay': begin,
  'api.MPBlock': begin,
  'api.Pay3DS': finishThreeDS,
  'api.Block3DS': finishThreeDS,
  'api.Charge': charge,
  'api.Unblock': unblock,
  'api.Refund': refund,
  'api.GetState': status,
  'inpay.Init': init,
  'inpay.Charge': charge,
  'inpay.Unblock': unblock,
  'inpay.Refund': refund,
  'inpay.PayStatus': status,
  'ewallet.Register': register,
  'ewallet.Update': update,
  'ewallet.Delete': deleteUser,
  'ewallet.Check': checkUser,
  'ewallet.Add': addCard,
  'ewallet.Activate': activate,
  'ewallet.Remove': removeCard,
  'ewallet.GetList': listCards,
  'ewallet.Init': init,
  'ewallet.Pay': begin,
  'ewallet.PaySubmit3DS': finishThreeDS,
  'ewallet.SendCode': sendCode,
  'ewallet.Charge': charge,
  'ewallet.Unblock': unblock,
  'ewallet.Refund': refund,
  'ewallet.PayStatus': status,
  'cheques.Create': createCheque,
  'cheques.Status': chequeStatus,
}
