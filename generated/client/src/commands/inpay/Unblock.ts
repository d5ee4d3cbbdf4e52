// Generated from spec/families/inpay/Unblock.yaml by `npm run generate`. Do not edit: change the spec.
export { inPayUnblock as command } from '@card-gateway/protocol/commands/inpay/Unblock'
export { validateInPayUnblockRequest as validator } from '@card-gateway/validators/inpay/UnblockRequest'
