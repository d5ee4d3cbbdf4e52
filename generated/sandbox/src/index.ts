// Generated from spec/ by `npm run generate`. Do not edit: change the spec.
export { createSandbox } from './create-sandbox.js'
export { gatewaySpec } from './generated/gateway-spec.js'
export { testCards } from './test-cards.js'
export * from './runtime.js'
