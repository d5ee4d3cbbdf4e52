// Generated from spec/families/ewallet/Refund.yaml by `npm run generate`. Do not edit: change the spec.
export { eWalletRefund as command } from '@card-gateway/protocol/commands/ewallet/Refund'
export { validateEWalletRefundRequest as validator } from '@card-gateway/validators/ewallet/RefundRequest'
