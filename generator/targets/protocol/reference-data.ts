/** The tables of the protocol package: enumerations, resources, errors, limits, states. */

import { Code, Explained } from '../../emit/print/code.js'
import type { Declaration } from '../../emit/print/declarations.js'
import { lineWidth } from '../../emit/print/layout.js'
import { literal } from '../../emit/print/literal.js'
import { Module } from '../../emit/print/module.js'
import { constant, example, exampleOf } from '../../emit/types/examples.js'
import { documentedDoc } from '../../emit/types/field-docs.js'
import { enumType, resourceType } from '../../emit/types/value-types.js'
import { pascalCase } from '../../lib/letter-case.js'
import type { ErrorCode, Limit, Machine, Model, Resource, State, Transition, WireType } from '../../model/model.js'
import { reportingTypes } from '../../projections/reported-states.js'
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
  const given = givenResources(model)
  const resources = model.resources.filter(({ documentary }) => !documentary)
  const directions = resources.map((resource) => (given.has(resource) ? ('given' as const) : ('received' as const)))
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

/** Structures that stand in requests, directly or inside others. */
function givenResources(model: Model): ReadonlySet<Resource> {
  const found = new Set<Resource>()
  const fields = model.commands.flatMap((command) => command.parameters)
  for (const { value } of fields) {
    if (value.kind === 'pairs') fields.push(...value.keys)
    if (value.kind === 'scalar' || value.kind === 'pairs' || found.has(value.resource)) continue
    found.add(value.resource)
    fields.push(...value.resource.fields)
  }
  return found
}

export function errorsFile({ errors, gateway, overlays, types }: Model): OutputFile {
  const further = overlays.flatMap(({ rows }) => rows.flatMap((row) => row.errors))
  const type = types.find(({ listed }) => listed?.in === 'errors')
  const path = 'src/errors.ts'
  return {
    path,
    source: 'spec/errors.yaml',
    from: [errors, gateway.docs, further, type],
    render: () => renderErrors(errors, further, type, gateway.docs, new Module(path)),
  }
}

type AdvisedCode = Omit<ErrorCode, 'obtain'>

function renderErrors(
  errors: readonly AdvisedCode[],
  further: readonly AdvisedCode[],
  type: WireType | undefined,
  docs: string | undefined,
  module: Module,
): Promise<string> {
  const shown = errors[0]?.code
  const row = module.type('ErrorRow', 'src/error-table.ts')
  const create = module.value('createErrorTable', 'src/error-table.ts')
  const rows = (codes: readonly AdvisedCode[]) =>
    Object.fromEntries(
      codes.map(({ code, summary, advice }) => [
        code,
        [summary, advice.fault, advice.repeat, advice.payer, advice.merchant],
      ]),
    )
  return module
    .add(
      {
        kind: 'type',
        doc: ['The documented error codes.', constant('code', 'KnownErrorCode', shown)],
        name: 'KnownErrorCode',
        type: errors.map(({ code, summary }) => ({
          doc: summary,
          type: literal(code),
        })),
      },
      {
        kind: 'type',
        doc: [
          ...(type === undefined ? [] : documentedDoc(type)),
          example('const advise = (code: ErrorCode) => describeError(code).advice.payer'),
        ],
        name: 'ErrorCode',
        type: [{ type: 'KnownErrorCode' }, { type: '(string & {})' }],
      },
      {
        kind: 'const',
        name: 'rows',
        local: true,
        type: `Readonly<Record<KnownErrorCode, ${row}>>`,
        value: literal(rows(errors)),
      },
      {
        kind: 'const',
        doc: ['Codes that were seen in the field and that no document has.'],
        name: 'further',
        local: true,
        type: `Readonly<Record<string, ${row}>>`,
        value: literal(rows(further)),
      },
      {
        kind: 'const',
        doc: [
          'Tells what is known about an error code: what it means, whose doing it is, whether repeating can help, what to tell the payer and the developer. A code outside the table comes back as not known. Throws nothing.',
          example(`describeError(${literal(shown)}).advice.payer // a sentence that may be shown`),
        ],
        name: 'describeError',
        value: `/* @__PURE__ */ ${create}(rows, ${docs === undefined ? 'undefined' : literal(docs)}, further)`,
      },
    )
    .print()
}

export function limitsFile({ limits }: Model): OutputFile {
  const path = 'src/limits.ts'
  return {
    path,
    source: 'spec/limits.yaml',
    from: [limits],
    render: () =>
      new Module(path)
        .add(
          ...limitShapes.map(shapeOf),
          {
            kind: 'interface',
            doc: [
              'Every number of the interface document, under its name and in its unit.',
              example(`const unitOf = (all: Limits) => all.${limits[0]?.name}.unit`),
            ],
            name: 'Limits',
            properties: limits.map((limit) => ({
              doc: [documentedDoc(limit).join(' ').trim()],
              name: limit.name,
              type: limitType(limit),
            })),
          },
          {
            kind: 'const',
            doc: [
              'Every number of the interface document, under its name and in its unit.',
              example(`const { unit } = limits.${limits[0]?.name}`),
            ],
            name: 'limits',
            type: 'Limits',
            value: literal(Object.fromEntries(limits.map((limit) => [limit.name, numbersOf(limit)])), lineWidth),
          },
        )
        .print(),
  }
}

type Part = 'unit' | 'min' | 'max' | 'value'

const partWords: Readonly<Record<Part, string>> = {
  unit: 'What the numbers count.',
  min: 'The least that is allowed.',
  max: 'The most that is allowed.',
  value: 'The one number.',
}

interface LimitShape {
  readonly name: string
  readonly says: string
  readonly parts: readonly Part[]
}

const limitShapes: readonly LimitShape[] = [
  { name: 'RangeLimit', says: 'From one number to another, both allowed.', parts: ['unit', 'min', 'max'] },
  { name: 'UpperLimit', says: 'Up to a number.', parts: ['unit', 'max'] },
  { name: 'LowerLimit', says: 'From a number on.', parts: ['unit', 'min'] },
  { name: 'FixedLimit', says: 'A number by itself.', parts: ['unit', 'value'] },
]

/** `RangeLimit<Unit, Min, Max>` */
function shapeOf({ name, says, parts }: LimitShape): Declaration {
  const last = parts.at(-1) ?? 'unit'
  const given = ["'characters'", ...parts.slice(1).map((_, i) => String(i * 10 + 1))]
  return {
    kind: 'interface',
    doc: [says, example(`const tell = (limit: ${name}<${given.join(', ')}>) => \`\${limit.${last}} \${limit.unit}\``)],
    name,
    typeParameters: parts.map((part) => ({
      name: pascalCase(part),
      constraint: part === 'unit' ? 'string' : 'number',
    })),
    properties: parts.map((part) => ({ doc: [partWords[part]], name: part, type: pascalCase(part) })),
  }
}

/** `RangeLimit<'characters', 1, 50>` */
function limitType(limit: Limit): string {
  const given = numbersOf(limit)
  const shape = limitShapes.find(({ parts }) => parts.join() === Object.keys(given).join())
  if (shape === undefined) throw new Error(`The limit ${limit.name} has numbers that no type is for.`)
  return `${shape.name}<${Object.values(given)
    .map((each) => literal(each))
    .join(', ')}>`
}

function numbersOf({ unit, min, max, value }: Limit): Readonly<Partial<Record<Part, string | number>>> {
  return {
    unit,
    ...(min !== undefined && { min }),
    ...(max !== undefined && { max }),
    ...(value !== undefined && { value }),
  }
}

export function statesFile({ machines, states, transitions, types }: Model): OutputFile {
  const path = 'src/states.ts'
  return {
    path,
    source: 'spec/states.yaml',
    from: [machines, states, transitions, machines.map((machine) => reportingTypes(machine, types))],
    render() {
      const module = new Module(path)
      return module
        .add(
          ...machines.flatMap((machine) => machineTypes(machine, states, reportingTypes(machine, types), module)),
          ...transitionTable(
            transitions,
            machines.map(({ name }) => name),
          ),
        )
        .print()
    },
  }
}

/** Names of a machine's states; where the gateway reports them also the text it sends, and its reader. */
function machineTypes(
  { name: machine }: Machine,
  all: readonly State[],
  types: readonly WireType[],
  module: Module,
): Declaration[] {
  const states = all.filter((state) => state.machine === machine)
  const type = `${pascalCase(machine)}State`
  const name = `${type}Name`
  const names: Declaration = {
    kind: 'type',
    doc: [`States of the ${machine} machine.`, constant('state', name, states[0]?.name)],
    name,
    type: states.map((state) => ({
      doc: state.summary,
      type: literal(state.name),
    })),
  }
  if (types.length === 0) return [names]
  const create = module.value('createStateParser', 'src/state-parser.ts')
  const parametrised = states.filter(({ parameter }) => parameter !== undefined).map((state) => state.name)
  const text = parametrised.length > 0 ? `${parametrised[0]}(T2)` : states[0]?.name
  const plain =
    parametrised.length === 0 ? name : `Exclude<${name}, ${parametrised.map((each) => literal(each)).join(' | ')}>`
  return [
    names,
    {
      kind: 'type',
      doc: [...types.flatMap((type) => documentedDoc(type)), constant('reported', type, text)],
      name: type,
      type: [plain, ...parametrised.map((each) => `\`${each}(\${string})\``), '(string & {})'].map((type) => ({
        type,
      })),
    },
    {
      kind: 'const',
      doc: [
        `Reads a ${machine} status: its documented name, and the parameter in its brackets where it has one. Throws nothing; a status that is not documented has the kind \`unknown\`.`,
        example(
          `const state = parse${type}(${literal(text)})`,
          "const name = state.kind === 'known' ? state.name : state.raw",
        ),
      ],
      name: `parse${type}`,
      value: `/* @__PURE__ */ ${create}(${literal(states.map((state) => state.name))}, ${literal(parametrised)})`,
    },
  ]
}

function transitionTable(transitions: readonly Transition[], machines: readonly string[]): Declaration[] {
  const rows = transitions.map(({ machine, id, from, to }) => ({
    machine,
    id,
    from,
    to,
  }))
  return [
    {
      kind: 'interface',
      doc: [
        'One way from state to state.',
        example('const describe = ({ from, to }: TransitionRow) => `${from} to ${to}`'),
      ],
      name: 'TransitionRow',
      properties: [
        {
          doc: ['What it is about.'],
          name: 'machine',
          type: machines.map((each) => literal(each)).join(' | '),
        },
        { doc: ['Its name in the spec.'], name: 'id', type: 'string' },
        {
          doc: ['States it starts from; `none` is the absence of the object.'],
          name: 'from',
          type: 'readonly string[]',
        },
        {
          doc: ['State it ends in; `none` removes the object, `same` leaves the state.'],
          name: 'to',
          type: 'string',
        },
      ],
    },
    {
      kind: 'const',
      doc: [
        'Every documented or decided transition.',
        'Source: States and transitions.',
        example(`const first = transitions.filter(({ machine }) => machine === ${literal(machines[0])})`),
      ],
      name: 'transitions',
      type: 'readonly TransitionRow[]',
      value: literal(rows, 60),
    },
  ]
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
