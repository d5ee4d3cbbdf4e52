// Generated from spec/families/api/Block3DS.yaml by `npm run generate`. Do not edit: change the spec.
export { apiBlock3DS as command } from '@card-gateway/protocol/commands/api/Block3DS'
export { validateApiBlock3DSRequest as validator } from '@card-gateway/validators/api/Block3DSRequest'
