// Generated from spec/ by `npm run generate`. Do not edit: change the spec.
export * from './names.js'
export { CardGateway } from './gateway.js'
