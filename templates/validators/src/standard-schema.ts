/** The face of Standard Schema 1 (https://standardschema.dev): what form libraries, routers and other tools call. */
export interface StandardFace<T> {
  readonly version: 1
  readonly vendor: 'card-gateway'
  readonly validate: (value: unknown) => StandardResult<T>
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
