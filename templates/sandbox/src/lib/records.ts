/** Members that have a value. */
export function defined<Value>(values: Readonly<Record<string, Value | undefined>>): Record<string, Value> {
  const found: Record<string, Value> = {}
  for (const [name, value] of Object.entries(values)) if (value !== undefined) found[name] = value
  return found
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
