import type { FieldDescriptor } from './descriptors.js'
import { EncodeError, FormatError } from './failures.js'
import { isValues, type Values } from './records.js'
import { isWellFormed, writeScalar } from './scalars.js'

/** Levels of objects and arrays that are read; the deepest documented message has six. */
const maxDepth = 16

/** Gives the text of a member that the caller does not give: a credential, or a value sent twice. */
export type Supply = (field: FieldDescriptor, at: string) => unknown

/**
 * Writes an object as JSON: documented members only, in documented order, absent ones left out; decimals as number
 * tokens with exactly their places (decision S79).
 *
 * @param supply called for members with `from` or `same`
 * @param path the place of the object, for errors; `''` at the top
 * @throws EncodeError
 */
export function writeJsonObject(
  fields: readonly FieldDescriptor[],
  values: Values,
  supply: Supply,
  path: string,
): string {
  const members: string[] = []
  for (const field of fields) {
    const at = path === '' ? field.name : `${path}.${field.name}`
    const value = field.from || field.same ? supply(field, at) : values[field.name]
    if (value !== undefined) members.push(`${JSON.stringify(field.name)}:${writeJsonValue(field, value, supply, at)}`)
  }
  return `{${members.join(',')}}`
}

function writeJsonValue(field: FieldDescriptor, value: unknown, supply: Supply, at: string): string {
  const fields = field.fields ?? []
  switch (field.kind) {
    case 'object':
      if (!isValues(value)) throw new EncodeError('type', at, 'must be an object.')
      return writeJsonObject(fields, value, supply, at)
    case 'list': {
      if (!Array.isArray(value)) throw new EncodeError('type', at, 'must be a list.')
      const items = value.map((item: unknown, index) => {
        if (!isValues(item)) throw new EncodeError('type', `${at}[${index}]`, 'must be an object.')
        return writeJsonObject(fields, item, supply, `${at}[${index}]`)
      })
      return `[${items.join(',')}]`
    }
    case 'text':
      if (typeof value === 'string' && !isWellFormed(value)) {
        throw new EncodeError('type', at, 'contains half of a surrogate pair, which cannot be written in UTF-8.')
      }
      return JSON.stringify(writeScalar(field, value, at))
    default:
      return writeScalar(field, value, at)
  }
}

/**
 * Reads strict JSON. Objects come without a prototype's influence: `__proto__` is a member like any other.
 *
 * @param at what to call the text in an error
 * @throws FormatError `json`, `duplicate` for a member that occurs twice in one object, `too-deep`
 *
 * @example
 * ```ts
 * const value = readJson('{"Id":"C-1"}')
 * ```
 */
export function readJson(text: string, at = 'body'): unknown {
  const value = parse(text, at)
  checkStructure(text, at)
  return value
}

/**
 * Reads strict JSON with every number as its text, so that `0.10` and amounts beyond the safe numbers stay exact.
 *
 * @throws FormatError as `readJson`
 */
export function readJsonExactly(text: string, at = 'body'): unknown {
  readJson(text, at)
  return parse(
    text.replace(stringOrNumber, (token) => (token.startsWith('"') ? token : `"${token}"`)),
    at,
  )
}

const stringOrNumber = /"[^"\\]*(?:\\.[^"\\]*)*"|-?[0-9][0-9.eE+-]*/g

function parse(text: string, at: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new FormatError('json', at, 'is not JSON.')
  }
}

const structure = /"[^"\\]*(?:\\.[^"\\]*)*"|[{}[\]]/g
const memberColon = /[ \t\r\n]*:/y

/**
 * JSON.parse keeps the last of two members with the same name; it is unclear which was meant, so the text is refused.
 * Only for text that JSON.parse accepted: every string in it ends, which keeps the search linear.
 */
function checkStructure(text: string, at: string): void {
  const open: Set<string>[] = []
  for (const { 0: token, index } of text.matchAll(structure)) {
    if (token === '{' || token === '[') {
      if (open.push(new Set()) > maxDepth) throw new FormatError('too-deep', at, `is nested deeper than ${maxDepth}.`)
    } else if (token === '}' || token === ']') {
      open.pop()
    } else {
      memberColon.lastIndex = index + token.length
      if (memberColon.test(text)) addMember(open.at(-1), token, at)
    }
  }
}

function addMember(members: Set<string> | undefined, token: string, at: string): void {
  const name = String(parse(token, at))
  if (members?.has(name)) throw new FormatError('duplicate', at, 'a name occurs twice in one object.')
  members?.add(name)
}
