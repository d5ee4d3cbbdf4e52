// Generated from spec/families/ewallet/Delete.yaml by `npm run generate`. Do not edit: change the spec.
export { eWalletDelete as command } from '@card-gateway/protocol/commands/ewallet/Delete'
export { validateEWalletDeleteRequest as validator } from '@card-gateway/validators/ewallet/DeleteRequest'
