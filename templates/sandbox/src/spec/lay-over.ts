import { hint } from '../lib/did-you-mean.js'
import { checkNames } from './check-names.js'
import { checkPaths } from './check-paths.js'
import type { CommandRow, GatewaySpec, TestCard } from './gateway-spec.js'
import type { AddedCommand, Overlay, OverlayRow, ReplyShape, StatusRule, Tolerance } from './overlay.js'
import type { Deviations, Profile } from './profile.js'

/** The names of profiles there are: `strict`, `lenient`, and one for each overlay of the spec. */
export function profileNames(spec: GatewaySpec): readonly string[] {
  return ['strict', 'lenient', ...Object.keys(spec.overlays)]
}

/**
 * The profile that is asked for, by its name or with `lenient`.
 *
 * @throws RangeError when they contradict each other
 */
export function profileOf({
  profile,
  lenient,
}: {
  readonly profile?: string
  readonly lenient?: boolean
}): string | undefined {
  if (!lenient) return profile
  if (profile === undefined || profile === 'lenient') return 'lenient'
  throw new RangeError(`lenient selects the profile lenient, but profile is ${profile}. Leave one of them out.`)
}

/**
 * The tables of a gateway with a profile, and overlays of one's own, laid over them.
 *
 * @param name `strict`, `lenient` or that of an overlay of the spec; absent: what the first overlay stands on, or `strict`
 * @throws RangeError when there is no profile, command, card, check or code of a name
 */
export function layOver(spec: GatewaySpec, name: string | undefined, own: readonly Overlay[]): GatewaySpec {
  const wanted = name ?? (own[0] === undefined ? 'strict' : (own[0].over ?? 'lenient'))
  const { base, overlays: below } = stackOf(spec, wanted)
  const overlays = [...below, ...own]
  if (overlays.length === 0 && base === 'strict') return spec
  checkNames(spec, overlays)
  const rows = overlays.flatMap(({ rows }) => Object.values(rows))
  const commands = commandsOf(spec, rows)
  const laid: GatewaySpec = {
    ...spec,
    commands,
    testCards: { ...spec.testCards, ...cardsOf(spec, rows) },
    errors: { ...spec.errors, ...errorsOf(rows) },
    profile: deviationsOfProfile(spec, base === 'lenient', rows),
  }
  for (const { rows } of own) checkPaths(commands, rows)
  return laid
}

/** A profile, and those it stands on, the lowest first. */
function stackOf(spec: GatewaySpec, name: string): { base: string; overlays: readonly Overlay[] } {
  if (name === 'strict' || name === 'lenient') return { base: name, overlays: [] }
  const overlay = Object.hasOwn(spec.overlays, name) ? spec.overlays[name] : undefined
  if (overlay === undefined) throw new RangeError(`There is no profile ${name}${hint(name, profileNames(spec))}`)
  const { base, overlays } = stackOf(spec, overlay.over ?? 'lenient')
  return { base, overlays: [...overlays, overlay] }
}

function deviationsOfProfile(spec: GatewaySpec, lenient: boolean, rows: readonly OverlayRow[]): Profile {
  const base = lenient ? spec.lenient : []
  const cardIds = rows.find((row) => row.cardIds !== undefined)?.cardIds
  const page = rows.findLast((row) => row.page !== undefined)?.page
  const aliases = rows.flatMap((row) => Object.entries(row.aliases ?? {}))
  return {
    tolerates: new Set<Tolerance>([...base, ...rows.flatMap((row) => row.tolerates ?? [])]),
    settings: Object.assign({}, ...rows.map((row) => row.settings)),
    refusals: merged(rows.map((row) => row.refusals ?? {})),
    aliases: Object.fromEntries(aliases.flatMap(([name, others]) => others.map((other) => [other, name]))),
    keepsDocuments: rows.some(({ replies = {} }) =>
      Object.values(replies).some(({ each = {} }) => Object.values(each).includes('document')),
    ),
    ...(cardIds !== undefined && { cardIds }),
    ...(page !== undefined && { page }),
  }
}

/** Tables of tables as one: a later table adds to an earlier one of its name. */
function merged(
  tables: readonly Readonly<Record<string, Readonly<Record<string, string>>>>[],
): Record<string, Record<string, string>> {
  const found: Record<string, Record<string, string>> = {}
  for (const table of tables)
    for (const [name, inner] of Object.entries(table)) found[name] = { ...found[name], ...inner }
  return found
}

function commandsOf(spec: GatewaySpec, rows: readonly OverlayRow[]): Record<string, CommandRow> {
  const commands: Record<string, CommandRow> = { ...spec.commands }
  const added = rows.flatMap((row) => Object.entries(row.commands ?? {}))
  for (const [id, command] of added) commands[id] = addedRow(id, command, known(spec.commands, 'command', command.like))
  const missing = merged(rows.map((row) => row.missing ?? {}))
  for (const [id, row] of Object.entries(commands)) {
    const deviations = deviationsOf(id, rows, missing[id] ?? {})
    if (deviations !== undefined) commands[id] = { ...row, deviations }
  }
  return commands
}

function addedRow(id: string, { path, element, credential }: AddedCommand, like: CommandRow): CommandRow {
  const [family = '', name = ''] = id.split('.')
  const { pathOption: _, request, ...descriptor } = like.descriptor
  return {
    ...like,
    element: element ?? like.element,
    descriptor: {
      ...descriptor,
      id,
      family,
      name,
      path,
      request: request.map((field) =>
        credential !== undefined && field.from === 'key' ? { ...field, from: credential } : field,
      ),
    },
  }
}

function deviationsOf(
  id: string,
  rows: readonly OverlayRow[],
  missing: Readonly<Record<string, string>>,
): Deviations | undefined {
  const added = rows.findLast((row) => row.commands?.[id] !== undefined)?.commands?.[id]
  // A command that is like another is answered like it.
  const answeredLike = (command: string) => command === id || command === added?.like
  const parameters = rows.flatMap((row) => row.parameters ?? []).filter(({ of }) => of.some(answeredLike))
  const attributes = rows.flatMap((row) => row.attributes ?? []).filter(({ of }) => of.includes(id))
  const statuses = rows.flatMap((row) => row.statuses ?? []).filter(({ of }) => of.includes(id))
  const paths = rows.flatMap((row) => row.paths?.[id] ?? [])
  const reply = replyOf(rows.flatMap((row) => Object.entries(row.replies ?? {})).filter(([one]) => answeredLike(one)))
  const nothing = [parameters, attributes, statuses, paths, Object.keys(missing)].every(({ length }) => length === 0)
  if (nothing && added === undefined && reply === undefined) return undefined
  return {
    ...(added?.for !== undefined && { for: added.for }),
    ...(added?.answers !== undefined && { order: added.answers }),
    paths,
    parameters,
    attributes,
    missing,
    statuses: byState(statuses, 'code'),
    sessionStates: byState(statuses, 'says'),
    ...(reply !== undefined && { reply }),
  }
}

function byState(rules: readonly StatusRule[], key: 'code' | 'says'): Record<string, string> {
  return Object.fromEntries(
    rules.flatMap((rule) =>
      rule.states.flatMap((state): [string, string][] => (rule[key] ? [[state, rule[key]]] : [])),
    ),
  )
}

function replyOf(shapes: readonly (readonly [string, ReplyShape])[]): ReplyShape | undefined {
  if (shapes.length === 0) return undefined
  const words = Object.assign({}, ...shapes.map(([, shape]) => shape.words))
  return Object.assign({}, ...shapes.map(([, shape]) => shape), { words })
}

/** Each number is a card of its own: its mask is its own, and a user may have several. */
function cardsOf(spec: GatewaySpec, rows: readonly OverlayRow[]): Record<string, TestCard> {
  const cards: Record<string, TestCard> = {}
  for (const row of rows) {
    for (const [name, { numbers, fails }] of Object.entries(row.cards ?? {})) {
      const like: Omit<TestCard, 'number'> =
        fails === undefined
          ? known(spec.testCards, 'card', name)
          : { name, summary: row.summary, cvv: 'optional', threeDS: 'none', steps: stepsOf(fails) }
      numbers.forEach((number, index) => {
        const own = Object.hasOwn(spec.testCards, name) || index > 0 ? `${name}-${number.slice(-4)}-${index + 1}` : name
        cards[own] = { ...like, name: own, number }
      })
    }
  }
  return cards
}

function stepsOf(fails: Readonly<Record<string, string>>): TestCard['steps'] {
  return Object.fromEntries(Object.entries(fails).map(([step, error]) => [step, { error }]))
}

function errorsOf(rows: readonly OverlayRow[]) {
  return Object.fromEntries(
    rows.flatMap((row) => Object.keys(row.errors ?? {}).map((code) => [code, { technical: false }])),
  )
}

function known<Row>(table: Readonly<Record<string, Row>>, what: string, name: string): Row {
  const row = Object.hasOwn(table, name) ? table[name] : undefined
  if (row === undefined) throw new RangeError(`There is no ${what} ${name}${hint(name, Object.keys(table))}`)
  return row
}
