// Generated from spec/families/ewallet/SendCode.yaml by `npm run generate`. Do not edit: change the spec.
export { eWalletSendCode as command } from '@card-gateway/protocol/commands/ewallet/SendCode'
export { validateEWalletSendCodeRequest as validator } from '@card-gateway/validators/ewallet/SendCodeRequest'
