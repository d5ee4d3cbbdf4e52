import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { eventNameOf, type Notification } from '@card-gateway/notifications'
import type { JournalEntry, PaymentRow } from '@card-gateway/sandbox'
import { parse } from 'yaml'
import type { Row } from './events.js'

const read = (name: string) =>
  parse(readFileSync(fileURLToPath(new URL(`../../../spec/${name}.yaml`, import.meta.url)), 'utf8'))

interface Emission {
  readonly operation: string
  readonly success: readonly string[]
  readonly failure: readonly string[]
}

const machines: Readonly<Record<string, { readonly transitions: object }>> = read('states').machines
const emissions: Readonly<Record<string, Emission>> = read('events').emissions

/** Everything in the spec that a test has to see. */
export const wanted = {
  transitions: Object.values(machines).flatMap(({ transitions }) => Object.keys(transitions)),
  errors: Object.keys(read('errors').errors),
  events: Object.keys(read('events').events),
  emissions: Object.values(emissions).flatMap(({ operation, success, failure }) =>
    [...success, ...failure].map((event) => `${shortened(operation)} → ${event}`),
  ),
}

export type Kind = keyof typeof wanted

export const kinds: readonly Kind[] = ['transitions', 'errors', 'events', 'emissions']

/** The matrix has one row under a longer name (decision C14). */
function shortened(operation: string): string {
  return operation.startsWith('InPay Pay on') ? 'InPay Block' : operation
}

/** What was seen of the gateway, and how often. */
export class Coverage {
  readonly #seen: Readonly<Record<Kind, Map<string, number>>> = {
    transitions: new Map(),
    errors: new Map(),
    events: new Map(),
    emissions: new Map(),
  }
  #expired = 0

  see(kind: Kind, name: string): void {
    this.#seen[kind].set(name, this.count(kind, name) + 1)
  }

  count(kind: Kind, name: string): number {
    return this.#seen[kind].get(name) ?? 0
  }

  answered({ ErrCode }: { readonly Success: string; readonly ErrCode?: string | undefined }): void {
    if (ErrCode !== undefined) this.see('errors', ErrCode)
  }

  notified(notification: Notification): void {
    this.see('events', eventNameOf(notification))
    if ('ErrCode' in notification && notification.ErrCode !== undefined) this.see('errors', notification.ErrCode)
  }

  emitted(row: Row, event: string): void {
    this.see('emissions', `${row} → ${event}`)
  }

  /** Confirmation codes that the clock has removed in this walk so far: no request and no row shows it. */
  expired(codes: number): void {
    if (codes > this.#expired) this.see('transitions', 'expire-code')
    this.#expired = codes
  }

  /** Takes in what the sandbox notes of itself, at the end of a walk. */
  look(payments: readonly PaymentRow[], journal: readonly JournalEntry[]): void {
    this.#expired = 0
    const made = [
      ...payments.flatMap(({ timeline }) => timeline.map(({ transition }) => transition)),
      ...journal.flatMap(({ transitions }) => transitions).filter((name) => !ofPayments.has(name)),
    ]
    for (const transition of made) this.see('transitions', transition)
  }

  missing(kind: Kind): string[] {
    return wanted[kind].filter((name) => this.count(kind, name) === 0)
  }
}

/** Those stand in the timelines, which pages and the clock write too. */
const ofPayments: ReadonlySet<string> = new Set(Object.keys(machines.payment?.transitions ?? {}))

/** What was covered by whom, for people: a line for each kind, then what came from the directed part alone. */
export function table(parts: { readonly walks: Coverage; readonly directed: Coverage }): string {
  const rows = kinds.map((kind) => {
    const all = wanted[kind].length
    const missing = parts.walks.missing(kind)
    const nowhere = missing.filter((name) => parts.directed.count(kind, name) === 0)
    return [kind, `${all}`, `${all - missing.length}`, `${missing.length - nowhere.length}`, nowhere.join(' ') || '-']
  })
  const head = ['', 'in the spec', 'seen by walks', 'directed only', 'not seen']
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0)))
  const lines = [head, ...rows].map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  )
  const alone = kinds.flatMap((kind) => {
    const names = parts.walks.missing(kind).filter((name) => parts.directed.count(kind, name) > 0)
    return names.length === 0 ? [] : [`directed only, ${kind}: ${names.join(', ')}`]
  })
  return [...lines, ...alone].join('\n')
}
