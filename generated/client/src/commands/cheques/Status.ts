// Generated from spec/families/cheques/Status.yaml by `npm run generate`. Do not edit: change the spec.
export { chequesStatus as command } from '@card-gateway/protocol/commands/cheques/Status'
export { validateChequesStatusRequest as validator } from '@card-gateway/validators/cheques/StatusRequest'
