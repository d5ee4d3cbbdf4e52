/** One validator's module: the type it vouches for, the schema, the compiled check. */
import type { MessageSchema } from '../../../templates/validators/src/schema.js'
import { compileCheck } from '../../emit/ajv/compile.js'
import type { Declaration } from '../../emit/print/declarations.js'
import { literal } from '../../emit/print/literal.js'
import { Module } from '../../emit/print/module.js'
import { type Naming, type SharedType, type SupportType, sharedName } from '../../emit/types/shared-types.js'
import { enumShape, resourceShape } from '../../emit/types/value-types.js'
import type { Unit } from '../shared/target.js'
import { embedded } from './embedded.js'

export interface ValidatorModule {
  readonly path: string
  /** The file of the spec that describes the message. */
  readonly source: string
  /** Name of the type it vouches for. */
  readonly type: string
  readonly summary: string
  /** The part of the model that `schema` and `shapes` read. */
  readonly from: readonly unknown[]
  schema(): MessageSchema
  shapes(names: Naming): readonly Declaration[]
}

export function validatorUnit(validator: ValidatorModule): Unit {
  const { path, source, from } = validator
  return { path, source, from, render: () => render(validator) }
}

function render({ path, type, summary, schema: schemaOf, shapes }: ValidatorModule): Promise<string> {
  const schema = schemaOf()
  const module = new Module(path)
  const shared = new SharedTypes(module)
  const own = shapes(shared.naming)
  const create = module.value('createValidator', 'src/validator.ts')
  const validator = module.type('Validator', 'src/validator.ts')
  return module
    .add(
      ...own,
      ...shared.declarations(new Set(own.map(nameOf))),
      {
        kind: 'const',
        name: 'schema',
        local: true,
        value: literal(embedded(schema), 15),
      },
      {
        kind: 'const',
        doc: [summary],
        name: `validate${type}`,
        type: `${validator}<${type}>`,
        value: `/* @__PURE__ */ ${create}(schema, check)`,
      },
      { kind: 'code', text: compileCheck(schema).trimEnd() },
    )
    .print('// @ts-nocheck: the check is compiled code\n')
}

/** The module depends on no other package, so the types its shapes mention are declared here or by the hand-written half. */
class SharedTypes {
  readonly #module: Module
  readonly #wanted = new Map<string, SharedType>()

  constructor(module: Module) {
    this.#module = module
  }

  readonly naming: Naming = (shared) => {
    if (shared.kind === 'support') return this.#support(shared.name)
    const name = sharedName(shared)
    this.#wanted.set(name, shared)
    return name
  }

  /** What was named and is not declared yet, with what that names in turn. */
  declarations(declared: ReadonlySet<string>): Declaration[] {
    const found: Declaration[] = []
    for (const [name, shared] of this.#wanted) {
      if (declared.has(name)) continue
      if (shared.kind === 'enum') found.push(enumShape(shared.type, name))
      if (shared.kind === 'resource') found.push(resourceShape(shared.resource, 'given', this.naming))
    }
    return found
  }

  #support(name: SupportType): string {
    if (name === 'ErrorCode' || name === 'PaymentState') return 'string'
    return this.#module.type(name, 'src/received.ts')
  }
}

function nameOf(declaration: Declaration): string {
  return 'name' in declaration ? declaration.name : ''
}
