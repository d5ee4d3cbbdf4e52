// Generated from spec/families/api/MPPay.yaml by `npm run generate`. Do not edit: change the spec.
export { apiMPPay as command } from '@card-gateway/protocol/commands/api/MPPay'
export { validateApiMPPayRequest as validator } from '@card-gateway/validators/api/MPPayRequest'
