import { perObject } from '../../lib/memo.js'
import type { SpecFile } from '../../load/spec.js'
import { entriesOf, get, type Node, textOf } from '../../load/yaml/node.js'
import type { Report, SpecRule } from '../shared/rule.js'
import { channelOf, definitions, requestFields } from '../shared/spec-queries.js'

/**
 * Kinds of secrets that are never printed. Tokens are not among them: the document puts them into the address of a
 * hosted page.
 */
const neverShown = ['pan', 'cvv', 'password', 'authentication']

/** Keys whose text is printed: in docs, docstrings, messages, the terminal. */
const printed = new Set([
  'summary',
  'description',
  'title',
  'when',
  'also',
  'note',
  'message',
  'payer',
  'merchant',
  'question',
  'decision',
  'rule',
  'operation',
])

/** Shorter samples, such as 012, occur in other texts by chance. */
const telling = 8

/** No secret stands where it would be printed: in an address, in a notification, in the texts of the spec itself. */
export const printing: SpecRule = (spec, report) => {
  const kinds = new Map<string, string>()
  const samples: string[] = []
  for (const [name, { entry }] of definitions(spec, 'type')) {
    const sensitive = textOf(get(entry.value, 'sensitive'))
    if (sensitive === undefined || !neverShown.includes(sensitive)) continue
    kinds.set(name, sensitive)
    const sample = textOf(get(entry.value, 'sample'))
    if (sample !== undefined && sample.length >= telling) samples.push(sample)
  }
  checkAddresses(
    spec.commands
      .filter((command) => channelOf(command) === 'browser')
      .map((command) => ({
        file: command.file,
        fields: requestFields(command).map(({ entry }) => entry),
        where: 'in an address',
      })),
    kinds,
    report,
  )
  checkAddresses(
    entriesOf(get(spec.documents.events.root, 'events')).map(({ value }) => ({
      file: spec.documents.events,
      fields: entriesOf(get(value, 'fields')),
      where: 'in a notification',
    })),
    new Map([...kinds].filter(([, kind]) => kind !== 'authentication')),
    report,
  )
  for (const file of spec.files) {
    for (const { node, text } of printedTexts(file)) {
      if (samples.some((sample) => text.includes(sample)) || /(?<!\d)\d{13,19}(?!\d)/.test(text)) {
        report('sensitive-in-print', file, node, 'this text shows a secret or the sample of one')
      }
    }
  }
}

interface Place {
  readonly file: SpecFile
  readonly fields: readonly { readonly value: Node }[]
  readonly where: string
}

function checkAddresses(places: readonly Place[], kinds: ReadonlyMap<string, string>, report: Report): void {
  for (const { file, fields, where } of places) {
    for (const { value } of fields) {
      const type = get(value, 'type')
      const kind = kinds.get(textOf(type) ?? '')
      if (type && kind !== undefined) report('sensitive-in-print', file, type, `${kind} would be shown ${where}`)
    }
  }
}

interface Printed {
  readonly node: Node
  readonly text: string
}

const printedTexts = perObject(({ root }: SpecFile): Printed[] => (root ? textsBelow(root) : []))

function textsBelow(node: Node): Printed[] {
  if (node.kind === 'list') return node.items.flatMap(textsBelow)
  if (node.kind !== 'map') return []
  return node.entries.flatMap(({ key, value }) => {
    // Bodies in examples are messages of the gateway, not texts that are published.
    if (key === 'input' || key === 'gives') return []
    const text = printed.has(key) ? textOf(value) : undefined
    return text === undefined ? textsBelow(value) : [{ node: value, text }]
  })
}
