// Generated from spec/ by `npm run generate`. Do not edit: change the spec.
export * from './runtime.js'
export * from './decode.js'
