// Generated from spec/overlays/field.yaml by `npm run generate`. Do not edit: change the spec.
export { fieldChequesCreate as command } from '@card-gateway/protocol/commands/field/cheques/Create'
export { validateFieldChequesCreateRequest as validator } from '@card-gateway/validators/field/cheques/CreateRequest'
