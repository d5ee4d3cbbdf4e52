// Generated from spec/families/api/MobileBlock.yaml by `npm run generate`. Do not edit: change the spec.
export { apiMobileBlock as command } from '@card-gateway/protocol/commands/api/MobileBlock'
export { validateApiMobileBlockRequest as validator } from '@card-gateway/validators/api/MobileBlockRequest'
