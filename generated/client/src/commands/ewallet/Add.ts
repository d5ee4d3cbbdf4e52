// Generated from spec/families/ewallet/Add.yaml by `npm run generate`. Do not edit: change the spec.
export { eWalletAdd as command } from '@card-gateway/protocol/commands/ewallet/Add'
export { validateEWalletAddRequest as validator } from '@card-gateway/validators/ewallet/AddRequest'
