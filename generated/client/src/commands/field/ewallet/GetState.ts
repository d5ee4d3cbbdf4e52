// Generated from spec/overlays/field.yaml by `npm run generate`. Do not edit: change the spec.
export { fieldEWalletGetState as command } from '@card-gateway/protocol/commands/field/ewallet/GetState'
export { validateApiGetStateRequest as validator } from '@card-gateway/validators/api/GetStateRequest'
