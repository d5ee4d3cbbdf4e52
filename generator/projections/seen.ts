/** Commands with what overlays add to their replies. */
import type { Attribute, Besides, Command, Model, Reply } from '../model/model.js'
import { outcomesOf } from './outcomes.js'

/**
 * A command as it may be answered where overlays have seen an outcome that waits, too, with the attributes another command has
 * then; and what its answers have besides.
 */
export function asSeen(command: Command, model: Model): Command {
  const { reply } = command
  if (reply === undefined) return command
  const besides = besidesOf(command.id, reply, model)
  const seen = withOutcomes(command.id, reply, model)
  if (seen === reply && besides.length === 0) return command
  return { ...command, reply: { ...seen, ...(besides.length > 0 && { besides }) } }
}

function withOutcomes(id: string, reply: Reply, { commands, gateway, overlays }: Model): Reply {
  const like = overlays.flatMap(({ rows }) => rows.flatMap(({ outcomes }) => outcomes[id] ?? []))[0]
  const seen = commands.find((command) => command.id === like)?.reply
  if (seen === undefined) return reply
  const known = new Set(reply.attributes.map(({ name }) => name))
  const waiting = outcomesOf('waiting', gateway.frame)
  const further = seen.attributes
    .filter((attribute) => waiting.some((one) => attribute.in?.includes(one)) && !known.has(attribute.name))
    .map((attribute): Attribute => ({ ...attribute, in: waiting }))
  return { ...reply, outcomes: [...reply.outcomes, ...waiting], attributes: [...reply.attributes, ...further] }
}

/** Attributes that an overlay gives a meaning for an outcome in which the document does not have them. */
function besidesOf(id: string, { attributes }: Reply, { overlays }: Model): Besides[] {
  return overlays.flatMap((overlay) =>
    overlay.rows.flatMap((row) =>
      row.attributes.flatMap(({ of, name, summary, in: outcomes }) =>
        summary === undefined || !of.includes(id) || outcomes.every((outcome) => has(attributes, name, outcome))
          ? []
          : [{ name, summary, source: `row ${row.id} of the overlay ${overlay.name}` }],
      ),
    ),
  )
}

function has(attributes: readonly Attribute[], name: string, outcome: Reply['outcomes'][number]): boolean {
  return attributes.some((one) => one.name === name && (one.in === undefined || one.in.includes(outcome)))
}
