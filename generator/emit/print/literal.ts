/** Prints plain data as TypeScript the way a person would lay it out: on one line where it fits, else one entry a line. */
import { Code, Explained } from './code.js'
import { jsdoc } from './jsdoc.js'
import { lineWidth } from './layout.js'

const identifier = /^[A-Za-z_$][\w$]*$/

/** A property name: bare where the language allows it, quoted where it does not. */
export function propertyName(name: string): string {
  return identifier.test(name) ? name : stringLiteral(name)
}

/** A string in single quotes, or in double quotes where that saves escaping. */
export function stringLiteral(text: string): string {
  const escaped = JSON.stringify(text).slice(1, -1).replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')
  if (!text.includes("'")) return `'${escaped.replaceAll('\\"', '"')}'`
  if (!text.includes('"')) return `"${escaped}"`
  return `'${escaped.replaceAll('\\"', '"').replaceAll("'", "\\'")}'`
}

/**
 * `value` as an expression. `undefined` members are left out; one that is called like its value is not said twice.
 *
 * @param taken columns already used on the first line
 * @param indent spaces the continuation lines start with
 * @param width columns a line may have
 */
export function literal(value: unknown, taken = 0, indent = 0, width = lineWidth): string {
  const flat = onOneLine(value, width - taken)
  if (flat !== undefined) return flat
  const inner = indent + 2
  if (value instanceof Code) return value.lines(inner).join('\n')
  if (value instanceof Explained) {
    const lines = value.members.flatMap(({ doc, ...each }) => [
      ...jsdoc(doc, inner),
      member(each.name, each.value, inner, width),
    ])
    return enclosed('{', lines, '}', indent)
  }
  if (Array.isArray(value))
    return enclosed(
      '[',
      value.map((item) => element(item, inner, width)),
      ']',
      indent,
    )
  if (typeof value !== 'object' || value === null) return atom(value)
  return enclosed(
    '{',
    entries(value).map(([name, item]) => member(name, item, inner, width)),
    '}',
    indent,
  )
}

function enclosed(open: string, lines: readonly string[], close: string, indent: number): string {
  return [open, ...lines, `${' '.repeat(indent)}${close}`].join('\n')
}

function element(item: unknown, indent: number, width: number): string {
  return `${' '.repeat(indent)}${literal(item, indent + 1, indent, width)},`
}

function member(name: string, item: unknown, indent: number, width: number): string {
  const head = `${' '.repeat(indent)}${memberHead(name, item)}`
  return `${head}${literal(item, head.length + 1, indent, width)},`
}

/** `name: `; nothing where the value is called the same. */
function memberHead(name: string, value: unknown): string {
  const isCalledSo = value instanceof Code && value.lines().join() === name
  return isCalledSo ? '' : `${propertyName(name)}: `
}

/** The expression on one line; undefined as soon as it is longer than there is room. */
function onOneLine(value: unknown, room: number): string | undefined {
  if (value instanceof Explained) return undefined
  if (value instanceof Code) return within(room, value.lines().join(' '))
  if (typeof value !== 'object' || value === null) return within(room, atom(value))
  const isList = Array.isArray(value)
  const members: string[] = []
  let left = room
  for (const [name, item] of isList ? value.entries() : entries(value)) {
    const head = isList ? '' : memberHead(String(name), item)
    const text = onOneLine(item, left - head.length)
    if (text === undefined) return undefined
    members.push(head + text)
    left -= head.length + text.length + 2
  }
  const joined = members.join(', ')
  return within(room, isList ? `[${joined}]` : members.length === 0 ? '{}' : `{ ${joined} }`)
}

function within(room: number, text: string): string | undefined {
  return text.length <= room ? text : undefined
}

function atom(value: unknown): string {
  return typeof value === 'string' ? stringLiteral(value) : String(value)
}

function entries(value: object): [string, unknown][] {
  return Object.entries(value).filter(([, item]) => item !== undefined)
}
