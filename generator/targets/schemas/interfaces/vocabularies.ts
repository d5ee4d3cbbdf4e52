/** The enumerations of what is received, as schemas: what is documented, and room for what is new. */
import type { Model } from '../../../model/model.js'
import type { JsonObject } from './wire.js'

export function vocabularySchemas({ errors, states }: Pick<Model, 'errors' | 'states'>): JsonObject {
  const payment = states.filter(({ machine }) => machine === 'payment')
  return {
    ErrorCode: open(
      'Why a command failed. Any command may answer with any code, and new ones may come.',
      errors.map(({ code, summary }) => [code, summary]),
    ),
    PaymentState: open(
      'Status of a payment. A name in brackets may follow, and new ones may come.',
      payment.map(({ name, summary }) => [name, summary]),
    ),
  }
}

function open(description: string, values: readonly (readonly [value: string, summary: string])[]): JsonObject {
  return {
    type: 'string',
    description: `${description}\n\n${values.map(([value, summary]) => `- \`${value}\`: ${summary}`).join('\n')}`,
    examples: values.map(([value]) => value),
  }
}
