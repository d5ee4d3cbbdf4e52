// Generated from spec/families/ewallet/Charge.yaml by `npm run generate`. Do not edit: change the spec.
export { eWalletCharge as command } from '@card-gateway/protocol/commands/ewallet/Charge'
export { validateEWalletChargeRequest as validator } from '@card-gateway/validators/ewallet/ChargeRequest'
