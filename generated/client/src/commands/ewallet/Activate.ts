// Generated from spec/families/ewallet/Activate.yaml by `npm run generate`. Do not edit: change the spec.
export { eWalletActivate as command } from '@card-gateway/protocol/commands/ewallet/Activate'
export { validateEWalletActivateRequest as validator } from '@card-gateway/validators/ewallet/ActivateRequest'
