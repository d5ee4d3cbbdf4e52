// Generated from spec/families/inpay/PayStatus.yaml by `npm run generate`. Do not edit: change the spec.
export { inPayPayStatus as command } from '@card-gateway/protocol/commands/inpay/PayStatus'
export { validateInPayPayStatusRequest as validator } from '@card-gateway/validators/inpay/PayStatusRequest'
