// Generated from spec/families/ewallet/Update.yaml by `npm run generate`. Do not edit: change the spec.
export { eWalletUpdate as command } from '@card-gateway/protocol/commands/ewallet/Update'
export { validateEWalletUpdateRequest as validator } from '@card-gateway/validators/ewallet/UpdateRequest'
