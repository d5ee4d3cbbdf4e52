// Generated from spec/families/api/Pay.yaml by `npm run generate`. Do not edit: change the spec.
export { apiPay as command } from '@card-gateway/protocol/commands/api/Pay'
export { validateApiPayRequest as validator } from '@card-gateway/validators/api/PayRequest'
