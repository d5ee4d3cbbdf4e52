// Generated from spec/families/ewallet/Register.yaml by `npm run generate`. Do not edit: change the spec.
export { eWalletRegister as command } from '@card-gateway/protocol/commands/ewallet/Register'
export { validateEWalletRegisterRequest as validator } from '@card-gateway/validators/ewallet/RegisterRequest'
