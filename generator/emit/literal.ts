/** Prints plain data as TypeScript the way a person would lay it out: on one line where it fits, else one entry a line. */

const width = 120
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
  const flat = onOneLine(value)
  if (taken + flat.length <= width || typeof value !== 'object' || value === null) return flat
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

function onOneLine(value: unknown): string {
  if (typeof value === 'string') return stringLiteral(value)
  if (Array.isArray(value)) return `[${value.map(onOneLine).join(', ')}]`
  if (typeof value === 'object' && value !== null) {
    const members = entries(value).map(([name, item]) => `${propertyName(name)}: ${onOneLine(item)}`)
    return members.length === 0 ? '{}' : `{ ${members.join(', ')} }`
  }
  return String(value)
}

function entries(value: object): [string, unknown][] {
  return Object.entries(value).filter(([, item]) => item !== undefined)
}
