import type { Attribute, Command, Model } from '../model/model.js'

/** A command as it may be answered where overlays have seen the outcome 3DS, too: with the attributes another command has then. */
export function withSeenOutcomes(command: Command, { commands, overlays }: Model): Command {
  const { reply } = command
  const like = overlays.flatMap(({ rows }) => rows.flatMap(({ outcomes }) => outcomes[command.id] ?? []))[0]
  const seen = commands.find(({ id }) => id === like)?.reply
  if (reply === undefined || seen === undefined) return command
  const known = new Set(reply.attributes.map(({ name }) => name))
  const further = seen.attributes
    .filter((attribute) => attribute.in?.includes('3DS') && !known.has(attribute.name))
    .map((attribute): Attribute => ({ ...attribute, in: ['3DS'] }))
  return {
    ...command,
    reply: { ...reply, outcomes: [...reply.outcomes, '3DS'], attributes: [...reply.attributes, ...further] },
  }
}
