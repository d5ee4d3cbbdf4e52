// Generated from spec/families/api/Pay3DS.yaml by `npm run generate`. Do not edit: change the spec.
export { apiPay3DS as command } from '@card-gateway/protocol/commands/api/Pay3DS'
export { validateApiPay3DSRequest as validator } from '@card-gateway/validators/api/Pay3DSRequest'
