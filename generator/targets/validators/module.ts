/** One validator's module: the type it vouches for, the schema, the compiled check. */
import type { MessageSchema } from '../../../templates/validators/src/schema.js'
import { compileCheck } from '../../emit/ajv/compile.js'
import type { Declaration } from '../../emit/print/declarations.js'
import { literal } from '../../emit/print/literal.js'
import { Module } from '../../emit/print/module.js'
import { example } from '../../emit/types/examples.js'
import { type SharedType, type SupportType, sharedName, type TypeResolver } from '../../emit/types/shared-types.js'
import { enumType, resourceType } from '../../emit/types/value-types.js'
import { noMemory, type Recalls } from '../../lib/memo.js'
import type { OutputFile } from '../shared/target.js'
import { embedded } from './embedded.js'

export interface ValidatorModule {
  readonly path: string
  /** The file of the spec that describes the message. */
  readonly source: string
  /** Name of the type it vouches for. */
  readonly type: string
  readonly summary: string
  /** The part of the model that `schema` and `types` read. */
  readonly from: readonly unknown[]
  schema(): MessageSchema
  types(names: TypeResolver): readonly Declaration[]
}

export function validatorFile(validator: ValidatorModule): OutputFile {
  const { path, source, from } = validator
  return { path, source, from, render: (kept = noMemory) => render(validator, kept) }
}

async function render(
  { path, type, summary, schema: schemaOf, types }: ValidatorModule,
  kept: Recalls<Promise<string>>,
): Promise<string> {
  const schema = schemaOf()
  const module = new Module(path)
  const shared = new SharedTypes(module)
  const own = types(shared.naming)
  const check = await compileCheck(schema, kept)
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
        doc: [
          `${summary} Throws nothing: what is wrong is in \`failures\`.`,
          example(
            `const checked = validate${type}.validate(input)`,
            'if (!checked.ok) return checked.failures.map(({ path, message }) => `${path}: ${message}`)',
          ),
        ],
        name: `validate${type}`,
        type: `${validator}<${type}>`,
        value: `/* @__PURE__ */ ${create}(schema, check)`,
      },
      { kind: 'code', text: check.trimEnd() },
    )
    .print('// @ts-nocheck: the check is compiled code\n')
}

/** The module depends on no other package, so the types its types mention are declared here or by the hand-written half. */
class SharedTypes {
  readonly #module: Module
  readonly #wanted = new Map<string, SharedType>()

  constructor(module: Module) {
    this.#module = module
  }

  readonly naming: TypeResolver = (shared) => {
    if (shared.kind === 'support') return this.#support(shared.name)
    // The tables are the protocol package's.
    if (shared.kind === 'listed') return 'string'
    const name = sharedName(shared)
    this.#wanted.set(name, shared)
    return name
  }

  /** Types that are mentioned and not declared yet, with the types that these mention. */
  declarations(declared: ReadonlySet<string>): Declaration[] {
    const found: Declaration[] = []
    for (const [name, shared] of this.#wanted) {
      if (declared.has(name)) continue
      if (shared.kind === 'enum') found.push(enumType(shared.type, name))
      if (shared.kind === 'resource') found.push(resourceType(shared.resource, 'given', this.naming))
    }
    return found
  }

  #support(name: SupportType): string {
    return this.#module.type(name, 'src/received.ts')
  }
}

function nameOf(declaration: Declaration): string {
  return 'name' in declaration ? declaration.name : ''
}
