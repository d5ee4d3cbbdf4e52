// Generated from spec/families/api/Block.yaml by `npm run generate`. Do not edit: change the spec.
export { apiBlock as command } from '@card-gateway/protocol/commands/api/Block'
export { validateApiBlockRequest as validator } from '@card-gateway/validators/api/BlockRequest'
