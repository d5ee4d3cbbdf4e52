// Copied from templates/validators/src/standard-schema.ts by `npm run generate`. Do not edit: change it there.
import type { MessageSchema } from './schema.js'

/**
 * The face of Standard Schema 1 (https://standardschema.dev) and Standard JSON Schema 1: what form libraries, routers
 * and other tools call without knowing this package.
 */
export interface StandardFace<T> {
  readonly version: 1
  readonly vendor: 'card-gateway'
  readonly validate: (value: unknown) => StandardResult<T>
  readonly jsonSchema: {
    /** @throws TypeError for a target that is no draft of JSON Schema, such as `openapi-3.0` */
    readonly input: (options: StandardJsonOptions) => MessageSchema
    /** @throws TypeError for a target that is no draft of JSON Schema, such as `openapi-3.0` */
    readonly output: (options: StandardJsonOptions) => MessageSchema
  }
  /** Never present; carries the types. */
  readonly types?: { readonly input: T; readonly output: T }
}

export type StandardResult<T> =
  | { readonly value: T; readonly issues?: undefined }
  | { readonly issues: readonly StandardIssue[] }

export interface StandardIssue {
  readonly message: string
  readonly path: readonly (string | number)[]
}

export interface StandardJsonOptions {
  readonly target: 'draft-2020-12' | 'draft-07' | (string & {})
  readonly libraryOptions?: Record<string, unknown> | undefined
}
