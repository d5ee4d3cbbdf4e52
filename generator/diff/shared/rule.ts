import type { Json } from '../../model/model.js'
import type { Difference } from './differences.js'

/** What a change asks of those who use the packages, as semantic versioning has it; weakest first. */
export const verdicts = ['patch', 'minor', 'major'] as const
export type Verdict = (typeof verdicts)[number]

export interface Judgement {
  readonly verdict: Verdict
  /** Without a full stop: `api.Void is gone`. */
  readonly says: string
}

/** The two models a difference stands between. */
export interface Sides {
  readonly before: Json
  readonly after: Json
}

/** Judges differences of one kind. */
export interface Rule {
  /** Stable: what reads our reports may rely on it. */
  readonly code: string
  /** What is which verdict, and why; printed in the documentation. */
  readonly summary: string
  /** Nothing when the difference is another rule's. */
  judge(difference: Difference, sides: Sides): Judgement | undefined
}

/** Whether a path fits a pattern of names with slashes: `*` is any name, `a|b` either, and `**` at the end anything below. */
export function at(path: readonly string[], pattern: string): boolean {
  const wanted = pattern.split('/')
  const isOpen = wanted.at(-1) === '**'
  if (isOpen) wanted.pop()
  if (isOpen ? path.length <= wanted.length : path.length !== wanted.length) return false
  return wanted.every((name, index) => name === '*' || name.split('|').includes(path[index] ?? ''))
}

/** Something more is minor, something less is major. */
export function moreOrLess({ kind }: Difference, thing: string): Judgement {
  return kind === 'added' ? minor(`${thing} is new`) : major(`${thing} is gone`)
}

export const major = (says: string): Judgement => ({ verdict: 'major', says })
export const minor = (says: string): Judgement => ({ verdict: 'minor', says })
export const patch = (says: string): Judgement => ({ verdict: 'patch', says })

/** `Amount was required and is optional`; of a list of names, `outcomes has 3DS`. */
export function changed({ path, kind, before, after }: Difference): string {
  const name = path.at(-1)
  if (kind === 'added' && after === name) return `${place(path.slice(0, -1))} has ${name}`
  if (kind === 'removed' && before === name) return `${place(path.slice(0, -1))} no longer has ${name}`
  return `${place(path)} was ${shown(before)} and is ${shown(after)}`
}

/** A value in a sentence. */
export function shown(value: Json | undefined): string {
  if (value === undefined) return 'absent'
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return text.length > 60 ? `${text.slice(0, 57)}…` : text
}

/** Lists, whose rows stand below them by name. */
export const tables = new Set(
  'checks commands parameters keys fields attributes children types enums values resources events errors states transitions limits machines families emissions testCards unspecified cases'.split(
    ' ',
  ),
)

/** A path as people say it: `api.Pay.PayInfo.OrderId`. Names of tables are left out, and sentences that stand for themselves. */
export function place(path: readonly string[]): string {
  const isTable = (name: string, index: number): boolean =>
    (name === 'reply' || tables.has(name)) && index < path.length - 1
  const said = path.filter((name, index) => !isTable(name, index) && !/^\{|\S \S+ \S/.test(name))
  return said.join('.')
}

/** What stands under a name in an object. */
export function member(value: Json | undefined, name: string): Json | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as { readonly [key: string]: Json })[name]
    : undefined
}

/** The thing of that name in a table of the model. */
export function row(model: Json, table: string, name: Json | undefined): Json | undefined {
  const rows = member(model, table)
  return Array.isArray(rows) ? rows.find((one: Json) => member(one, 'name') === name) : undefined
}
