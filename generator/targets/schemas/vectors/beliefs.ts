/**
 * Vectors of beliefs: a notification, the status that the gateway answers, and the verdict. The conformance suite runs
 * them with the receiver's own code.
 */

import { decodeForm, encodeForm } from '../../../../templates/protocol/src/form.js'
import type { EventType, Json, Model } from '../../../model/model.js'
import { flagTexts } from '../../../model/words.js'
import { reportedStates } from '../../../projections/reported-states.js'

type Values = Readonly<Record<string, Json>>

/** What the status command says of the payment, and what it said before. */
interface Said {
  readonly state: string
  readonly balance?: number
  /** The highest balance of earlier answers. */
  readonly highest?: number
}

interface Gives {
  readonly told: string
  readonly verdict: 'confirmed' | 'contradicted' | 'unproven'
  readonly amountProven: boolean
}

/** A notification to judge. */
interface Base {
  readonly name: string
  readonly event: string
  readonly body: string
  readonly told: string
  /** What it says is blocked, charged or left. */
  readonly amount: number | undefined
}

export function beliefVectors(model: Model) {
  const seen = new Set<string>()
  return model.events.flatMap((event) =>
    basesOf(event, model).flatMap((base) => {
      const sort = `${base.told} ${base.amount === 0}`
      const cases = seen.has(sort) ? firstOnly(model) : [...stateCases(model, base), ...amountCases(model, base)]
      seen.add(sort)
      return cases.map(({ name, said }) => ({
        id: `${event.name}/${base.name}/${name}`,
        event: event.name,
        kind: 'believe',
        body: base.body,
        ...said,
        gives: judge(base, said, model),
      }))
    }),
  )
}

/**
 * The first example of an event, and the same with the opposite result. When name and result contradict each other, the
 * notification says nothing.
 */
function basesOf(event: EventType, model: Model): Base[] {
  const { outcome } = model.gateway.frame
  const { amounts } = model.belief
  const example = event.examples[0]
  if (example === undefined || !isValues(example.gives)) return []
  const { gives } = example
  const base = (name: string, body: string, success: Json | undefined, values: Values): Base => {
    const told = toldOf(event, typeof success === 'boolean' ? success : undefined)
    const amount = values[amounts[told] ?? '']
    return { name, event: event.name, body, told, amount: typeof amount === 'number' ? amount : undefined }
  }
  const entries = decodeForm(example.body)
  const change = (name: string, value: string) =>
    encodeForm(entries.map(([key, old]) => [key, key === name ? value : old]))
  const { returned = '' } = amounts
  return [
    base('as-said', example.body, gives[outcome], gives),
    ...(typeof gives[outcome] === 'boolean'
      ? [base('otherwise', change(outcome, gives[outcome] ? flagTexts.false : flagTexts.true), !gives[outcome], gives)]
      : []),
    ...(typeof gives[returned] === 'number'
      ? [base('nothing-left', change(returned, '0'), gives[outcome], { ...gives, [returned]: 0 })]
      : []),
  ]
}

function isValues(value: Json): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function toldOf({ result, means }: EventType, success: boolean | undefined): string {
  const named = { success: true, failure: false, field: success, none: undefined }[result]
  const succeeded = result !== 'none' && success !== undefined && success !== named ? undefined : named
  if (succeeded === false) return 'failed'
  const { money = 'none', state } = means ?? {}
  if (succeeded === undefined && result !== 'none') return 'unclear'
  if (money === 'none') return 'aside'
  return state === undefined && (money === 'blocked' || money === 'charged') ? 'taken' : money
}

/** Every status, in each spelling that may arrive. */
function stateCases(model: Model, { amount = 100 }: Base): { name: string; said: Said }[] {
  const states = reportedStates(model).map(({ name, parameter }) => (parameter ? `${name}(T2)` : name))
  const [first = ''] = states
  return [...states, first.toLowerCase(), `${first}More`].map((state) => ({
    name: state,
    said: { state, balance: amount },
  }))
}

/** The amounts that decide, once for each way in which a status counts. */
function amountCases(model: Model, { told, amount = 100 }: Base): { name: string; said: Said }[] {
  const row = model.belief.rows[told] ?? {}
  const states = new Map(Object.entries(row).map(([state, cell]) => [cell, state]))
  const amounts: Readonly<Record<string, Omit<Said, 'state'>>> = {
    'no-balance': {},
    above: { balance: amount + 1 },
    below: { balance: Math.max(0, amount - 1) },
    'as-before': { balance: amount, highest: amount },
    lowered: { balance: amount, highest: amount + 1 },
    'below-and-lowered': { balance: Math.max(0, amount - 1), highest: amount + 1 },
    'above-and-lowered': { balance: amount + 1, highest: amount + 2 },
  }
  return [...states.values()].flatMap((state) =>
    Object.entries(amounts).map(([name, balances]) => ({ name: `${state}/${name}`, said: { state, ...balances } })),
  )
}

/** A few statuses for events that tell the same as an earlier event: enough to show what they tell. */
function firstOnly(model: Model): { name: string; said: Said }[] {
  return reportedStates(model)
    .slice(-3)
    .map(({ name: state }) => ({ name: state, said: { state, balance: 1, highest: 2 } }))
}

function judge({ told, amount }: Base, { state, balance, highest }: Said, model: Model): Gives {
  const known = reportedStates(model).find(({ name }) => name.toLowerCase() === state.replace(/\(.*/, '').toLowerCase())
  const cell = model.belief.rows[told]?.[known?.name ?? ''] ?? 'unproven'
  const verdict = verdictOf(cell, amount, balance, highest)
  return {
    told,
    verdict,
    amountProven: verdict === 'confirmed' && amount !== undefined && amount === balance,
  }
}

function verdictOf(
  cell: string,
  amount: number | undefined,
  balance: number | undefined,
  highest: number | undefined,
): Gives['verdict'] {
  if (cell === 'contradicted' || cell === 'unproven') return cell
  if (amount !== undefined && balance !== undefined && balance > amount) return 'contradicted'
  if (cell === 'confirmed' || (cell === 'emptied' && (amount ?? 0) === 0)) return 'confirmed'
  return balance !== undefined && highest !== undefined && balance < highest ? 'confirmed' : 'unproven'
}
