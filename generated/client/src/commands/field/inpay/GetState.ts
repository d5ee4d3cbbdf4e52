// Generated from spec/overlays/field.yaml by `npm run generate`. Do not edit: change the spec.
export { fieldInPayGetState as command } from '@card-gateway/protocol/commands/field/inpay/GetState'
export { validateApiGetStateRequest as validator } from '@card-gateway/validators/api/GetStateRequest'
