import { freeze } from '../../lib/freeze.js'
import { Memory, noMemory, type Recalls } from '../../lib/memo.js'
import type { CommandFile, Spec } from '../../load/spec.js'
import { get, textsOf } from '../../load/yaml/node.js'
import type { Command, Family, Model, Transition } from '../model.js'
import { buildCommand } from './commands.js'
import { buildFields, resourceLookup, type TypeLookups, typeLookup } from './fields.js'
import { buildGateway, familyLookup } from './gateway.js'
import { buildBelief, buildEmissions, buildEvents, buildMachines, type NamedBy } from './life-cycles.js'
import { type Find, limitLookup, rulesOf } from './lookup.js'
import { buildOverlays } from './overlays.js'
import { buildErrors, buildRegister, buildTestCards } from './register.js'
import { buildSandbox } from './sandbox.js'

/**
 * What the documents of the spec give. Parts that refer to it are remembered with it, and with it forgotten: whatever two
 * parts of a model share is the very same object.
 */
export interface Foundation {
  readonly model: Omit<Model, 'commands' | 'overlays' | 'unspecified' | keyof LifeCycles>
  readonly lookups: TypeLookups
  readonly family: Find<Family>
  readonly lifeCycles: Recalls<LifeCycles>
  readonly commands: Recalls<Command>
}

/** What the documents say of lifeCycles, and the commands that bring them about. */
type LifeCycles = Pick<Model, 'machines' | 'states' | 'transitions' | 'emissions' | 'events'>

/**
 * Resolves a spec into the model. The spec has passed the schema check and every name in it leads somewhere; anything
 * else throws.
 *
 * @param memory keeps what the same files gave the time before
 */
export function buildModel(spec: Spec, memory: Recalls<Foundation> = noMemory): Model {
  const foundation = memory.recall('documents', [spec.documents], () => buildFoundation(spec))
  const { model, lookups, family } = foundation
  const moved = commandRefs(spec, 'moves')
  const emitted = commandRefs(spec, 'emits')
  const lifeCycles = foundation.lifeCycles.recall('lifeCycles', [moved, emitted], () =>
    buildLifeCycles(spec, lookups, namedBy(moved), namedBy(emitted)),
  )
  const parts = { lookups, family, frame: model.gateway.frame, transition: finder(lifeCycles.transitions) }
  const order = model.families.map(({ name }) => name)
  return freeze({
    ...model,
    ...lifeCycles,
    commands: inOrder(spec.commands, order).map((source) =>
      // A command takes from transitions only what the documents say of them.
      foundation.commands.recall(source.file.path, [source.file], () => buildCommand(source, parts)),
    ),
    overlays: buildOverlays(spec),
    unspecified: buildRegister(spec),
  })
}

function buildFoundation(spec: Spec): Foundation {
  const limits = limitLookup(spec)
  const types = typeLookup(spec, limits.find)
  const resources = resourceLookup(spec, {
    type: types.find,
    limit: limits.find,
  })
  const families = familyLookup(spec)
  const lookups: TypeLookups = {
    type: types.find,
    resource: resources.find,
    limit: limits.find,
  }
  const errors = buildErrors(spec)
  const model = {
    gateway: buildGateway(spec, lookups),
    families: families.all(),
    limits: limits.all(),
    types: types.all(),
    resources: resources.all(),
    delivery: rulesOf(get(spec.documents.events.root, 'delivery'), limits.find),
    commonEventFields: buildFields(get(spec.documents.events.root, 'common'), lookups),
    belief: buildBelief(spec),
    errors,
    testCards: buildTestCards(spec, limits.find),
    sandbox: buildSandbox(spec, errors),
  }
  return { model, lookups, family: families.find, lifeCycles: new Memory(), commands: new Memory() }
}

function buildLifeCycles(spec: Spec, lookups: TypeLookups, movedBy: NamedBy, emittedBy: NamedBy): LifeCycles {
  const emissions = buildEmissions(spec, emittedBy)
  return {
    ...buildMachines(spec, lookups.limit, movedBy),
    emissions,
    events: buildEvents(spec, lookups, emissions),
  }
}

/** Commands by family, in the order of gateway.yaml; the files are in the order of their ids already. */
function inOrder(commands: readonly CommandFile[], families: readonly string[]): CommandFile[] {
  return families.flatMap((name) => commands.filter(({ family }) => family === name))
}

/** Every command that names something under a key, and what it names. */
function commandRefs({ commands }: Spec, key: 'moves' | 'emits'): readonly CommandRefs[] {
  return commands.flatMap(({ root, family, localId }) => {
    const names = textsOf(get(root, key))
    return names.length === 0 ? [] : [{ command: `${family}.${localId}`, names }]
  })
}

interface CommandRefs {
  readonly command: string
  readonly names: readonly string[]
}

/** Ids of the commands that name something, once for each time they do. */
function namedBy(commandRefs: readonly CommandRefs[]): NamedBy {
  const found = new Map<string, string[]>()
  for (const { command, names } of commandRefs) {
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
    if (found === undefined) throw new Error(`the model needs the transition ${id}, which the spec does not have`)
    return found
  }
}
