import { freeze } from '../../lib/freeze.js'
import { Memory, noMemory, type Recalls } from '../../lib/memo.js'
import type { CommandFile, Spec } from '../../load/spec.js'
import { entriesOf, get, type Node, textOf, textsOf } from '../../load/yaml/node.js'
import type { Command, Credential, Family, Gateway, Model, Transition } from '../model.js'
import { buildCommand } from './commands.js'
import { buildFields, oneOf, resourceTable, type Shapes, typeTable } from './fields.js'
import { buildBelief, buildEmissions, buildEvents, buildMachines, type NamedBy } from './life-cycles.js'
import { documentedOf, type Find, limitTable, needText, rulesOf, Table } from './lookup.js'
import { buildErrors, buildRegister, buildTestCards } from './register.js'
import { buildSandbox } from './sandbox.js'

const credentials: readonly Credential[] = ['key', 'vwid', 'password']

/**
 * What the tables of the spec give. Parts that refer to it are remembered with it, and with it forgotten: whatever two
 * parts of a model share is the very same object.
 */
export interface Foundation {
  readonly model: Omit<Model, 'commands' | 'unspecified' | keyof Happenings>
  readonly shapes: Shapes
  readonly family: Find<Family>
  readonly happenings: Recalls<Happenings>
  readonly commands: Recalls<Command>
}

/** What the tables say of happenings, and the commands that bring them about. */
type Happenings = Pick<Model, 'machines' | 'states' | 'transitions' | 'emissions' | 'events'>

/**
 * Resolves a spec into the model. The spec has passed the shape check and every name in it leads somewhere; anything
 * else throws.
 *
 * @param memory keeps what the same files gave the time before
 */
export function buildModel(spec: Spec, memory: Recalls<Foundation> = noMemory): Model {
  const foundation = memory.recall('tables', [spec.tables], () => buildFoundation(spec))
  const { model, shapes, family } = foundation
  const moved = namings(spec, 'moves')
  const emitted = namings(spec, 'emits')
  const happenings = foundation.happenings.recall('happenings', [moved, emitted], () =>
    buildHappenings(spec, shapes, namedBy(moved), namedBy(emitted)),
  )
  const parts = { shapes, family, transition: finder(happenings.transitions) }
  const order = model.families.map(({ name }) => name)
  return freeze({
    ...model,
    ...happenings,
    commands: inOrder(spec.commands, order).map((source) =>
      // A command takes from transitions only what the tables say of them.
      foundation.commands.recall(source.file.path, [source.file], () => buildCommand(source, parts)),
    ),
    unspecified: buildRegister(spec),
  })
}

function buildFoundation(spec: Spec): Foundation {
  const limits = limitTable(spec)
  const types = typeTable(spec, limits.find)
  const resources = resourceTable(spec, {
    type: types.find,
    limit: limits.find,
  })
  const families = familyTable(spec)
  const shapes: Shapes = {
    type: types.find,
    resource: resources.find,
    limit: limits.find,
  }
  const errors = buildErrors(spec)
  const model = {
    gateway: buildGateway(spec, shapes),
    families: families.all(),
    limits: limits.all(),
    types: types.all(),
    resources: resources.all(),
    delivery: rulesOf(get(spec.tables.events.root, 'delivery'), limits.find),
    commonEventFields: buildFields(get(spec.tables.events.root, 'common'), shapes),
    belief: buildBelief(spec),
    errors,
    testCards: buildTestCards(spec, limits.find),
    sandbox: buildSandbox(spec, errors),
  }
  return { model, shapes, family: families.find, happenings: new Memory(), commands: new Memory() }
}

function buildHappenings(spec: Spec, shapes: Shapes, movedBy: NamedBy, emittedBy: NamedBy): Happenings {
  const emissions = buildEmissions(spec, emittedBy)
  return {
    ...buildMachines(spec, shapes.limit, movedBy),
    emissions,
    events: buildEvents(spec, shapes, emissions),
  }
}

function buildGateway(spec: Spec, shapes: Shapes): Gateway {
  const { root } = spec.tables.gateway
  if (root === undefined) throw new Error('gateway.yaml is missing after the shape check')
  const docs = textOf(get(root, 'docs'))
  const examples = get(root, 'examples')
  const rules = (key: string) => rulesOf(get(root, key), shapes.limit)
  return {
    name: needText(root, 'name'),
    ...documentedOf(root),
    ...(docs !== undefined && { docs }),
    conventions: rules('conventions'),
    authentication: rules('authentication'),
    environments: rules('environments'),
    credentials: entriesOf(get(root, 'credentials')).map(({ key, value }) => ({
      name: oneOf(credentials, key),
      ...documentedOf(value),
      type: shapes.type(needText(value, 'type')),
    })),
    examples: {
      key: needText(examples, 'key'),
      vwid: needText(examples, 'vwid'),
      password: needText(examples, 'password'),
      chequePaths: textTable(get(examples, 'chequePaths')),
    },
  }
}

function textTable(node: Node | undefined): Record<string, string> {
  return Object.fromEntries(entriesOf(node).map(({ key, value }) => [key, textOf(value) ?? '']))
}

function familyTable(spec: Spec): Table<Family> {
  return new Table('family', get(spec.tables.gateway.root, 'families'), (name, node) => {
    const path = textOf(get(node, 'path'))
    return {
      name,
      ...documentedOf(node),
      prefix: needText(node, 'prefix'),
      title: needText(node, 'title'),
      ...(path !== undefined && { path }),
    }
  })
}

/** Commands by family, in the order of gateway.yaml; the files are in the order of their ids already. */
function inOrder(commands: readonly CommandFile[], families: readonly string[]): CommandFile[] {
  return families.flatMap((name) => commands.filter(({ family }) => family === name))
}

/** Every command that names something under a key, and what it names. */
function namings({ commands }: Spec, key: 'moves' | 'emits'): readonly Naming[] {
  return commands.flatMap(({ root, family, localId }) => {
    const names = textsOf(get(root, key))
    return names.length === 0 ? [] : [{ command: `${family}.${localId}`, names }]
  })
}

interface Naming {
  readonly command: string
  readonly names: readonly string[]
}

/** Ids of the commands that name something, once for each time they do. */
function namedBy(namings: readonly Naming[]): NamedBy {
  const found = new Map<string, string[]>()
  for (const { command, names } of namings) {
    for (const name of names) {
      const ids = found.get(name) ?? []
      found.set(name, ids)
      ids.push(command)
    }
  }
  return (name) => found.get(name) ?? []
}

function finder(transitions: readonly Transition[]): Find<Transition> {
  const byId = new Map(transitions.map((transition) => [transition.id, transition]))
  return (id) => {
    const found = byId.get(id)
    if (found === undefined) throw new Error(`the model wants the transition ${id}, which the spec does not have`)
    return found
  }
}
