import type { MessageSchema } from '../../../templates/validators/src/schema.js'

/**
 * A schema as it is embedded in a validator's module. To save bytes, it lacks what no error message uses; the schemas
 * package has the full one.
 */
export function embedded({ $schema: _dialect, ...schema }: MessageSchema): MessageSchema {
  return lean(schema)
}

function lean(schema: MessageSchema): MessageSchema {
  const {
    description,
    'x-sensitive': _sensitive,
    'x-limit': _limit,
    properties,
    items,
    additionalProperties,
    ...rest
  } = schema
  return {
    ...rest,
    ...(description !== undefined && isTelling(schema) && { description }),
    ...(items && { items: lean(items) }),
    ...(properties && {
      properties: Object.fromEntries(Object.entries(properties).map(([name, one]) => [name, one && lean(one)])),
    }),
    ...(additionalProperties !== undefined && {
      additionalProperties: additionalProperties && lean(additionalProperties),
    }),
  }
}

/**
 * Whether the description adds something to the keywords. It does not where any text is allowed, or all values are
 * listed.
 */
function isTelling({ type, pattern, enum: values }: MessageSchema): boolean {
  if (values) return false
  return type === 'integer' || (pattern !== undefined && !anyPrintable.has(pattern))
}

const anyPrintable = new Set(['^[^;\\p{Cc}]*$', '^[^;\\p{Cc}]+$', '^[^\\p{Cc}]*$', '^[^\\p{Cc}]+$', '^[^]+$'])
