import type { MessageSchema, SchemaCondition, SchemaRule } from '../../templates/validators/src/schema.js'

/** The draft every schema is written in. */
export const dialect = 'https://json-schema.org/draft/2020-12/schema'

/**
 * A rule that binds some messages only.
 *
 * @param words the condition as the end of a sentence: `when CardId is FreePay`
 */
export function schemaRule(words: string, condition: SchemaCondition, consequence: MessageSchema): SchemaRule {
  // biome-ignore lint/suspicious/noThenProperty: `then` is JSON Schema's word
  return { if: condition, then: consequence, 'x-when': words }
}
