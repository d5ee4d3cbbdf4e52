// Generated from spec/families/ewallet/AddPage.yaml by `npm run generate`. Do not edit: change the spec.
export { eWalletAddPage as command } from '@card-gateway/protocol/commands/ewallet/AddPage'
export { validateEWalletAddPageRequest as validator } from '@card-gateway/validators/ewallet/AddPageRequest'
