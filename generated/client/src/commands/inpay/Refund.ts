// Generated from spec/families/inpay/Refund.yaml by `npm run generate`. Do not edit: change the spec.
export { inPayRefund as command } from '@card-gateway/protocol/commands/inpay/Refund'
export { validateInPayRefundRequest as validator } from '@card-gateway/validators/inpay/RefundRequest'
