// Generated from spec/families/inpay/PayPage.yaml by `npm run generate`. Do not edit: change the spec.
export { inPayPayPage as command } from '@card-gateway/protocol/commands/inpay/PayPage'
export { validateInPayPayPageRequest as validator } from '@card-gateway/validators/inpay/PayPageRequest'
