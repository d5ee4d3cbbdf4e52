/** One validator's module: the type it vouches for, the schema, the compiled check. */
import type { MessageSchema } from '../../../templates/validators/src/schema.js'
import { compileCheck } from '../../emit/ajv/compile.js'
import type { Declaration } from '../../emit/print/declarations.js'
import { literal } from '../../emit/print/literal.js'
import { Module, reExport } from '../../emit/print/module.js'
import { example } from '../../emit/types/examples.js'
import { noMemory, type Recalls } from '../../lib/memo.js'
import type { OutputFile } from '../shared/target.js'
import { embedded } from './embedded.js'

export interface ValidatorModule {
  readonly path: string
  /** The file of the spec that describes the message. */
  readonly source: string
  /** Name of the type it vouches for. */
  readonly type: string
  /** Where that type stands; without it, `declares` has it. */
  readonly typeFrom?: string
  readonly summary: string
  /** The part of the model that `schema` and `declares` read. */
  readonly from: readonly unknown[]
  schema(): MessageSchema
  declares?(): readonly Declaration[]
}

export function validatorFile(validator: ValidatorModule): OutputFile {
  const { path, source, from } = validator
  return { path, source, from, render: (kept = noMemory) => render(validator, kept) }
}

async function render(
  { path, type, typeFrom, summary, schema: schemaOf, declares }: ValidatorModule,
  kept: Recalls<Promise<string>>,
): Promise<string> {
  const schema = schemaOf()
  const module = new Module(path)
  const check = await compileCheck(schema, kept)
  const create = module.value('createValidator', 'src/validator.ts')
  for (const name of ['isMembers', 'isText']) if (check.includes(`${name}(`)) module.value(name, 'src/kinds.ts')
  const validator = module.type('Validator', 'src/validator.ts')
  if (typeFrom !== undefined) module.add(reExport([module.type(type, typeFrom)], typeFrom, true))
  return module
    .add(
      ...(declares?.() ?? []),
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
