// Generated from spec/families/api/Unblock.yaml by `npm run generate`. Do not edit: change the spec.
export { apiUnblock as command } from '@card-gateway/protocol/commands/api/Unblock'
export { validateApiUnblockRequest as validator } from '@card-gateway/validators/api/UnblockRequest'
