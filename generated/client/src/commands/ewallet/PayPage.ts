// Generated from spec/families/ewallet/PayPage.yaml by `npm run generate`. Do not edit: change the spec.
export { eWalletPayPage as command } from '@card-gateway/protocol/commands/ewallet/PayPage'
export { validateEWalletPayPageRequest as validator } from '@card-gateway/validators/ewallet/PayPageRequest'
