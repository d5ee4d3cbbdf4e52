import { entriesOf, get, type Node, textOf, textsOf } from '../load/node.js'
import type { CommandFile, Spec } from '../load/spec.js'
import { buildCommand } from './commands.js'
import { buildFields, oneOf, resourceTable, type Shapes, typeTable } from './fields.js'
import { freeze } from './freeze.js'
import { buildEmissions, buildEvents, buildMachines, type NamedBy } from './happenings.js'
import type { Credential, Family, Gateway, Model, Transition } from './model.js'
import { buildErrors, buildRegister, buildTestCards } from './register.js'
import { documentedOf, type Find, limitTable, needText, rulesOf, Table } from './tables.js'

const credentials: readonly Credential[] = ['key', 'vwid', 'password']

/**
 * Resolves a spec into the model. The spec has passed the shape check and every name in it leads somewhere; anything
 * else throws.
 */
export function buildModel(spec: Spec): Model {
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
  const { machines, states, transitions } = buildMachines(spec, limits.find, namedBy(spec, 'moves'))
  const emissions = buildEmissions(spec, namedBy(spec, 'emits'))
  const parts = {
    shapes,
    family: families.find,
    transition: finder(transitions),
  }
  const order = families.all().map(({ name }) => name)
  return freeze({
    gateway: buildGateway(spec, shapes),
    families: families.all(),
    limits: limits.all(),
    types: types.all(),
    resources: resources.all(),
    commands: inOrder(spec.commands, order).map((file) => buildCommand(file, parts)),
    machines,
    states,
    transitions,
    delivery: rulesOf(get(spec.tables.events.root, 'delivery'), limits.find),
    commonEventFields: buildFields(get(spec.tables.events.root, 'common'), shapes),
    events: buildEvents(spec, shapes, emissions),
    emissions,
    errors: buildErrors(spec),
    testCards: buildTestCards(spec, limits.find),
    unspecified: buildRegister(spec),
  })
}

function buildGateway(spec: Spec, shapes: Shapes): Gateway {
  const { root } = spec.tables.gateway
  if (root === undefined) throw new Error('gateway.yaml is missing after the shape check')
  const examples = get(root, 'examples')
  const rules = (key: string) => rulesOf(get(root, key), shapes.limit)
  return {
    name: needText(root, 'name'),
    ...documentedOf(root),
    docs: needText(root, 'docs'),
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

/** Ids of the commands that name something under a key. */
function namedBy(spec: Spec, key: 'moves' | 'emits'): NamedBy {
  const found = new Map<string, string[]>()
  for (const { root, family, localId } of spec.commands) {
    for (const name of textsOf(get(root, key))) {
      const ids = found.get(name) ?? []
      found.set(name, ids)
      ids.push(`${family}.${localId}`)
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
