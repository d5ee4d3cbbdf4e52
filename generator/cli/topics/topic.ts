import type { Documented, Field, Unspecified, Value, WireType } from '../../model/model.js'

/** What `explain` prints about one thing. */
export interface Topic {
  /** `command`, `error`, `type`. */
  readonly kind: string
  /** Its name, by which it is asked for. */
  readonly name: string
  /** Further names it answers to. */
  readonly also?: readonly string[]
  /** Made only when it is asked for. */
  readonly blocks: () => readonly Block[]
}

/** A paragraph, or a heading with rows. A row is a name and what is said of it. */
export type Block = string | { readonly heading: string; readonly rows: readonly Row[] }

export type Row = readonly [name: string, says: string]

/** Summary, description, where it comes from. */
export function about({ summary, description, source, decided }: Documented): Block[] {
  return [
    [summary, description].filter((text) => text !== undefined && text !== '').join(' '),
    ...(source === undefined ? [] : [`From: ${source}.`]),
    ...(decided.length === 0 ? [] : [`Rests on ${decided.join(', ')}.`]),
  ]
}

/** A heading with rows, or nothing when there are none. */
export function section(heading: string, rows: readonly Row[]): Block[] {
  return rows.length === 0 ? [] : [{ heading, rows }]
}

/** The decisions that something relies on, in words. */
export function decisions(ids: readonly string[], register: readonly Unspecified[]): Block[] {
  const rows = register.filter(({ id }) => ids.includes(id))
  return section(
    'Decisions',
    rows.map(({ id, decision }): Row => [id, decision]),
  )
}

/** `text, 1 to 50 characters (limit orderId), personal`. */
export function typeText(type: WireType): string {
  const bounds = type.length ?? type.range
  const parts = [
    type.name,
    type.base === 'enum' ? `one of ${(type.values ?? []).map(({ value }) => value).join(', ')}` : type.base,
    bounds && `${range(bounds.min, bounds.max)}${type.length ? ' characters' : ''} (limit ${bounds.limit})`,
    type.scale !== undefined ? `${type.scale} places` : undefined,
    type.sensitive && `never shown: ${type.sensitive}`,
  ]
  return parts.filter((part) => part !== undefined).join(', ')
}

function range(min: number | undefined, max: number | undefined): string {
  if (min === max) return String(min)
  if (min === undefined) return `at most ${max}`
  return max === undefined ? `at least ${min}` : `${min} to ${max}`
}

export function valueText(value: Value): string {
  switch (value.kind) {
    case 'scalar':
      return typeText(value.type)
    case 'pairs':
      return `key-pair string${value.flat ? ', its keys given at top level' : ''}${value.open ? ', further keys allowed' : ''}`
    case 'list':
      return `list of ${value.resource.name}${value.atLeast === undefined ? '' : `, at least ${value.atLeast}`}`
    case 'object':
      return value.resource.name
    case 'base64json':
      return `${value.resource.name} as Base64 of JSON`
  }
}

/** Presence and origin of a field, its value, what it is. */
export function fieldText(field: Field): string {
  const { from, same, clientOnly, in: cases, requiredIn, summary, decided } = field
  const presence = (from ?? same) ? '' : field.presence === 'not-shown' ? 'optional (not shown)' : field.presence
  const parts = [
    presence,
    from && `from the credential ${from}`,
    same && `same as ${same}`,
    clientOnly ? 'never sent' : '',
    cases && `in ${cases.join(', ')}`,
    requiredIn && `required in ${requiredIn.join(', ')}`,
    valueText(field.value),
  ].filter((part) => part)
  return `${parts.join('; ')}. ${summary}${decided.length > 0 ? ` [${decided.join(' ')}]` : ''}`
}

/** Rows of fields, keys of key-pair strings below theirs. */
export function fieldRows(fields: readonly Field[], indent = ''): Row[] {
  return fields.flatMap((field): Row[] => [
    [indent + field.name, fieldText(field)],
    ...(field.value.kind === 'pairs' ? fieldRows(field.value.keys, `${indent}  `) : []),
  ])
}
