/** The enumerations and structures of the protocol package, and how it spells what is received. */
import { Code, Explained } from '../../emit/print/code.js'
import { literal } from '../../emit/print/literal.js'
import { Module } from '../../emit/print/module.js'
import { example, exampleOf } from '../../emit/types/examples.js'
import { enumType, resourceType } from '../../emit/types/value-types.js'
import { pascalCase } from '../../lib/letter-case.js'
import type { Model } from '../../model/model.js'
import { isGiven } from '../../projections/resources-of.js'
import { vocabulariesOf } from '../../projections/vocabularies.js'
import type { OutputFile } from '../shared/target.js'
import { importing } from './type-imports.js'

export function enumsFile(model: Model): OutputFile {
  const types = model.types.filter(({ base }) => base === 'enum')
  return {
    path: 'src/enums.ts',
    source: 'spec/types.yaml',
    from: [types],
    render() {
      return new Module(this.path).add(...types.map((type) => enumType(type, pascalCase(type.name)))).print()
    },
  }
}

export function resourcesFile(model: Model): OutputFile {
  const resources = model.resources.filter(({ documentary }) => !documentary)
  const directions = resources.map((resource) =>
    isGiven(resource, model) ? ('given' as const) : ('received' as const),
  )
  const shown = resources.map((resource) => exampleOf(resource, model.commands))
  return {
    path: 'src/resources.ts',
    source: 'spec/resources.yaml',
    from: [resources, directions, shown],
    render() {
      const module = new Module(this.path)
      const shapes = resources.map((resource, i) =>
        resourceType(resource, directions[i] ?? 'received', importing(module), shown[i]),
      )
      return module.add(...shapes).print()
    },
  }
}

export function vocabulariesFile(model: Model): OutputFile {
  const path = 'src/vocabularies.ts'
  const vocabularies = vocabulariesOf(model)
  return {
    path,
    source: 'spec/types.yaml',
    from: [vocabularies],
    render() {
      const module = new Module(path)
      const create = module.value('createSpelling', 'src/vocabulary.ts')
      const spellings = vocabularies.map(({ name, values, parametrised }) => {
        const lists = [values, ...(parametrised.length > 0 ? [parametrised] : [])]
        return {
          doc: [
            `Spelling of ${name}: ${values.slice(0, 3).join(', ')}${values.length > 3 ? ' …' : ''}. Throws nothing.`,
          ],
          name,
          value: new Code(`/* @__PURE__ */ ${create}(${lists.map((list) => literal(list, 0, 2)).join(', ')})`),
        }
      })
      const [shown] = vocabularies
      return module
        .add({
          kind: 'const',
          doc: [
            'The enumerations of what the gateway sends: each gives a value in its documented spelling.',
            example(
              `vocabularies.${shown?.name}(${literal(shown?.values[0]?.toUpperCase())}) // ${literal(shown?.values[0])}`,
            ),
          ],
          name: 'vocabularies',
          value: literal(new Explained(spellings)),
        })
        .print()
    },
  }
}
