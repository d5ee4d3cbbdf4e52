// Generated from spec/families/api/Refund.yaml by `npm run generate`. Do not edit: change the spec.
export { apiRefund as command } from '@card-gateway/protocol/commands/api/Refund'
export { validateApiRefundRequest as validator } from '@card-gateway/validators/api/RefundRequest'
