import type { AttributeDescriptor, ChildDescriptor, CommandDescriptor } from '@card-gateway/protocol'

/** A reply, or a part of it, that has members of its own. */
interface Holder {
  readonly attributes: readonly AttributeDescriptor[]
  readonly children?: readonly ChildDescriptor[]
}

type Member = AttributeDescriptor | ChildDescriptor

/** What a command documents of a place in its answers, `Item.2.CardId`; undefined: nothing. */
export function documentedAt(at: string, command: CommandDescriptor | undefined): Member | undefined {
  const path = at.split('.').filter((part) => !/^[0-9]+$/.test(part))
  return command?.reply === undefined ? undefined : memberAt(path, command.reply)
}

function memberAt([name, ...rest]: readonly string[], holder: Holder): Member | undefined {
  const members: readonly Member[] = [...holder.attributes, ...(holder.children ?? [])]
  const found = members.find((one) => one.name === name)
  if (found === undefined || rest.length === 0) return found
  return memberAt(rest, 'attributes' in found ? found : { attributes: found.fields ?? [] })
}

/**
 * Whether the gateway makes up the value at that place: an id that does not repeat the request, or data that
 * authenticates.
 */
export function isDrawn(at: string, command: CommandDescriptor | undefined): boolean {
  const found = documentedAt(at, command)
  if (found === undefined || 'attributes' in found) return false
  const { id, echo, sensitive } = found
  return (id === true && echo === undefined) || sensitive === 'token' || sensitive === 'authentication'
}
