/** JSON answers with other members than an example has. */
import type { Command, Field, Frame, Value } from '../../../model/model.js'
import type { Answer } from './answer.js'

export function jsonCases(command: Command, answers: string, { outcome, reason }: Frame, code: string): Answer[] {
  const value: unknown = JSON.parse(answers)
  if (typeof value !== 'object' || value === null) return []
  const to = (name: string, title: string, change: object): Answer => ({
    name,
    title,
    answers: JSON.stringify({ ...value, ...change }),
  })
  return [
    to('trueAsBoolean', `${outcome} is a JSON boolean`, { [outcome]: true }),
    to('falseAsBoolean', `${outcome} is the JSON boolean false`, { [outcome]: false }),
    to('success-null', `${outcome} is null`, { [outcome]: null }),
    to('success-number', `${outcome} is a number`, { [outcome]: 1 }),
    to('codeAsNull', `${reason} is null`, { [reason]: null }),
    to('codeAsNumber', `${reason} is a number`, { [reason]: 12 }),
    to('codeInSmallLetters', `${reason} in small letters`, { [reason]: code }),
    to('strange', 'members nobody documented become texts', {
      Strange: { a: [1, true, null, 'x'] },
      N: 1.5,
      B: false,
      Z: null,
    }),
    ...(command.reply?.attributes ?? []).flatMap(({ name, value }) => [
      to(`${name}-absent`, `${name} is absent`, { [name]: undefined }),
      to(`${name}-null`, `${name} is null`, { [name]: null }),
      to(`${name}-text`, `${name} is a text`, { [name]: 'x' }),
      to(`${name}-object`, `${name} is an object`, { [name]: {} }),
      to(`${name}-list`, `${name} is a list of numbers`, { [name]: [1] }),
      to(`${name}-empty`, `${name} is an empty list`, { [name]: [] }),
      to(`${name}-entries`, `${name} is a list of an object nobody knows`, {
        [name]: [{ Strange: 1, Digits: '007', ...newValues(value) }],
      }),
    ]),
  ]
}

/** For each enumeration in the items of a list, a value that is newer than the document. */
function newValues(value: Value): Readonly<Record<string, string>> {
  if (value.kind !== 'list') return {}
  const isEnum = (field: Field) => field.value.kind === 'scalar' && field.value.type.base === 'enum'
  return Object.fromEntries(value.resource.fields.filter(isEnum).map(({ name }) => [name, 'Finished']))
}
