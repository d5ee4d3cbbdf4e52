/** The enumerations of what is received, as schemas: what is documented, and room for what is new. */
import type { Model } from '../../../model/model.js'
import type { JsonObject } from './wire.js'

export function vocabularySchemas({ types, errors, states }: Pick<Model, 'types' | 'errors' | 'states'>): JsonObject {
  return Object.fromEntries(
    types.flatMap(({ listed }) => {
      if (listed === undefined) return []
      if (listed.in === 'errors') {
        const rows = errors.map(({ code, summary }) => [code, summary] as const)
        return [
          [listed.as, open('Why a command failed. Any command may answer with any code, and new ones may come.', rows)],
        ]
      }
      const rows = states.flatMap(({ machine, name, summary }) =>
        machine === listed.machine ? [[name, summary] as const] : [],
      )
      const says = `Status of a ${listed.machine}. A name in brackets may follow, and new ones may come.`
      return [[listed.as, open(says, rows)]]
    }),
  )
}

function open(description: string, values: readonly (readonly [value: string, summary: string])[]): JsonObject {
  return {
    type: 'string',
    description: `${description}\n\n${values.map(([value, summary]) => `- \`${value}\`: ${summary}`).join('\n')}`,
    examples: values.map(([value]) => value),
  }
}
