// Generated from spec/families/inpay/Charge.yaml by `npm run generate`. Do not edit: change the spec.
export { inPayCharge as command } from '@card-gateway/protocol/commands/inpay/Charge'
export { validateInPayChargeRequest as validator } from '@card-gateway/validators/inpay/ChargeRequest'
