// Generated from spec/families/cheques/Create.yaml by `npm run generate`. Do not edit: change the spec.
export { chequesCreate as command } from '@card-gateway/protocol/commands/cheques/Create'
export { validateChequesCreateRequest as validator } from '@card-gateway/validators/cheques/CreateRequest'
