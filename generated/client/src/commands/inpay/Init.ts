// Generated from spec/families/inpay/Init.yaml by `npm run generate`. Do not edit: change the spec.
export { inPayInit as command } from '@card-gateway/protocol/commands/inpay/Init'
export { validateInPayInitRequest as validator } from '@card-gateway/validators/inpay/InitRequest'
