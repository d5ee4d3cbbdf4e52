// Generated from spec/families/ewallet/Check.yaml by `npm run generate`. Do not edit: change the spec.
export { eWalletCheck as command } from '@card-gateway/protocol/commands/ewallet/Check'
export { validateEWalletCheckRequest as validator } from '@card-gateway/validators/ewallet/CheckRequest'
