// Copied from templates/validators/src/schema.ts by `npm run generate`. Do not edit: change it there.
/**
 * The JSON Schema of a message, in the few keywords messages need: draft 2020-12, and valid under draft-07 too.
 * The same schema is compiled to the check, walked to explain a refusal, and given out as `jsonSchema`.
 */
export type MessageSchema = {
  readonly $schema?: string
  readonly title?: string
  readonly description?: string
  readonly type?: SchemaType
  /** What JSON has no type for. */
  readonly 'x-type'?: 'bigint'
  readonly enum?: readonly (string | number | boolean)[]
  readonly minLength?: number
  readonly maxLength?: number
  readonly pattern?: string
  readonly minimum?: number
  readonly maximum?: number
  readonly items?: MessageSchema
  readonly minItems?: number
  readonly required?: readonly string[]
  /** `false`: the property must be absent. */
  readonly properties?: { readonly [name: string]: MessageSchema | false }
  readonly propertyNames?: { readonly pattern: string }
  readonly additionalProperties?: MessageSchema | false
  readonly allOf?: readonly SchemaRule[]
  readonly anyOf?: readonly { readonly required: readonly string[] }[]
  /** Name of the limit behind a length or a range. */
  readonly 'x-limit'?: string
  /** A valid value that does not match is worth a warning. */
  readonly 'x-advise'?: { readonly pattern: string; readonly message: string }
  /** Why the value must not be shown. */
  readonly 'x-sensitive'?: string
  /** The value travels inside a key-pair string, where `;` separates the keys. */
  readonly 'x-pair'?: true
}

export type SchemaType = 'object' | 'array' | 'string' | 'integer' | 'boolean'

/** What holds only in some messages. */
export type SchemaRule = {
  readonly if: SchemaCondition
  readonly then: MessageSchema
  /** The condition in words, as the end of a sentence: `when CardId is FreePay`. */
  readonly 'x-when': string
  /** Code of the failure when something required is missing; `required` when absent. */
  readonly 'x-code'?: 'needs'
}

export type SchemaCondition = {
  readonly properties: {
    readonly [name: string]: ValueSet | { readonly not: ValueSet }
  }
  readonly required?: readonly string[]
}

export type ValueSet = {
  readonly enum: readonly (string | number | boolean)[]
}
