import type { Spec } from '../../load/spec.js'
import { dataOf, type Entry, entriesOf, get, itemsOf, type Node, textOf, textsOf } from '../../load/yaml/node.js'
import type { Belief, Emission, EventExample, EventType, Limit, Machine, State, Transition } from '../model.js'
import { eventResults, movements, outcomes, triggers, verdicts } from '../words.js'
import { buildFields, oneOf, type TypeLookups } from './fields.js'
import { documentedOf, type Find, limitsOf, needText } from './lookup.js'

/** Ids of the commands whose `key` names something, by that name. */
export type NamedBy = (name: string) => readonly string[]

interface Machines {
  readonly machines: readonly Machine[]
  readonly states: readonly State[]
  readonly transitions: readonly Transition[]
}

export function buildMachines(spec: Spec, limit: Find<Limit>, movedBy: NamedBy): Machines {
  const machines = entriesOf(get(spec.documents.states.root, 'machines'))
  return {
    machines: machines.map(({ key, value }) => ({
      name: key,
      ...documentedOf(value),
      illegal: needText(value, 'illegal'),
    })),
    states: machines.flatMap(({ key, value }) => entriesOf(get(value, 'states')).map((state) => stateOf(key, state))),
    transitions: machines.flatMap(({ key, value }) =>
      entriesOf(get(value, 'transitions')).map((entry) => transitionOf(key, entry, limit, movedBy)),
    ),
  }
}

function stateOf(machine: string, { key, value: node }: Entry): State {
  const parameter = textOf(get(node, 'parameter'))
  return {
    machine,
    name: key,
    ...documentedOf(node),
    ...(parameter !== undefined && { parameter }),
  }
}

function transitionOf(machine: string, { key, value: node }: Entry, limit: Find<Limit>, movedBy: NamedBy): Transition {
  const when = textOf(get(node, 'when'))
  const also = textOf(get(node, 'also'))
  const outcome = textOf(get(node, 'outcome'))
  const error = textOf(get(node, 'error'))
  const trigger = textOf(get(node, 'by'))
  return {
    machine,
    id: key,
    ...documentedOf(node, when && `${when.charAt(0).toUpperCase()}${when.slice(1)}.`),
    from: textsOf(get(node, 'from')),
    to: needText(node, 'to'),
    ...(when !== undefined && { when }),
    ...(also !== undefined && { also }),
    ...(outcome !== undefined && { outcome: oneOf(outcomes, outcome) }),
    ...(error !== undefined && { error }),
    by: movedBy(key),
    ...(trigger !== undefined && {
      trigger: oneOf(triggers, trigger),
    }),
    limits: limitsOf(node, limit),
  }
}

export function buildEmissions(spec: Spec, emittedBy: NamedBy): Emission[] {
  return entriesOf(get(spec.documents.events.root, 'emissions')).map(({ key, value: node }) => {
    const operation = needText(node, 'operation')
    return {
      id: key,
      ...documentedOf(node, `Notifications of ${operation}.`),
      operation,
      family: needText(node, 'family'),
      success: textsOf(get(node, 'success')),
      failure: textsOf(get(node, 'failure')),
      by: emittedBy(key),
    }
  })
}

export function buildBelief(spec: Spec): Belief {
  const node = get(spec.documents.events.root, 'belief')
  if (node === undefined) throw new Error('events.yaml has no belief after the schema check')
  return {
    ...documentedOf(node),
    unknown: needText(node, 'unknown'),
    amounts: Object.fromEntries(entriesOf(get(node, 'amounts')).map(({ key, value }) => [key, textOf(value) ?? ''])),
    rows: Object.fromEntries(entriesOf(get(node, 'rows')).map(({ key, value }) => [key, cellsOf(value)])),
  }
}

function cellsOf(row: Node): Belief['rows'][string] {
  return Object.fromEntries(
    entriesOf(row).flatMap(({ key, value }) => textsOf(value).map((status) => [status, oneOf(verdicts, key)])),
  )
}

export function buildEvents(spec: Spec, lookups: TypeLookups, emissions: readonly Emission[]): EventType[] {
  return entriesOf(get(spec.documents.events.root, 'events')).map(({ key, value: node }) => {
    const open = textOf(get(node, 'open'))
    const means = meaningOf(get(node, 'means'))
    return {
      name: key,
      ...documentedOf(node),
      result: oneOf(eventResults, needText(node, 'result')),
      ...(means && { means }),
      fields: buildFields(get(node, 'fields'), lookups),
      ...(open !== undefined && { open: lookups.type(open) }),
      emittedBy: emissions.flatMap(({ id, success, failure }) => ([...success, ...failure].includes(key) ? [id] : [])),
      examples: itemsOf(get(node, 'examples')).map(exampleOf),
    }
  })
}

function meaningOf(node: Node | undefined): EventType['means'] {
  if (node === undefined) return undefined
  const state = textOf(get(node, 'state'))
  return {
    ...(state !== undefined && { state }),
    money: oneOf(movements, needText(node, 'money')),
  }
}

function exampleOf(node: Node): EventExample {
  const gives = get(node, 'gives')
  return {
    name: needText(node, 'name'),
    title: needText(node, 'title'),
    body: needText(node, 'body'),
    gives: gives ? dataOf(gives) : {},
  }
}
