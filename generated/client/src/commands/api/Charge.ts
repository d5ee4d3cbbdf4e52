// Generated from spec/families/api/Charge.yaml by `npm run generate`. Do not edit: change the spec.
export { apiCharge as command } from '@card-gateway/protocol/commands/api/Charge'
export { validateApiChargeRequest as validator } from '@card-gateway/validators/api/ChargeRequest'
