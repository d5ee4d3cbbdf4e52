// Generated from spec/families/ewallet/GetList.yaml by `npm run generate`. Do not edit: change the spec.
export { eWalletGetList as command } from '@card-gateway/protocol/commands/ewallet/GetList'
export { validateEWalletGetListRequest as validator } from '@card-gateway/validators/ewallet/GetListRequest'
