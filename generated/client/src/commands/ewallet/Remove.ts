// Generated from spec/families/ewallet/Remove.yaml by `npm run generate`. Do not edit: change the spec.
export { eWalletRemove as command } from '@card-gateway/protocol/commands/ewallet/Remove'
export { validateEWalletRemoveRequest as validator } from '@card-gateway/validators/ewallet/RemoveRequest'
