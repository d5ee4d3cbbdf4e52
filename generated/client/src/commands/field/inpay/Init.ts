// Generated from spec/overlays/field.yaml by `npm run generate`. Do not edit: change the spec.
export { fieldInPayInit as command } from '@card-gateway/protocol/commands/field/inpay/Init'
export { validateFieldInPayInitRequest as validator } from '@card-gateway/validators/field/inpay/InitRequest'
