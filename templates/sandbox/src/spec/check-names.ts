import type { FieldDescriptor } from '@card-gateway/protocol'
import { hint } from '../lib/did-you-mean.js'
import type { GatewaySpec } from './gateway-spec.js'
import type { Overlay, OverlayRow } from './overlay.js'

/** The names that rows can use: those of the spec, and those that rows add. */
interface Known {
  readonly command: readonly string[]
  readonly card: readonly string[]
  readonly check: readonly string[]
  readonly 'error code': readonly string[]
  readonly state: readonly string[]
  readonly parameter: readonly string[]
}

/**
 * Checks that every name in the rows of overlays is known.
 *
 * @throws RangeError when one is not; its message names the row, and similar names
 */
export function checkNames(spec: GatewaySpec, overlays: readonly Overlay[]): void {
  const rows = overlays.flatMap((overlay) => Object.entries(overlay.rows))
  const added = (table: 'commands' | 'errors' | 'states') => rows.flatMap(([, row]) => Object.keys(row[table] ?? {}))
  const known: Known = {
    command: [...Object.keys(spec.commands), ...added('commands')],
    card: Object.keys(spec.testCards),
    check: spec.precedence.map(({ check }) => check),
    'error code': [...Object.keys(spec.errors), ...added('errors')],
    state: [...Object.values(spec.machines).flatMap(({ states }) => states), ...added('states')],
    parameter: Object.values(spec.commands).flatMap(({ descriptor }) => namesOf(descriptor.request)),
  }
  for (const [id, row] of rows) {
    for (const { like } of Object.values(row.commands ?? {})) checkName(id, 'command', like, Object.keys(spec.commands))
    for (const [what, names] of namesIn(row)) for (const name of names) checkName(id, what, name, known[what])
    for (const { of, names, is } of row.parameters ?? [])
      for (const command of is === 'ignored' ? [] : of) {
        const paths = pathsOf(spec.commands[command]?.descriptor.request ?? [])
        for (const name of paths.length === 0 ? [] : names) checkName(id, `parameter of ${command} called`, name, paths)
      }
  }
}

function checkName(row: string, what: string, name: string, known: readonly string[]): void {
  if (!known.includes(name))
    throw new RangeError(`${row}: there is no ${what} ${name}${hint(name, [...new Set(known)])}`)
}

function namesIn(row: OverlayRow): readonly (readonly [keyof Known, readonly string[]])[] {
  const { cards = {}, refusals = {}, missing = {}, aliases = {}, outcomes = {}, statuses = [] } = row
  const rules = [...(row.parameters ?? []), ...(row.attributes ?? []), ...statuses]
  const tables = [row.paths, missing, row.replies].flatMap((table) => Object.keys(table ?? {}))
  const codes = [missing, refusals].flatMap((table) => Object.values(table).flatMap(Object.values))
  const steps = Object.values(cards).flatMap(({ fails = {} }) => Object.values(fails))
  return [
    ['command', [...rules.flatMap(({ of }) => of), ...tables, ...Object.entries(outcomes).flat()]],
    ['card', Object.entries(cards).flatMap(([name, { fails }]) => (fails === undefined ? [name] : []))],
    ['check', Object.keys(refusals)],
    ['error code', [...codes, ...steps, ...statuses.flatMap(({ code }) => code ?? [])]],
    ['state', statuses.flatMap(({ states }) => states)],
    ['parameter', Object.keys(aliases)],
  ]
}

/** Names of parameters, and of those within them. */
function namesOf(fields: readonly FieldDescriptor[]): string[] {
  return fields.flatMap(({ name, fields: inner = [] }) => [name, ...namesOf(inner)])
}

/** The same with dots: `PayInfo.PAN`. */
function pathsOf(fields: readonly FieldDescriptor[]): string[] {
  return fields.flatMap(({ name, flat, fields: inner = [] }) => [
    name,
    ...pathsOf(inner).map((path) => (flat ? path : `${name}.${path}`)),
  ])
}
