/** One command's scenarios: the examples of the spec that have an answer. */
import { Code } from '../../emit/print/code.js'
import { literal } from '../../emit/print/literal.js'
import { Module } from '../../emit/print/module.js'
import { constant, example } from '../../emit/types/examples.js'
import { camelCase } from '../../lib/letter-case.js'
import type { Command, Example, ExampleSettings, Json } from '../../model/model.js'
import { pathOf } from '../../projections/command-path.js'
import { commandDescriptor } from '../../projections/descriptors.js'
import { scope } from '../shared/package.js'
import { requestValidator } from '../shared/request-validator.js'
import { type OutputFile, sourceOf } from '../shared/target.js'

const protocol = `${scope}/protocol`
const shapes = 'src/shapes.ts'

type Answered = Extract<Example, { kind: 'call' }>

/** Whether a command is answered; pages for browsers are not. */
export function isMocked({ reply, examples }: Command): boolean {
  return reply !== undefined && examples.some(isAnswered)
}

/**
 * The examples that become scenarios: one for each decoded answer. Examples that only write the same answer in other
 * bytes are left out: they are for tests of decoders.
 */
export function scenariosOf({ examples }: Command): readonly Answered[] {
  const seen = new Set<string>()
  return examples.filter(isAnswered).filter(({ gives }) => {
    const answer = JSON.stringify(gives)
    return !seen.has(answer) && seen.add(answer)
  })
}

/** `src/commands/api/Pay.ts` */
export function commandPath({ family, localId }: Command): string {
  return `src/commands/${family.name}/${localId}.ts`
}

/** `apiPayMock` */
export function mockName({ typeName }: Command): string {
  return `${camelCase(typeName)}Mock`
}

/** `ApiPayScenarios` */
export function scenariosName({ typeName }: Command): string {
  return `${typeName}Scenarios`
}

export function commandFile(command: Command, settings: ExampleSettings): OutputFile {
  const path = commandPath(command)
  return {
    path,
    source: sourceOf(command),
    from: [command, settings],
    render: () => render(command, settings, new Module(path)),
  }
}

function render(command: Command, settings: ExampleSettings, module: Module): Promise<string> {
  const { typeName, family, localId } = command
  const answered = scenariosOf(command)
  const title = `${family.title} ${localId}`
  const descriptor = module.value(camelCase(typeName), protocol)
  const types = [
    module.type(`${typeName}Request`, protocol),
    module.type(`${typeName}Reply`, protocol),
    scenariosName(command),
  ]
  const unsent = unsentOf(command)
  const scenarios = Object.fromEntries(answered.map((example) => [example.name, scenario(command, example)]))
  const facts = {
    command: new Code(descriptor),
    path: shownPath(command, settings),
    load: requestValidator(command),
    unsent: Object.keys(unsent).length > 0 ? unsent : undefined,
    scenarios,
  }
  return module
    .add(
      {
        kind: 'interface',
        doc: [
          `The scenarios of ${title}, and the outcome of each.`,
          constant('scenario', `keyof ${scenariosName(command)}`, answered[0]?.name),
        ],
        name: scenariosName(command),
        properties: answered.map(({ name, title: what, outcome }) => ({
          doc: [`${what.charAt(0).toUpperCase()}${what.slice(1)}.`],
          name,
          type: literal(outcome),
        })),
      },
      {
        kind: 'const',
        doc: [
          `${title} for mocks. ${command.summary}`,
          example(
            `const createSmallMock = createMockFactory({ ${literal(command.id)}: ${mockName(command)} }, credentials)`,
            `const mock = createSmallMock({ ${literal(command.id)}: ${literal(answered[0]?.name)} })`,
          ),
        ],
        name: mockName(command),
        type: `${module.type('CommandMock', shapes)}<${types.join(', ')}>`,
        value: literal(facts),
      },
    )
    .print()
}

function isAnswered(example: Example): example is Answered {
  return example.kind === 'call'
}

function shownPath(command: Command, settings: ExampleSettings): string {
  const shown = pathOf(command, settings)
  if (shown === undefined) throw new Error(`${command.id} has no path, and gateway.yaml has none for its examples.`)
  return shown
}

function scenario(command: Command, { input, gives }: Answered) {
  const repeats = repeated(command, members(input), members(gives))
  return { reply: gives, ...(repeats.length > 0 && { repeats }) }
}

/**
 * Reply attributes that repeat a value of the request, beyond those the document names. An attribute that is repeated
 * under a condition counts, unless the example shows otherwise.
 */
function repeated(command: Command, input: Readonly<Record<string, Json>>, gives: Readonly<Record<string, Json>>) {
  const known = commandDescriptor(command).reply?.attributes ?? []
  const isConditional = (echo: (typeof known)[number]['echo']) => typeof echo === 'object' && echo.when !== undefined
  const echoes = known.filter(({ echo }) => echo && !isConditional(echo)).map(({ name }) => name)
  const conditional = known.filter(({ echo }) => isConditional(echo)).map(({ name }) => name)
  return Object.keys(gives).filter((name) => {
    if (echoes.includes(name)) return false
    return input[name] === undefined ? conditional.includes(name) : isScalar(input[name]) && input[name] === gives[name]
  })
}

function isScalar(value: Json | undefined): boolean {
  return typeof value === 'string' || typeof value === 'number'
}

function members(value: Json): Readonly<Record<string, Json>> {
  return typeof value === 'object' && value !== null && !isList(value) ? value : {}
}

function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value)
}

/** What the caller gives and does not send, with the values it can have. */
function unsentOf({ id, parameters }: Command): Record<string, readonly (string | number)[]> {
  const fields = parameters.filter(({ clientOnly }) => clientOnly)
  return Object.fromEntries(
    fields.map(({ name, value }) => {
      const values = value.kind === 'scalar' ? value.type.values : undefined
      if (values === undefined)
        throw new Error(`A mock of ${id} cannot guess ${name}: it is not sent, and it has no list of values.`)
      return [name, values.map((one) => one.value)]
    }),
  )
}
