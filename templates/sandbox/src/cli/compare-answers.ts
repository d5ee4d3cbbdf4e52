import type { CommandDescriptor } from '@card-gateway/protocol'
import { isDrawn } from './documented.js'
import { type Said, said, unreadable } from './said.js'

/** Where two answers differ. Its values are not masked: use `shown` before printing. */
export interface AnswerDifference {
  /** Attribute or member, `Item.2.CardId` for one further down, or `element` for the root. */
  readonly at: string
  /** What the recording says; absent: nothing. */
  readonly recorded?: string
  /** What the sandbox says; absent: nothing. */
  readonly ours?: string
  /** Present where one of them cannot be read: then both are words about the answer. */
  readonly whole?: true
}

/** Compares two answers: random ids and texts by their form, all else by value. */
export async function compareAnswers(
  recorded: string,
  ours: string,
  command: CommandDescriptor | undefined,
): Promise<readonly AnswerDifference[]> {
  const [theirs, own] = [await said(recorded), await said(ours)]
  if (theirs === unreadable || own === unreadable) {
    const [before, after] = [formOf(recorded, theirs), formOf(ours, own)]
    return before === after ? [] : [{ at: 'answer', recorded: before, ours: after, whole: true }]
  }
  return [...new Set([...theirs.keys(), ...own.keys()])].flatMap((at) => {
    const [before, after] = [theirs.get(at), own.get(at)]
    if (before === after || isAlike(isDrawn(at, command), before, after)) return []
    return [{ at, ...(before !== undefined && { recorded: before }), ...(after !== undefined && { ours: after }) }]
  })
}

/** Says in words what an answer as a whole is. */
function formOf(text: string, found: Said): string {
  if (text.trim() === '') return 'empty'
  return found === unreadable ? 'neither XML nor JSON' : 'readable'
}

/** Ids of the recording, with the ids the sandbox has in their place: for later requests. */
export async function drawnIds(
  recorded: string,
  ours: string,
  command: CommandDescriptor | undefined,
): Promise<[string, string][]> {
  const [theirs, own]: [Said, Said] = [await said(recorded), await said(ours)]
  return [...theirs].flatMap(([name, before]): [string, string][] => {
    if (!isDrawn(name, command)) return []
    const after = own.get(name)
    return after === undefined || before === '' || before === after ? [] : [[before, after]]
  })
}

function isAlike(isIdOfGateway: boolean, before: string | undefined, after: string | undefined): boolean {
  if (before === undefined || after === undefined || before === '' || after === '') return false
  if (isIdOfGateway) return true
  return (
    shapes.some((shape) => shape.test(before) && shape.test(after)) &&
    (/\D/.test(before) || before.length === after.length)
  )
}

/** Addresses, moments and long numbers. */
const shapes = [/^https?:\/\//i, /^\d{1,4}[./-]\d{1,2}[./-]\d{1,4}[ T]\d{1,2}:\d{2}/, /^\d{10,}$/]
