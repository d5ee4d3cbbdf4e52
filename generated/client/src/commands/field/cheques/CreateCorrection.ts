// Generated from spec/overlays/field.yaml by `npm run generate`. Do not edit: change the spec.
export { fieldChequesCreateCorrection as command } from '@card-gateway/protocol/commands/field/cheques/CreateCorrection'
export {
  validateFieldChequesCreateCorrectionRequest as validator,
} from '@card-gateway/validators/field/cheques/CreateCorrectionRequest'
