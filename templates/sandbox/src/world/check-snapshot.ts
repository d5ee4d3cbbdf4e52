import { hint } from '../lib/did-you-mean.js'
import { isRecord } from '../lib/records.js'
import { chequeRowId, paymentId, userId } from '../store/ids.js'
import { type TableName, tableNames } from '../store/schema.js'
import type { Terminal } from './settings.js'
import type { ConfigSchema } from './settings-schema.js'
import { moment, recordedResult, rowSchemas } from './snapshot-schema.js'
import { breaches } from './validate-settings.js'
import type { WorldSnapshot } from './world.js'

/** The most reasons that are listed. */
const few = 5

/**
 * Checks that a value is a whole world of a merchant, before anything is changed.
 *
 * @throws RangeError whose message names the places and says what is wrong there; it repeats no value
 */
export function checkSnapshot(
  value: unknown,
  terminal: Pick<Terminal, 'key' | 'vwid'>,
): asserts value is WorldSnapshot {
  const reasons = headReasons(value, terminal.key)
  if (reasons.length === 0 && isRecord(value) && isRecord(value.rows)) {
    for (const [table, rows] of Object.entries(value.rows)) {
      reasons.push(...tableReasons(table, rows, terminal))
      if (reasons.length >= few) break
    }
  }
  if (reasons.length > 0) throw new RangeError(`The world cannot be restored. ${reasons.slice(0, few).join(' ')}`)
}

/** 32 bits, with a sign or without. */
const word: ConfigSchema = { type: 'integer', minimum: -(2 ** 31), maximum: 2 ** 32 - 1 }

const head: ConfigSchema = {
  type: 'object',
  required: ['world', 'now', 'rows'],
  additionalProperties: false,
  properties: {
    world: { type: 'string' },
    now: moment,
    random: { type: 'array', minItems: 4, items: word },
    rows: { type: 'object' },
  },
}

function headReasons(value: unknown, world: string): string[] {
  if (!isRecord(value)) return ['This is not a snapshot.']
  const reasons = breaches(head, value)
  if (reasons.length > 0) return reasons
  if (value.world !== world) return ['world: it belongs to another terminal.']
  const { random } = value
  if (Array.isArray(random) && random.every((one) => one === 0)) return ['random: must have a number that is not 0.']
  return []
}

function tableReasons(table: string, rows: unknown, terminal: Pick<Terminal, 'key' | 'vwid'>): string[] {
  const at = `rows.${table}`
  if (!isTable(table)) return [`${at.slice(0, 60)}: there is no such table${hint(table, tableNames)}`]
  if (!Array.isArray(rows)) return [`${at}: must be of type array.`]
  const reasons: string[] = []
  const ids = new Set<unknown>()
  for (const [index, row] of rows.entries()) {
    reasons.push(...rowReasons(table, row, `${at}[${index}]`, terminal))
    if (isRecord(row) && ids.has(row.id)) reasons.push(`${at}[${index}].id: another row has this id.`)
    if (isRecord(row)) ids.add(row.id)
    if (reasons.length >= few) break
  }
  return reasons
}

function rowReasons(
  table: TableName,
  row: unknown,
  at: string,
  { key, vwid }: Pick<Terminal, 'key' | 'vwid'>,
): string[] {
  if (!isRecord(row)) return [`${at}: must be of type object.`]
  const schema = table === 'deliveries' && row.happening !== undefined ? recordedResult : rowSchemas[table]
  const reasons = breaches(schema, row, at)
  if (reasons.length > 0) return reasons
  if ('terminal' in row && row.terminal !== key && row.terminal !== vwid)
    return [`${at}.terminal: it belongs to another terminal.`]
  return idOf(table, row) === row.id ? [] : [`${at}.id: it does not agree with the rest of the row.`]
}

/** The id that a row's other members make up, where they do. */
function idOf(table: TableName, row: Readonly<Record<string, unknown>>): unknown {
  const terminal = String(row.terminal)
  switch (table) {
    case 'payments':
      return paymentId(terminal, String(row.orderId))
    case 'users':
      return userId(terminal, String(row.login))
    case 'cheques':
      return chequeRowId(terminal, String(row.chequeId))
    default:
      return row.id
  }
}

function isTable(name: string): name is TableName {
  return tableNames.some((table) => table === name)
}
