/** Tables of parameters, reply attributes and event fields. */
import { typeRules } from '../../emit/types/field-docs.js'
import type { Attribute, Child, Command, Field, Frame, Outcome, Value, WireType } from '../../model/model.js'
import type { Links } from './links.js'
import { code, either, plain, table } from './markdown.js'

/** The parameters of a request. Each key of a composite parameter has its own row. */
export function parameterTable({ parameters, variants }: Command, links: Links): string {
  const rows = deep(parameters).map(({ name, field, flat }) => [
    code(name),
    filledIn(field, flat),
    presence(field),
    kindWords(field.value, links),
    meaning(field, field.value, links),
  ])
  const cases = (variants?.cases ?? []).map(({ name, values, summary }) => [
    code(name),
    `${code(variants?.on ?? '')} is ${values === undefined ? 'anything else' : either(values.map(code))}`,
    plain(summary),
  ])
  return [
    table(['Parameter', 'Filled in by', 'Required', 'Type and limits', 'Meaning'], rows),
    table(['Case', 'When', 'Meaning'], cases),
  ]
    .filter((part) => part !== '')
    .join('\n\n')
}

/** Every attribute of an answer, and which outcomes have it. */
export function outcomeTable({ reply }: Command, { outcome: attribute }: Frame, links: Links): string {
  if (reply === undefined) return ''
  const attributes = [
    ...reply.attributes.flatMap((attribute) => received(attribute)),
    ...reply.children.flatMap((child) => ofChild(child)),
  ]
  return table(
    ['Attribute', ...reply.outcomes.map((outcome) => `${attribute} ${code(outcome)}`), 'Type', 'Meaning'],
    attributes.map(({ name, in: outcomes, essential, value, documented, note }) => [
      code(name),
      ...reply.outcomes.map((outcome) => occurrence(outcomes ?? reply.outcomes, outcome, essential)),
      kindWords(value, links, true),
      [meaning(documented, value, links), note].filter(Boolean).join(' '),
    ]),
  )
}

/** Every field of a notification. */
export function eventTable(fields: readonly Field[], links: Links): string {
  return table(
    ['Field', 'Required', 'Type', 'Meaning'],
    fields.map((field) => [
      code(field.name),
      field.presence === 'required' ? 'yes' : 'no',
      kindWords(field.value, links, true),
      meaning(field, field.value, links),
    ]),
  )
}

interface Deep {
  /** `PayInfo.PAN`, `Cheque.Positions[].Text`. */
  readonly name: string
  readonly field: Field
  /** It stands in a key-pair string whose keys the caller gives at top level. */
  readonly flat: boolean
}

/** Fields with those inside them. */
function deep(fields: readonly Field[], prefix = '', flat = false): Deep[] {
  return fields.flatMap((field): Deep[] => {
    const name = prefix + field.name
    return [{ name, field, flat }, ...inside(name, field.value, flat)]
  })
}

function inside(name: string, value: Value, flat = false): Deep[] {
  const prefix = `${name}${value.kind === 'list' ? '[]' : ''}.`
  return deep(insideOf(value), prefix, flat || (value.kind === 'pairs' && value.flat))
}

function insideOf(value: Value): readonly Field[] {
  switch (value.kind) {
    case 'scalar':
      return []
    case 'pairs':
      return value.keys
    case 'object':
    case 'list':
    case 'base64json':
      return value.resource.fields
  }
}

/** A row of the table of attributes. */
interface Received {
  readonly name: string
  readonly value: Value
  readonly documented: Attribute | Field
  readonly essential: boolean
  readonly note: string
  /** Outcomes that have it; absent: all. */
  readonly in?: readonly Outcome[]
}

/** An attribute, with the fields inside it. */
function received(attribute: Attribute, prefix = '', outcomes = attribute.in): Received[] {
  const name = prefix + attribute.name
  const { value, essential, echo } = attribute
  const where = outcomes && { in: outcomes }
  const note = echo === false ? '' : echoWords(echo)
  return [
    { name, value, documented: attribute, essential, note, ...where },
    ...inside(name, value).map(({ name, field }) => ({
      name,
      value: field.value,
      documented: field,
      essential: field.presence === 'required',
      note: '',
      ...where,
    })),
  ]
}

function echoWords(echo: Exclude<Attribute['echo'], false>): string {
  const { absent, when } = echo === true ? {} : echo
  const only = when === undefined ? '' : ` when ${code(when.field)} is ${code(when.value)}`
  return `Equals the request's${only}${absent === undefined ? '' : `; ${absent} when that has none`}.`
}

function ofChild(child: Child, prefix = ''): Received[] {
  const inner = `${prefix}${child.name}${child.list ? '[]' : ''}.`
  return [
    ...child.attributes.flatMap((attribute) => received(attribute, inner, child.in)),
    ...child.children.flatMap((grandchild) => ofChild({ ...grandchild, ...(child.in && { in: child.in }) }, inner)),
  ]
}

function occurrence(outcomes: readonly Outcome[], outcome: Outcome, essential: boolean): string {
  if (!outcomes.includes(outcome)) return '–'
  return essential ? 'always' : 'usually'
}

function filledIn({ from, same, clientOnly }: Field, flat: boolean): string {
  if (from !== undefined) return `the client, from ${code(from)}`
  if (same !== undefined) return `the client, from ${code(same)}`
  if (clientOnly) return 'you; never sent'
  return flat ? 'you, at top level' : 'you'
}

function presence({ presence, in: cases, requiredIn }: Field): string {
  const where = cases === undefined ? '' : ` in ${either(cases.map(code), 'and')}`
  const need = { required: 'yes', optional: 'no', 'not-shown': 'not shown' }[presence]
  return requiredIn === undefined ? `${need}${where}` : `in ${either(requiredIn.map(code), 'and')}`
}

/** The type of a value, with its limits where the sender has to keep to them. */
function kindWords(value: Value, links: Links, received = false): string {
  switch (value.kind) {
    case 'scalar':
      return [`${typeWords(value.type, links)}${received ? '' : '.'}`, ...(received ? [] : typeRules(value.type))].join(
        ' ',
      )
    case 'pairs':
      return `key-pair string${value.open ? ', further keys allowed' : ''}`
    case 'list':
      return `list of ${plain(value.resource.typeName)}${value.atLeast === undefined ? '' : `, at least ${value.atLeast}`}`
    case 'object':
      return plain(value.resource.typeName)
    case 'base64json':
      return `${plain(value.resource.typeName)} as Base64 of JSON`
  }
}

const bases: Readonly<Record<WireType['base'], string>> = {
  text: 'string',
  integer: 'integer',
  boolean: 'boolean',
  decimal: 'decimal number, given as a string',
  enum: 'string',
  flag: 'True or False',
  timestamp: 'date and time',
  ticks: 'tick count',
  raw: 'string, as it came',
}

function typeWords({ base, values, listed }: WireType, links: Links): string {
  if (listed?.in === 'errors') return `[error code](${links.to('errors/README.md')})`
  if (listed !== undefined) return `${links.machine(listed.machine)} state`
  if (base === 'enum') return `one of ${(values ?? []).map(({ value }) => code(value)).join(', ')}`
  return bases[base]
}

function meaning(
  thing: { readonly summary: string; readonly description?: string; readonly decided: readonly string[] },
  value: Value,
  links: Links,
): string {
  const type = value.kind === 'scalar' ? value.type : undefined
  const says = thing.summary === '' ? (type?.summary ?? '') : thing.summary
  const decided = [...new Set([...thing.decided, ...(type?.decided ?? [])])].map((id) => links.decision(id))
  return [
    links.prose([says, thing.description].filter(Boolean).join(' ')),
    decided.length > 0 ? `(${decided.join(', ')})` : '',
  ]
    .filter((part) => part !== '')
    .join(' ')
}
