// Generated from spec/families/ewallet/Pay.yaml by `npm run generate`. Do not edit: change the spec.
export { eWalletPay as command } from '@card-gateway/protocol/commands/ewallet/Pay'
export { validateEWalletPayRequest as validator } from '@card-gateway/validators/ewallet/PayRequest'
