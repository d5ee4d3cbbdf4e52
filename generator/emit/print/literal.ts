/** Prints plain data as TypeScript the way a person would lay it out: on one line where it fits, else one entry a line. */
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
 * `value` as an expression. `undefined` members are left out.
 *
 * @param taken columns already used on the first line
 * @param indent spaces the continuation lines start with
 */
export function literal(value: unknown, taken = 0, indent = 0): string {
  if (typeof value !== 'object' || value === null) return atom(value)
  const flat = onOneLine(value, lineWidth - taken)
  if (flat !== undefined) return flat
  const inner = ' '.repeat(indent + 2)
  const lines = Array.isArray(value)
    ? value.map((item) => `${inner}${literal(item, indent + 3, indent + 2)},`)
    : entries(value).map(([name, item]) => {
        const head = `${inner}${propertyName(name)}: `
        return `${head}${literal(item, head.length + 1, indent + 2)},`
      })
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}']
  return [open, ...lines, `${' '.repeat(indent)}${close}`].join('\n')
}

/** The expression on one line; undefined as soon as it is longer than there is room. */
function onOneLine(value: unknown, room: number): string | undefined {
  if (typeof value !== 'object' || value === null) return within(room, atom(value))
  const isList = Array.isArray(value)
  const members: string[] = []
  let left = room
  for (const [name, item] of isList ? value.entries() : entries(value)) {
    const head = isList ? '' : `${propertyName(String(name))}: `
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
