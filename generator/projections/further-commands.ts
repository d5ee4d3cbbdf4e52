/** The commands that a client gains from an overlay. Commands that only rename a documented one are left out. */
import { pascalCase } from '../lib/letter-case.js'
import { perObject } from '../lib/memo.js'
import type { Command, Model, Overlay } from '../model/model.js'
import { asksLess, type OverlaidCommand, overlaidCommands } from './laid-over.js'

export interface FurtherCommand extends OverlaidCommand {
  /**
   * Whether it requires fewer parameters than the command it is based on. Then its requests have their own type and
   * validator.
   */
  readonly isLooser: boolean
  /** Prefix of its type names, `FieldInPayInit`; without types of its own, the prefix of the command it is based on. */
  readonly requests: string
}

/** Commands that the overlay adds, and documented ones for which it requires fewer parameters. */
export function furtherCommands(overlay: Overlay, model: Model): readonly FurtherCommand[] {
  return further(model)(overlay)
}

const further = perObject((model: Model) => perObject((overlay: Overlay) => furtherCommandsOf(overlay, model)))

function furtherCommandsOf(overlay: Overlay, model: Model): FurtherCommand[] {
  const all = overlaidCommands(overlay, model)
  return all
    .map((command) => ({ ...command, isLooser: asksLess(command), requests: command.typeName }))
    .filter((command) => command.isLooser || (command.id !== command.like.id && !isOtherName(command, all)))
    .map((command) => (command.isLooser ? { ...command, requests: furtherName(overlay, command) } : command))
    .map((command) => (command.id === command.like.id ? { ...command, ...wordsOf(overlay, command) } : command))
}

/**
 * Overlay commands that share a path differ by parameters which the document does not have. Documented commands do the
 * same work, so these are left out.
 */
function isOtherName({ path, like, family }: OverlaidCommand, all: readonly OverlaidCommand[]): boolean {
  return like.family.name === family.name && all.some((other) => other.path === path && other.for !== undefined)
}

/** What the rows say that drop a requirement of this command. */
function wordsOf({ rows, name }: Overlay, { id }: Command): Pick<Command, 'description' | 'source'> {
  const said = rows.filter(({ relaxations }) => relaxations.some(({ of, is }) => is !== 'ignored' && of.includes(id)))
  const ids = said.map((row) => row.id).join(', ')
  return {
    description: said.map(({ summary }) => summary).join(' '),
    source: `row${said.length > 1 ? 's' : ''} ${ids} of the overlay ${name}`,
  }
}

/** `FieldInPayGetState` */
export function furtherName({ name }: Overlay, { family, localId }: Command): string {
  return `${pascalCase(name)}${family.prefix}${localId}`
}

/** The command with the names that its request types are declared under. */
export function underOwnName(command: FurtherCommand): Command {
  return { ...command, typeName: command.requests }
}
