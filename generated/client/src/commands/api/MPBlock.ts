// Generated from spec/families/api/MPBlock.yaml by `npm run generate`. Do not edit: change the spec.
export { apiMPBlock as command } from '@card-gateway/protocol/commands/api/MPBlock'
export { validateApiMPBlockRequest as validator } from '@card-gateway/validators/api/MPBlockRequest'
