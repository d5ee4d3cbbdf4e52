// Generated from spec/ by `npm run generate`. Do not edit: change the spec.
import { validateCredentials } from '@card-gateway/validators/options/Credentials'
import { loadApiGetState } from './families/api.js'
import { loadEWalletPayStatus } from './families/ewallet.js'
import { loadInPayPayStatus } from './families/inpay.js'
import type { GatewayFacts } from './options.js'

export const facts: GatewayFacts = {
  statusCommands: {
    'api.GetState': loadApiGetState,
    'inpay.PayStatus': loadInPayPayStatus,
    'ewallet.PayStatus': loadEWalletPayStatus,
  },
  slowestAnswer: 40000,
  chequePaths: ['create', 'status'],
  credentials: validateCredentials,
}
