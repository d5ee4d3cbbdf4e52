/** What a client can do that is told of an overlay: its commands, as far as they are more than other names of what the document has. */
import { pascalCase } from '../lib/letter-case.js'
import { perObject } from '../lib/memo.js'
import type { Command, Model, Overlay } from '../model/model.js'
import { asksLess, type OverlaidCommand, overlaidCommands } from './laid-over.js'

export interface FurtherCommand extends OverlaidCommand {
  /** Whether less is asked than of the command it is like, so that its requests have a type and a validator of their own. */
  readonly isLooser: boolean
  /** Prefix of the names of its requests: `FieldInPayInit`; else that of the command it is like. */
  readonly requests: string
}

/** Commands the overlay adds, and those of the document that it asks less of. */
export function furtherCommands(overlay: Overlay, model: Model): readonly FurtherCommand[] {
  return further(model)(overlay)
}

const further = perObject((model: Model) => perObject((overlay: Overlay) => furtherCommandsOf(overlay, model)))

function furtherCommandsOf(overlay: Overlay, model: Model): FurtherCommand[] {
  const all = overlaidCommands(overlay, model)
  return all
    .map((command) => ({ ...command, isLooser: asksLess(command), requests: command.typeName }))
    .filter((command) => command.isLooser || (command.id !== command.like.id && !isOtherName(command, all)))
    .map((command) => (command.isLooser ? { ...command, requests: requestsOf(overlay, command) } : command))
    .map((command) => (command.id === command.like.id ? { ...command, ...wordsOf(overlay, command) } : command))
}

/** Commands at one path are told apart by parameters that the document does not know; what they do the document's own do. */
function isOtherName({ path, like, family }: OverlaidCommand, all: readonly OverlaidCommand[]): boolean {
  return like.family.name === family.name && all.some((other) => other.path === path && other.for !== undefined)
}

/** What the rows say that ask less of it. */
function wordsOf({ rows, name }: Overlay, { id }: Command): Pick<Command, 'description' | 'source'> {
  const said = rows.filter(({ relaxations }) => relaxations.some(({ of, is }) => is !== 'ignored' && of.includes(id)))
  const ids = said.map((row) => row.id).join(', ')
  return {
    description: said.map(({ summary }) => summary).join(' '),
    source: `row${said.length > 1 ? 's' : ''} ${ids} of the overlay ${name}`,
  }
}

function requestsOf({ name }: Overlay, { family, localId }: Command): string {
  return `${pascalCase(name)}${family.prefix}${localId}`
}

/** The command under the names of its requests, for whoever declares their types. */
export function underOwnName(command: FurtherCommand): Command {
  return { ...command, typeName: command.requests }
}
