import type { AttributeDescriptor, ChildDescriptor, CommandDescriptor } from '@card-gateway/protocol'

/** Values of attributes by their wire names; undefined ones are left out. */
export type Values = Readonly<Record<string, string | number | boolean | undefined>>

/** What a command is answered with, before it is written. */
export interface Reply {
  readonly success: 'True' | 'False' | '3DS'
  /** Attributes beyond those that repeat the request; one that is undefined is not even repeated. */
  readonly values?: Values
  /** Child elements by name, and lists of JSON answers. */
  readonly children?: Readonly<Record<string, readonly Values[]>>
  readonly errCode?: string
  /** Why it failed, in words, where the code alone does not tell. */
  readonly why?: string
}

const none: Values = {}

/** Writes the answers of one command. @param repeats values of the request by name */
export type WriteReply = (reply: Reply, repeats: (name: string) => unknown) => string

export function createWriter(command: CommandDescriptor, element: string): WriteReply {
  const { reply } = command
  return reply?.format === 'json'
    ? (reply) => writeJson(reply)
    : createXmlWriter(element, reply?.attributes ?? [], reply?.children ?? [])
}

function createXmlWriter(
  element: string,
  attributes: readonly AttributeDescriptor[],
  children: readonly ChildDescriptor[],
): WriteReply {
  const start = `<${element} Success="`
  const named = attributes.map((attribute) => ({ ...attribute, begins: `" ${attribute.name}="` }))
  return (reply, repeats) => {
    const { values = none, success } = reply
    // Every value is closed by what comes next.
    let text = start + success
    for (const { name, kind, in: outcomes, echo, begins } of named) {
      if (outcomes !== undefined && !outcomes.includes(success)) continue
      const value =
        name === 'ErrCode'
          ? reply.errCode
          : name in values
            ? values[name]
            : echo && kind === 'text'
              ? repeats(name)
              : undefined
      if (value !== undefined) text += begins + escapeXml(String(value))
    }
    let inner = ''
    for (const child of children) {
      for (const values of reply.children?.[child.name] ?? []) inner += writeChild(child, values)
    }
    return inner === '' ? `${text}"/>` : `${text}">${inner}</${element}>`
  }
}

function writeChild({ name, attributes }: ChildDescriptor, values: Values): string {
  let text = `<${name}`
  for (const attribute of attributes) {
    const value = values[attribute.name]
    if (value !== undefined)
      text += ` ${attribute.name}="${escapeXml(typeof value === 'boolean' ? (value ? 'True' : 'False') : String(value))}"`
  }
  return `${text}/>`
}

const special = /[&<>"\p{Cc}\p{Cs}\ufffe\uffff]/u
const everySpecial = /[&<>"\p{Cc}\p{Cs}\ufffe\uffff]/gu
const names: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Line breaks and tabs become references, which attributes keep; what XML 1.0 cannot carry becomes U+FFFD. */
export function escapeXml(text: string): string {
  if (!special.test(text)) return text
  return text.replace(everySpecial, (character) => {
    const code = character.charCodeAt(0)
    if (code === 9 || code === 10 || code === 13) return `&#${code};`
    return names[character] ?? (code < 32 || code >= 0xd800 ? '\ufffd' : character)
  })
}

function writeJson({ success, values = {}, children = {}, errCode }: Reply): string {
  return JSON.stringify({ Success: success === 'True', ErrCode: errCode ?? null, ...values, ...jsonLists(children) })
}

/** Cheques: each with the Cheque inside that carries its code and status (decision C40). */
function jsonLists(children: NonNullable<Reply['children']>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(children).map(([name, rows]) => [
      name,
      rows.map(({ Sended, Status }) => ({ Sended, Cheque: { ErrCode: null, Status } })),
    ]),
  )
}
