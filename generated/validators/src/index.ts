// Copied from templates/validators/src/index.ts by `npm run generate`. Do not edit: change it there.
/**
 * The types every validator shares. Validators stand in modules of their own, so that a program loads only those it uses:
 * `@card-gateway/validators/api/PayRequest`.
 */
export type { Failure, FailureCode } from './failure.js'
export type { MessageSchema, SchemaCondition, SchemaRule, SchemaType, ValueSet } from './schema.js'
export type {
  StandardFace,
  StandardIssue,
  StandardResult,
} from './standard-schema.js'
export type { Validation, Validator } from './validator.js'
