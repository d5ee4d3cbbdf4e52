// Generated from spec/families/ewallet/Init.yaml by `npm run generate`. Do not edit: change the spec.
export { eWalletInit as command } from '@card-gateway/protocol/commands/ewallet/Init'
export { validateEWalletInitRequest as validator } from '@card-gateway/validators/ewallet/InitRequest'
