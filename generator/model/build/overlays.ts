import type { OverlayFile, Spec } from '../../load/spec.js'
import { dataOf, entriesOf, get, itemsOf, type Node, textOf, textsOf } from '../../load/yaml/node.js'
import type {
  AddedAttribute,
  AddedCommand,
  Evidence,
  Overlay,
  OverlayExample,
  OverlayRow,
  Relaxation,
} from '../model.js'
import { credentials, outcomes } from '../words.js'
import { oneOf } from './fields.js'
import { documentedOf, needText } from './lookup.js'
import { adviceOf } from './register.js'

const evidences: readonly Evidence[] = ['recorded', 'tested', 'sdk', 'weak']

/** Keys of a row that say something of it; every other one says what differs. */
const words = new Set(['summary', 'description', 'evidence', 'decided', 'examples'])

export function buildOverlays(spec: Spec): Overlay[] {
  return spec.overlays.map(({ name, root }: OverlayFile) => ({
    name,
    ...documentedOf(root),
    over: textOf(get(root, 'over')) ?? 'lenient',
    rows: entriesOf(get(root, 'rows')).map(({ key, value }) => rowOf(key, value)),
  }))
}

function rowOf(id: string, node: Node): OverlayRow {
  return {
    id,
    ...documentedOf(node),
    evidence: textsOf(get(node, 'evidence')).map((one) => oneOf(evidences, one)),
    effects: Object.fromEntries(
      entriesOf(node).flatMap(({ key, value }) => (words.has(key) ? [] : [[key, dataOf(value)]])),
    ),
    commands: entriesOf(get(node, 'commands')).map(({ key, value }) => addedCommand(key, value)),
    relaxations: itemsOf(get(node, 'parameters')).map(relaxationOf),
    attributes: itemsOf(get(node, 'attributes')).map(addedAttribute),
    errors: entriesOf(get(node, 'errors')).map(({ key, value }) => ({
      code: key,
      ...documentedOf(value),
      advice: adviceOf(get(value, 'advice')),
    })),
    outcomes: Object.fromEntries(entriesOf(get(node, 'outcomes')).map(({ key, value }) => [key, textOf(value) ?? ''])),
    examples: itemsOf(get(node, 'examples')).map(exampleOf),
  }
}

function addedCommand(id: string, node: Node): AddedCommand {
  const credential = textOf(get(node, 'credential'))
  const element = textOf(get(node, 'element'))
  return {
    id,
    like: needText(node, 'like'),
    path: needText(node, 'path'),
    ...(element !== undefined && { element }),
    ...(credential !== undefined && { credential: oneOf(credentials, credential) }),
    ...conditionOf(node),
  }
}

const relaxations: readonly Relaxation['is'][] = ['any-length', 'ignored', 'optional']

function relaxationOf(node: Node): Relaxation {
  return {
    of: textsOf(get(node, 'of')),
    names: textsOf(get(node, 'names')),
    is: oneOf(relaxations, needText(node, 'is')),
    ...conditionOf(node),
  }
}

function conditionOf(node: Node): { for?: Readonly<Record<string, string>> } {
  const entries = entriesOf(get(node, 'for'))
  if (entries.length === 0) return {}
  return { for: Object.fromEntries(entries.map(({ key, value }) => [key, textOf(value) ?? ''])) }
}

function addedAttribute(node: Node): AddedAttribute {
  const given = get(node, 'in')
  const summary = textOf(get(node, 'summary'))
  return {
    of: textsOf(get(node, 'of')),
    name: needText(node, 'name'),
    in: given === undefined ? ['True'] : textsOf(given).map((one) => oneOf(outcomes, one)),
    ...(summary !== undefined && { summary }),
  }
}

function exampleOf(node: Node): OverlayExample {
  const title = needText(node, 'title')
  const sends = textOf(get(node, 'sends'))
  if (sends !== undefined) return requestOf(node, title, sends)
  const gives = get(node, 'gives')
  const read = gives === undefined ? {} : dataOf(gives)
  const event = textOf(get(node, 'event'))
  if (event !== undefined) return { kind: 'event', title, event, body: needText(node, 'answers'), gives: read }
  return { kind: 'answer', title, command: needText(node, 'command'), answers: needText(node, 'answers'), gives: read }
}

function requestOf(node: Node, title: string, sends: string): OverlayExample {
  const [method = '', target = ''] = sends.split(' ')
  const [path = '', query = ''] = target.split('?')
  const reads = get(node, 'reads')
  const parameters = get(reads, 'parameters')
  const input = get(node, 'input')
  return {
    kind: 'request',
    title,
    method,
    path,
    query,
    body: textOf(get(node, 'body')) ?? '',
    ...(parameters && { reads: { command: needText(reads, 'command'), parameters: dataOf(parameters) } }),
    ...(input && { input: dataOf(input) }),
  }
}
