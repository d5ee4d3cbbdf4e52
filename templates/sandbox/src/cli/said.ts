import { DecodeError, FormatError, parseElement, readJson, type XmlElement } from '@card-gateway/protocol'

/** What an answer says, by name; further down by the way there: `Item.2.CardId`. */
export type Said = ReadonlyMap<string, string>

/** What an answer says that is neither XML nor JSON. */
export const unreadable: Said = new Map()

/** Reads an answer, XML or JSON; `unreadable` where it is neither. */
export async function said(text: string): Promise<Said> {
  const found = new Map<string, string>()
  try {
    if (text.trimStart().startsWith('{')) sayMember(readJson(text), '', found)
    else sayElement(await parseElement(text.trim()), '', found)
  } catch (error) {
    if (!(error instanceof DecodeError) && !(error instanceof FormatError)) throw error
    return unreadable
  }
  return found
}

function sayElement({ name, attributes, children, text }: XmlElement, at: string, found: Map<string, string>): void {
  if (at === '') found.set('element', name)
  for (const [attribute, value] of Object.entries(attributes)) found.set(`${at}${attribute}`, folded(attribute, value))
  if (text !== '') found.set(`${at}text`, text)
  const count = new Map<string, number>()
  for (const child of children) {
    const number = (count.get(child.name) ?? 0) + 1
    count.set(child.name, number)
    found.set(`${at}${child.name}.${number}`, '')
    sayElement(child, `${at}${child.name}.${number}.`, found)
  }
}

/** `true` and `True` say the same. */
function folded(name: string, value: string): string {
  return name === 'Success' ? value.toLowerCase() : value
}

function sayMember(value: unknown, at: string, found: Map<string, string>): void {
  if (typeof value !== 'object' || value === null) return void found.set(at, String(value))
  for (const [name, inner] of Object.entries(value)) {
    const member = Array.isArray(value) ? String(Number(name) + 1) : name
    sayMember(inner, at === '' ? member : `${at}.${member}`, found)
  }
}
