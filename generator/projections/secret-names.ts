/** Names of secret request fields. No notification should contain them. */
import type { Field, Model } from '../model/model.js'

type Secret = 'pan' | 'cvv' | 'password' | 'authentication'

/**
 * Names under which requests carry secrets, in lower case and sorted, and what kind of secret each is (decision C15). A name
 * that an event documents is no secret there.
 */
export function secretNames({ commands, events }: Pick<Model, 'commands' | 'events'>): [name: string, Secret][] {
  const documented = new Set(events.flatMap(({ fields }) => fields.map(({ name }) => name.toLowerCase())))
  const names = new Map<string, Secret>()
  for (const field of commands.flatMap(({ parameters }) => parameters).flatMap(withKeys)) {
    const secret = secretOf(field)
    const name = field.name.toLowerCase()
    if (secret !== undefined && !documented.has(name)) names.set(name, secret)
  }
  return [...names].sort(([a], [b]) => (a < b ? -1 : 1))
}

/** A field, and the keys inside of it. */
export function withKeys(field: Field): Field[] {
  return field.value.kind === 'pairs' ? [field, ...field.value.keys.flatMap(withKeys)] : [field]
}

function secretOf({ value, from }: Field): Secret | undefined {
  if (from !== undefined) return 'password'
  const sensitive = value.kind === 'scalar' ? value.type.sensitive : undefined
  return sensitive === 'personal' || sensitive === 'token' ? undefined : sensitive
}
