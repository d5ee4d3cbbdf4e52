// Copied from templates/notifications/src/further-fields.ts by `npm run generate`. Do not edit: change it there.
import { type EventDescriptor, maskValue, type Sensitivity } from '@card-gateway/protocol'
import { NotificationError } from './failures.js'

/** A notification while it is being read. */
export type Draft = Record<string, unknown>

/** Secrets of requests, which no notification should carry: their names in lower case (decision C15). */
export type Secrets = ReadonlyMap<string, Sensitivity>

export function occursTwice(at: string): NotificationError {
  return new NotificationError('duplicate', at, 'occurs twice, so it is unclear which value is right.')
}

/** Without a prototype, so that `__proto__` is a name like any other. */
function bareRecord(): Record<string, string> {
  return Object.create(null)
}

/** Fields beyond the documented ones: in the event itself where it is open, else in `extra`. */
export class FurtherFields {
  readonly #event: Draft
  readonly #open: boolean
  readonly #secrets: Secrets
  #extra: Record<string, string> | undefined

  constructor(event: Draft, { descriptor, secrets }: { descriptor: EventDescriptor | undefined; secrets: Secrets }) {
    this.#event = event
    this.#open = descriptor?.open === true
    this.#secrets = secrets
  }

  /** A field that is not documented. A secret that should not be here is masked (decision C15). */
  take(name: string, text: string): void {
    const secret = this.#secrets.get(name.toLowerCase())
    const value = secret === undefined ? text : maskValue(secret, text)
    if (!this.#open || name === 'extra' || name === '__proto__') this.keep(name, value)
    else if (Object.hasOwn(this.#event, name)) throw occursTwice('a field that is not documented')
    else this.#event[name] = value
  }

  keep(name: string, text: string): void {
    if (this.#extra === undefined) {
      this.#extra = bareRecord()
      this.#event.extra = this.#extra
    }
    if (name in this.#extra) throw occursTwice('a field that is not documented')
    this.#extra[name] = text
  }
}
