/** Names under which requests carry secrets: what arrives under them in a notification is hidden (decision C15). */
import { literal } from '../../emit/print/literal.js'
import { Module } from '../../emit/print/module.js'
import type { Field, Model } from '../../model/model.js'
import type { OutputFile } from '../shared/target.js'

type Secret = 'pan' | 'cvv' | 'password' | 'authentication'

export function secretsFile({ commands, events }: Model): OutputFile {
  const path = 'src/secrets.ts'
  const secrets = secretNames(
    commands.flatMap(({ parameters }) => parameters),
    new Set(events.flatMap(({ fields }) => fields.map(({ name }) => name.toLowerCase()))),
  )
  return {
    path,
    from: [secrets],
    render() {
      const module = new Module(path)
      const type = module.type('Secrets', 'src/further-fields.ts')
      return module
        .add({
          kind: 'const',
          doc: ['Secrets of requests by their names in lower case.'],
          name: 'secrets',
          type,
          value: `new Map(${literal(secrets, 40)})`,
        })
        .print()
    },
  }
}

/** Sorted by name. A name that an event documents is no secret there. */
function secretNames(fields: readonly Field[], documented: ReadonlySet<string>): [string, Secret][] {
  const names = new Map<string, Secret>()
  for (const field of fields.flatMap(withKeys)) {
    const secret = secretOf(field)
    const name = field.name.toLowerCase()
    if (secret !== undefined && !documented.has(name)) names.set(name, secret)
  }
  return [...names].sort(([a], [b]) => (a < b ? -1 : 1))
}

function withKeys(field: Field): Field[] {
  return field.value.kind === 'pairs' ? [field, ...field.value.keys.flatMap(withKeys)] : [field]
}

function secretOf({ value, from }: Field): Secret | undefined {
  if (from !== undefined) return 'password'
  const sensitive = value.kind === 'scalar' ? value.type.sensitive : undefined
  return sensitive === 'personal' || sensitive === 'token' ? undefined : sensitive
}
