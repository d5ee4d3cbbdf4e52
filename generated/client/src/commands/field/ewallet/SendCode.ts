// Generated from spec/overlays/field.yaml by `npm run generate`. Do not edit: change the spec.
export { fieldEWalletSendCode as command } from '@card-gateway/protocol/commands/field/ewallet/SendCode'
export {
  validateFieldEWalletSendCodeRequest as validator,
} from '@card-gateway/validators/field/ewallet/SendCodeRequest'
