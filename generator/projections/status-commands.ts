/** Status commands: those that other commands name in `settledBy`. */
import type { Attribute, Command } from '../model/model.js'

export function statusCommands(commands: readonly Command[]): Command[] {
  const ids = new Set(commands.flatMap(({ settledBy }) => settledBy?.command ?? []))
  return commands.filter(({ id }) => ids.has(id))
}

/** The attribute of the reply that tells the status: the one whose values are the states of a machine. */
export function statusAttribute(command: Command): string | undefined {
  return statusOf(command)?.name
}

/** The name of the type of the statuses that a command tells: `PaymentState`. */
export function statusType(command: Command): string {
  const value = statusOf(command)?.value
  const listed = value?.kind === 'scalar' ? value.type.listed : undefined
  if (listed === undefined)
    throw new Error(`Other commands name ${command.id} in settledBy, so its reply must have a status.`)
  return listed.as
}

function statusOf({ reply }: Command): Attribute | undefined {
  return reply?.attributes.find(({ value }) => value.kind === 'scalar' && value.type.listed?.in === 'states')
}
