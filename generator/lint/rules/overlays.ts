import { didYouMean } from '../../lib/did-you-mean.js'
import type { OverlayFile, Spec } from '../../load/spec.js'
import { type Entry, entriesOf, get, itemsOf, type Node, textOf } from '../../load/yaml/node.js'
import type { Report, SpecRule } from '../shared/rule.js'
import { definitions } from '../shared/spec-queries.js'

/** Overlay rows refer to existing commands, cards and codes, and no two rows change the same thing. */
export const overlays: SpecRule = (spec, report) => {
  const ids = new Set<string>()
  stacks(spec, report)
  for (const overlay of spec.overlays) {
    const said = new Set<string>()
    for (const row of rowsOf(overlay)) {
      if (ids.has(row.key)) report('row-clash', overlay.file, row.keySpan, `there is already a row ${row.key}`)
      ids.add(row.key)
      idle(row, overlay, report)
      clashes(row, overlay, said, report)
    }
    new Names(spec, overlay, report).check()
  }
}

/** The overlay named in `over` exists, and overlays do not depend on each other in a circle. */
function stacks(spec: Spec, report: Report): void {
  const over = new Map(spec.overlays.map(({ name, root }) => [name, textOf(get(root, 'over')) ?? 'lenient']))
  for (const { name, file, root } of spec.overlays) {
    const node = get(root, 'over')
    if (node === undefined) continue
    const names = ['strict', 'lenient', ...over.keys()]
    let below = over.get(name)
    for (let steps = 0; steps < over.size; steps++) below = below === undefined ? below : (over.get(below) ?? below)
    if (!names.includes(textOf(node) ?? ''))
      report('dangling-profile', file, node, `there is no such profile${didYouMean(textOf(node) ?? '', names)}`)
    else if (below !== 'strict' && below !== 'lenient')
      report('dangling-profile', file, node, 'the profiles build on each other in a circle')
  }
}

const words = new Set(['summary', 'description', 'evidence', 'decided', 'examples'])

function idle({ key, keySpan, value }: Entry, { file }: OverlayFile, report: Report): void {
  const differs = entriesOf(value).some((entry) => !words.has(entry.key))
  if (!differs) report('idle-row', file, keySpan, `${key} changes nothing`)
  else if (get(value, 'examples') === undefined) report('idle-row', file, keySpan, `${key} has no example`)
}

/** A name for what a row changes. No two rows may have the same one. */
function clashes({ value: row }: Entry, { file }: OverlayFile, said: Set<string>, report: Report): void {
  const once = (name: string, at: { start: number; end: number }): void => {
    if (said.has(name))
      report('row-clash', file, at, 'another row, or another line of this one, already says something about it')
    said.add(name)
  }
  for (const { value } of entriesOf(get(row, 'cards')))
    for (const number of itemsOf(get(value, 'numbers'))) once(`card ${textOf(number)}`, number)
  for (const { key, keySpan, value } of entriesOf(get(row, 'commands'))) {
    once(`command ${key}`, keySpan)
    const path = get(value, 'path')
    if (path && get(value, 'for') === undefined) once(`path ${textOf(path)}`, path)
  }
  for (const { value } of entriesOf(get(row, 'paths'))) once(`path ${textOf(value)}`, value)
  for (const tolerance of itemsOf(get(row, 'tolerates'))) once(`tolerance ${textOf(tolerance)}`, tolerance)
  for (const { key, keySpan } of entriesOf(get(row, 'errors'))) once(`error ${key}`, keySpan)
  for (const section of ['missing', 'refusals'])
    for (const { key, value } of entriesOf(get(row, section)))
      for (const inner of entriesOf(value)) once(`${section} ${key} ${inner.key}`, inner.keySpan)
  for (const rule of itemsOf(get(row, 'attributes')))
    for (const command of itemsOf(get(rule, 'of'))) {
      const name = ['name', 'when', 'in', 'codes'].map((key) => JSON.stringify(plain(get(rule, key)))).join(' ')
      once(`attribute ${textOf(command)} ${name}`, get(rule, 'name') ?? rule)
    }
}

function plain(node: Node | undefined): unknown {
  return node?.kind === 'scalar' ? node.value : itemsOf(node).map(plain)
}

/** Names in an overlay that refer to the spec or to the overlay itself. */
class Names {
  readonly #overlay: OverlayFile
  readonly #report: Report
  readonly #commands: ReadonlySet<string>
  readonly #documented: ReadonlySet<string>
  readonly #errors: ReadonlySet<string>
  readonly #cards: ReadonlySet<string>
  readonly #checks: ReadonlySet<string>

  constructor(spec: Spec, overlay: OverlayFile, report: Report) {
    const added = (key: string) =>
      rowsOf(overlay).flatMap(({ value }) => entriesOf(get(value, key)).map((one) => one.key))
    this.#overlay = overlay
    this.#report = report
    this.#documented = new Set(definitions(spec, 'command').keys())
    this.#commands = new Set([...this.#documented, ...added('commands')])
    this.#errors = new Set([...definitions(spec, 'error').keys(), ...added('errors')])
    this.#cards = new Set(definitions(spec, 'card').keys())
    this.#checks = new Set(entriesOf(get(spec.documents.sandbox.root, 'checks')).map(({ key }) => key))
  }

  check(): void {
    for (const { value } of rowsOf(this.#overlay)) this.#row(value)
  }

  #row(row: Node): void {
    for (const { key, keySpan, value } of entriesOf(get(row, 'cards'))) {
      if (get(value, 'fails') === undefined) this.#known('card', key, keySpan, this.#cards)
      for (const step of entriesOf(get(value, 'fails'))) this.#code(step.value)
    }
    for (const { value } of entriesOf(get(row, 'commands'))) this.#node('command', get(value, 'like'), this.#documented)
    for (const section of ['paths', 'missing', 'replies'])
      for (const { key, keySpan } of entriesOf(get(row, section))) this.#known('command', key, keySpan, this.#commands)
    for (const section of ['parameters', 'attributes', 'statuses'])
      for (const rule of itemsOf(get(row, section))) {
        for (const command of itemsOf(get(rule, 'of'))) this.#node('command', command, this.#commands)
        for (const code of itemsOf(get(rule, 'codes'))) this.#code(code)
        this.#code(get(rule, 'code'))
      }
    for (const { value } of entriesOf(get(row, 'missing')))
      for (const inner of entriesOf(value)) this.#code(inner.value)
    for (const { key, keySpan, value } of entriesOf(get(row, 'refusals'))) {
      if (!this.#checks.has(key))
        this.#report(
          'dangling-field',
          this.#overlay.file,
          keySpan,
          `there is no check with that name${didYouMean(key, this.#checks)}`,
        )
      for (const inner of entriesOf(value)) {
        this.#known('error', inner.key, inner.keySpan, this.#errors)
        this.#code(inner.value)
      }
    }
    for (const example of itemsOf(get(row, 'examples'))) {
      this.#node('command', get(example, 'command'), this.#commands)
      this.#node('command', get(example, 'reads', 'command'), this.#commands)
    }
  }

  #code(node: Node | undefined): void {
    this.#node('error', node, this.#errors)
  }

  #node(kind: 'command' | 'error', node: Node | undefined, known: ReadonlySet<string>): void {
    const name = textOf(node)
    if (node !== undefined && name !== undefined) this.#known(kind, name, node, known)
  }

  #known(
    kind: 'card' | 'command' | 'error',
    name: string,
    at: { start: number; end: number },
    known: ReadonlySet<string>,
  ): void {
    if (known.has(name)) return
    this.#report(`dangling-${kind}`, this.#overlay.file, at, `there is no ${kind} ${name}${didYouMean(name, known)}`)
  }
}

function rowsOf({ root }: OverlayFile): readonly Entry[] {
  return entriesOf(get(root, 'rows'))
}
