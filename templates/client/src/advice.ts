import type { AdvisingSchema } from './validation.js'

/** A field with valid values that may still fail at the gateway. */
export interface Advice {
  /** Names from the request down to the field. */
  readonly names: readonly string[]
  /** Values that need no warning. */
  readonly safe: RegExp
  readonly message: string
}

/** Everything a command's schema warns of. */
export function collectAdvice(schema: AdvisingSchema, names: readonly string[] = []): readonly Advice[] {
  const note = schema['x-advise']
  const own = note
    ? [
        {
          names,
          safe: new RegExp(`^(?:${note.pattern})$`, 'u'),
          message: note.message,
        },
      ]
    : []
  const members = Object.entries(schema.properties ?? {})
  return [...own, ...members.flatMap(([name, member]) => (member ? collectAdvice(member, [...names, name]) : []))]
}

/** Whether it applies to a request. */
export function applies({ names, safe }: Advice, request: unknown): boolean {
  let value = request
  for (const name of names) {
    if (typeof value !== 'object' || value === null) return false
    value = Reflect.get(value, name)
  }
  return typeof value === 'string' && !safe.test(value)
}
