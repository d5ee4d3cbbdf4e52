// Generated from spec/families/ewallet/PayStatus.yaml by `npm run generate`. Do not edit: change the spec.
export { eWalletPayStatus as command } from '@card-gateway/protocol/commands/ewallet/PayStatus'
export { validateEWalletPayStatusRequest as validator } from '@card-gateway/validators/ewallet/PayStatusRequest'
