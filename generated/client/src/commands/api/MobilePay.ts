// Generated from spec/families/api/MobilePay.yaml by `npm run generate`. Do not edit: change the spec.
export { apiMobilePay as command } from '@card-gateway/protocol/commands/api/MobilePay'
export { validateApiMobilePayRequest as validator } from '@card-gateway/validators/api/MobilePayRequest'
