/** Names under which requests carry secrets: what arrives under them in a notification is hidden (decision C15). */
import { literal } from '../../emit/print/literal.js'
import { Module } from '../../emit/print/module.js'
import type { Model } from '../../model/model.js'
import { secretNames } from '../../projections/secret-names.js'
import type { OutputFile } from '../shared/target.js'

export function secretsFile(model: Model): OutputFile {
  const path = 'src/secrets.ts'
  const secrets = secretNames(model)
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
