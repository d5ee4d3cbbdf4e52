import type { CommandFile, Spec, SpecFile } from '../../load/spec.js'
import { type Entry, entriesOf, get, isTrue, itemsOf, type Node, textOf } from '../../load/yaml/node.js'

/** A name defined in a table, and where. */
export interface Defined {
  readonly file: SpecFile
  readonly entry: Entry
}

/** Everything of one kind that the spec defines, by name. A name defined in two machines counts once. */
export function definitions(spec: Spec, kind: string): ReadonlyMap<string, Defined> {
  const { documents } = spec
  const rows = (file: SpecFile, ...path: string[]) =>
    entriesOf(get(file.root, ...path)).map((entry): [string, Defined] => [entry.key, { file, entry }])
  const machines = (key: string) =>
    entriesOf(get(documents.states.root, 'machines')).flatMap((machine) =>
      entriesOf(get(machine.value, key)).map((entry): [string, Defined] => [
        entry.key,
        { file: documents.states, entry },
      ]),
    )
  switch (kind) {
    case 'type':
      return new Map(rows(documents.types, 'types'))
    case 'limit':
      return new Map(rows(documents.limits, 'limits'))
    case 'resource':
      return new Map(rows(documents.resources, 'resources'))
    case 'state':
      return new Map(machines('states'))
    case 'transition':
      return new Map(machines('transitions'))
    case 'event':
      return new Map(rows(documents.events, 'events'))
    case 'emission':
      return new Map(rows(documents.events, 'emissions'))
    case 'error':
      return new Map(rows(documents.errors, 'errors'))
    case 'command':
      return new Map(spec.commands.flatMap(commandEntry))
    case 'card':
      return new Map(rows(documents['test-cards'], 'cards'))
    case 'family':
      return new Map(rows(documents.gateway, 'families'))
    case 'list':
      return new Map([...rows(documents.errors), ...rows(documents.states, 'machines')])
    case 'decision':
      return new Map(rows(documents.unspecified, 'unspecified'))
    default:
      throw new Error(`nothing is known of the kind ${kind}`)
  }
}

function commandEntry({ file, family, localId, root }: CommandFile): [string, Defined][] {
  const [entry] = root.entries
  return entry === undefined ? [] : [[`${family}.${localId}`, { file, entry }]]
}

export interface PlacedField {
  readonly entry: Entry
  /** Whether it stands in a key-pair string. */
  readonly paired: boolean
}

/** Parameters of a command and keys of its key-pair strings. */
export function requestFields(command: CommandFile): PlacedField[] {
  return entriesOf(get(command.root, 'request')).flatMap((entry) => [
    { entry, paired: false },
    ...entriesOf(get(entry.value, 'pairs')).map((key) => ({
      entry: key,
      paired: true,
    })),
  ])
}

/** What the caller gives at the top level, by name: parameters, and keys of flat key-pair strings. */
export function topLevelFields(command: CommandFile): Map<string, Entry> {
  const found = new Map<string, Entry>()
  for (const entry of entriesOf(get(command.root, 'request'))) {
    const pairs = get(entry.value, 'pairs')
    const inner = pairs && isTrue(get(entry.value, 'flat')) ? entriesOf(pairs) : [entry]
    for (const field of inner) if (isAsked(field.value)) found.set(field.key, field)
  }
  return found
}

/** Whether the caller gives the field. */
export function isAsked(field: Node): boolean {
  return get(field, 'from') === undefined && get(field, 'same') === undefined
}

export function examplesOf(command: CommandFile): readonly Node[] {
  return itemsOf(get(command.root, 'examples'))
}

export function channelOf(command: CommandFile): string {
  return textOf(get(command.root, 'channel')) ?? 'form'
}

/** Every field map of the spec: requests, key-pair strings, resources, events. */
export function fieldMaps(spec: Spec): { file: SpecFile; fields: readonly Entry[] }[] {
  const { resources, events } = spec.documents
  const maps = [
    ...entriesOf(get(resources.root, 'resources')).map(({ value }) => ({
      file: resources,
      node: get(value, 'fields'),
    })),
    { file: events, node: get(events.root, 'common') },
    ...entriesOf(get(events.root, 'events')).map(({ value }) => ({
      file: events,
      node: get(value, 'fields'),
    })),
    ...spec.commands.map(({ file, root }) => ({
      file,
      node: get(root, 'request'),
    })),
  ]
  return maps.flatMap(({ file, node }) => nested(file, entriesOf(node)))
}

function nested(file: SpecFile, fields: readonly Entry[]): { file: SpecFile; fields: readonly Entry[] }[] {
  return [
    { file, fields },
    ...fields.flatMap(({ value }) => {
      const pairs = get(value, 'pairs')
      return pairs ? nested(file, entriesOf(pairs)) : []
    }),
  ]
}
