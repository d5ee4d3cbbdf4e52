/**
 * The JSON Schema of a message, in the few keywords messages need: draft 2020-12, and valid under draft-07 too.
 * The same schema is compiled to the check, walked to explain a refusal, and given out as `jsonSchema`.
 *
 * @example
 * ```ts
 * const limitOf = (schema: MessageSchema) => schema.maxLength
 * ```
 */
export type MessageSchema = {
  /** Draft it is written in. */
  readonly $schema?: string
  /** Name of the type. */
  readonly title?: string
  /** What it means. */
  readonly description?: string
  /** Type of the value. */
  readonly type?: SchemaType
  /** A type that JSON does not have. */
  readonly 'x-type'?: 'bigint'
  /** The allowed values. */
  readonly enum?: readonly (string | number | boolean)[]
  /** Fewest characters. */
  readonly minLength?: number
  /** Most characters. */
  readonly maxLength?: number
  /** Regular expression of the text, flag `u`. */
  readonly pattern?: string
  /** Smallest number. */
  readonly minimum?: number
  /** Largest number. */
  readonly maximum?: number
  /** What each entry of a list is. */
  readonly items?: MessageSchema
  /** Fewest entries. */
  readonly minItems?: number
  /** Names of the properties that must be there. */
  readonly required?: readonly string[]
  /** `false`: the property must be absent. */
  readonly properties?: { readonly [name: string]: MessageSchema | false }
  /** What further names must be. */
  readonly propertyNames?: {
    /** Regular expression of the name, flag `u`. */
    readonly pattern: string
  }
  /** What further properties are; `false`: there are none. */
  readonly additionalProperties?: MessageSchema | false
  /** What holds in some messages only. */
  readonly allOf?: readonly SchemaRule[]
  /** At least one of these must hold. */
  readonly anyOf?: readonly {
    /** Names of the properties that must be there. */
    readonly required: readonly string[]
  }[]
  /** Name of the limit behind a length or a range. */
  readonly 'x-limit'?: string
  /** A valid value that does not match is worth a warning. */
  readonly 'x-advise'?: {
    /** Regular expression of the value, flag `u`. */
    readonly pattern: string
    /** What may go wrong otherwise, a sentence. */
    readonly message: string
  }
  /** Why the value must not be shown. */
  readonly 'x-sensitive'?: string
  /** The value travels inside a key-pair string, where `;` separates the keys. */
  readonly 'x-pair'?: true
}

/**
 * What JSON calls the kind of a value.
 *
 * @example
 * ```ts
 * const isNumber = (type: SchemaType) => type === 'integer'
 * ```
 */
export type SchemaType = 'object' | 'array' | 'string' | 'integer' | 'boolean'

/**
 * What holds only in some messages.
 *
 * @example
 * ```ts
 * const explain = (rule: SchemaRule) => `this holds ${rule['x-when']}`
 * ```
 */
export type SchemaRule = {
  /** Which messages it is about. */
  readonly if: SchemaCondition
  /** What holds in them. */
  readonly then: MessageSchema
  /** The condition in words, as the end of a sentence: `when CardId is FreePay`. */
  readonly 'x-when': string
  /** Code of the failure when something required is missing; `required` when absent. */
  readonly 'x-code'?: 'needs'
}

/**
 * Which messages a rule is about.
 *
 * @example
 * ```ts
 * const condition: SchemaCondition = { properties: { CardId: { enum: ['FreePay'] } } }
 * ```
 */
export type SchemaCondition = {
  /** What they say, by name. */
  readonly properties: {
    readonly [name: string]:
      | ValueSet
      | {
          /** Any value but these. */
          readonly not: ValueSet
        }
  }
  /** Members they must have, with any value. */
  readonly required?: readonly string[]
}

/**
 * One of these values.
 *
 * @example
 * ```ts
 * const set: ValueSet = { enum: ['Pay', 'Block'] }
 * ```
 */
export type ValueSet = {
  /** Each of them. */
  readonly enum: readonly (string | number | boolean)[]
}
