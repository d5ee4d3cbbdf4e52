// Generated from spec/overlays/field.yaml by `npm run generate`. Do not edit: change the spec.
export { fieldEWalletInit as command } from '@card-gateway/protocol/commands/field/ewallet/Init'
export { validateFieldEWalletInitRequest as validator } from '@card-gateway/validators/field/ewallet/InitRequest'
