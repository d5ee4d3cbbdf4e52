// Generated from spec/families/ewallet/PaySubmit3DS.yaml by `npm run generate`. Do not edit: change the spec.
export { eWalletPaySubmit3DS as command } from '@card-gateway/protocol/commands/ewallet/PaySubmit3DS'
export { validateEWalletPaySubmit3DSRequest as validator } from '@card-gateway/validators/ewallet/PaySubmit3DSRequest'
