import { type CommandDescriptor, redactFurther } from '@card-gateway/protocol'
import type { AnswerDifference } from './compare-answers.js'
import { documentedAt, isDrawn } from './documented.js'
import { isSecretName, longestShown, type Mask } from './known-secrets.js'

/** A difference as it may be printed. */
export interface Shown extends AnswerDifference {
  /** What the sandbox found wrong with the request. */
  readonly why?: string
  /** Present where both values are masked to the same text. */
  readonly hidden?: true
}

/**
 * Masks a difference. Of an attribute that the command documents the value is shown without what is secret in it; of any
 * other only its shape and length, since it may hold anything.
 */
export function shown(difference: AnswerDifference, command: CommandDescriptor | undefined, mask: Mask): Shown {
  const { at, recorded, ours, whole } = difference
  if (whole) return difference
  const value = (text: string) => shownValue(at, text, command, mask)
  const name = isDocumented(at, command) ? at : shownName(at, mask)
  const [before, after] = [recorded, ours].map((text) => (text === undefined ? undefined : value(text)))
  if (before !== undefined && before === after) return { at: name, hidden: true }
  return { at: name, ...(before !== undefined && { recorded: before }), ...(after !== undefined && { ours: after }) }
}

/** A plain name as it is; of anything else, which may hold a secret, the length. */
export function shownName(name: string, mask: Mask): string {
  return name
    .split(/([./])/)
    .map((part) => (isPlainName(part) && mask(part) === part ? part : `[name of ${part.length} characters]`))
    .join('')
}

/** What separates parts, a number in a list, or letters with two digits behind them at most. */
function isPlainName(part: string): boolean {
  return /^(?:[./]?|[0-9]{1,4}|[A-Za-z][A-Za-z_-]{0,29}[0-9]{0,2})$/.test(part)
}

function shownValue(at: string, text: string, command: CommandDescriptor | undefined, mask: Mask): string {
  if (text === '') return ''
  const name = at.split('.').at(-1) ?? at
  if (isSecretName(name) && !isDocumented(at, command)) return '***'
  if (isDrawn(at, command)) return '***'
  if (at === 'element') return shownName(text, mask)
  if (!isDocumented(at, command) || text.length > longestShown) return shapeOf(text)
  if (isOfList(at, command) && !isWord(text)) return shapeOf(text)
  return mask(String(redactFurther(name, text)))
}

/** Whether its values are words of a list, as error codes and statuses are. */
function isOfList(at: string, command: CommandDescriptor | undefined): boolean {
  const found = documentedAt(at, command)
  return found !== undefined && 'values' in found && found.values !== undefined
}

/** A code or a status, also one nobody documented: letters, and few digits. `Forwarded(T2)` */
function isWord(text: string): boolean {
  return /^[A-Za-z_]+[0-9]{0,3}[A-Za-z_]*(?:\([^()]{1,50}\))?$/.test(text)
}

/** What may be shown of a text that can hold anything. */
function shapeOf(text: string): string {
  return /^[0-9]+$/.test(text) ? `[${text.length} digits]` : `[text of ${text.length} characters]`
}

function isDocumented(at: string, command: CommandDescriptor | undefined): boolean {
  return at === 'Success' || at === 'element' || documentedAt(at, command) !== undefined
}
