import type { AttributeDescriptor, ChildDescriptor, CommandDescriptor } from '@card-gateway/protocol'
import type { MemberSource, Members, ReplyShape } from '../../spec/overlay.js'
import type { Deviations } from '../../spec/profile.js'

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
  /** Why it failed, in words, where the code alone does not say it. */
  readonly why?: string
}

const none: Values = {}

/** Writes the answers of one command. @param repeats values of the request by name */
export type WriteReply = (reply: Reply, repeats: (name: string) => unknown) => string

export function createWriter(command: CommandDescriptor, element: string, deviations?: Deviations): WriteReply {
  const { reply } = command
  return reply?.format === 'json'
    ? (reply) => writeJson(reply, deviations?.reply ?? {})
    : createXmlWriter(element, arranged(reply?.attributes ?? [], deviations), reply?.children ?? [])
}

const onSuccess: readonly Reply['success'][] = ['True']

/** The attributes of an answer with those that the profile adds, in its order. */
function arranged(
  documented: readonly AttributeDescriptor[],
  deviations: Deviations | undefined,
): readonly AttributeDescriptor[] {
  if (deviations === undefined) return documented
  const all: AttributeDescriptor[] = [...documented]
  for (const { name, in: outcomes = onSuccess, after } of deviations.attributes) {
    const at = all.findIndex((one) => one.name === name)
    const known = all[at]
    if (known === undefined) {
      const place = all.findIndex((one) => one.name === after)
      all.splice(place === -1 ? all.length : place + 1, 0, { name, kind: 'text' })
    } else if (known.in !== undefined) all[at] = { ...known, in: [...known.in, ...outcomes] }
  }
  const { order = [] } = deviations
  const rank = ({ name }: AttributeDescriptor) => (order.includes(name) ? order.indexOf(name) : order.length)
  return all.sort((one, other) => rank(one) - rank(other))
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
    // The part after a value begins with its closing quote.
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
      if (value !== undefined) text += begins + (typeof value === 'number' ? value : escapeXml(String(value)))
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

const special = /[&<>"\p{Cs}\ufffe\uffff]|(?![\x7f-\x9f])\p{Cc}/gu
/** Most values need no escaping: this test takes less than half the time of a replacement that finds nothing. */
const harmless = /^[\w .:/-]*$/
const references: Readonly<Record<string, string>> = {
  ...{ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' },
  ...{ '\t': '&#9;', '\n': '&#10;', '\r': '&#13;' },
}

/** Line breaks and tabs become references, which attributes keep; what XML 1.0 cannot carry becomes U+FFFD. */
export function escapeXml(text: string): string {
  return harmless.test(text) ? text : text.replace(special, (character) => references[character] ?? '\ufffd')
}

function writeJson(reply: Reply, { members, each, words = {} }: ReplyShape): string {
  const { success, values = {}, children = {}, errCode } = reply
  const named = (own: Values): Values => ({ ...own, Status: words[String(own.Status)] ?? own.Status })
  const told = named(values)
  const lists = jsonLists(children, (row) => (each ? membersOf(each, reply, named(row)) : chequeOf(named(row))))
  if (members !== undefined) return JSON.stringify({ ...membersOf(members, reply, told), ...lists })
  return JSON.stringify({ Success: success === 'True', ErrCode: errCode ?? null, ...told, ...lists })
}

function membersOf(members: Members, { success, errCode }: Reply, values: Values): Record<string, unknown> {
  const told: Readonly<Record<MemberSource, unknown>> = {
    document: typeof values.document === 'string' ? JSON.parse(values.document) : null,
    error: errCode ?? null,
    nothing: null,
    sended: values.Sended,
    status: values.Status,
    success: success === 'True',
  }
  return Object.fromEntries(Object.entries(members).map(([name, source]) => [name, told[source]]))
}

function jsonLists(
  children: NonNullable<Reply['children']>,
  write: (row: Values) => Record<string, unknown>,
): Record<string, unknown> {
  return Object.fromEntries(Object.entries(children).map(([name, rows]) => [name, rows.map(write)]))
}

/** Each with the Cheque inside that carries its code and status (decision C40). */
function chequeOf({ Sended, Status }: Values): Record<string, unknown> {
  return { Sended, Cheque: { ErrCode: null, Status } }
}
