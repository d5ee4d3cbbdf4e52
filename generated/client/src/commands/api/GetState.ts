// Generated from spec/families/api/GetState.yaml by `npm run generate`. Do not edit: change the spec.
export { apiGetState as command } from '@card-gateway/protocol/commands/api/GetState'
export { validateApiGetStateRequest as validator } from '@card-gateway/validators/api/GetStateRequest'
