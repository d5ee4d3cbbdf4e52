// Generated from spec/families/ewallet/Unblock.yaml by `npm run generate`. Do not edit: change the spec.
export { eWalletUnblock as command } from '@card-gateway/protocol/commands/ewallet/Unblock'
export { validateEWalletUnblockRequest as validator } from '@card-gateway/validators/ewallet/UnblockRequest'
