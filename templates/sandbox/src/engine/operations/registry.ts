import type { OperationName } from '../../spec/gateway-spec.js'
import type { Operation } from '../domain/contract.js'
import { activate, addCard, listCards, removeCard } from './cards.js'
import { charge, refund, unblock } from './change-payment.js'
import { chequeStatus, createCheque } from './cheques.js'
import { finishThreeDS } from './finish-3ds.js'
import { payNow } from './pay.js'
import { status } from './payment-status.js'
import { sendCode } from './send-code.js'
import { init } from './sessions.js'
import { checkUser, deleteUser, register, update } from './users.js'

/** What the engine can do for a command; spec/sandbox.yaml says which command does what. */
export const operations: Readonly<Record<OperationName, Operation>> = {
  pay: payNow,
  'finish-3ds': finishThreeDS,
  charge,
  unblock,
  refund,
  'payment-status': status,
  init,
  register,
  'update-user': update,
  'delete-user': deleteUser,
  'check-user': checkUser,
  'add-card': addCard,
  'activate-card': activate,
  'remove-card': removeCard,
  'list-cards': listCards,
  'send-code': sendCode,
  'create-cheque': createCheque,
  'cheque-status': chequeStatus,
}
