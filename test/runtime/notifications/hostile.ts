import { readFileSync } from 'node:fs'
import { type Decrypt, decodeNotification, NotificationError } from '@card-gateway/notifications'

/** What stands for the secret of a body: no error may hold it. */
export const secret = '4929000000006'

const file = new URL('../../../generated/schemas/vectors/events.json', import.meta.url)
const { vectors }: { vectors: { body: string }[] } = JSON.parse(readFileSync(file, 'utf8'))
/** The examples of the spec: at least one of every event. */
export const specBodies = vectors.map(({ body }) => body)

/** Numbers that look random and are the same in every run (mulberry32). */
export function randomNumbers(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}

const scraps = [
  '&',
  '=',
  '%',
  '+',
  ';',
  '%00',
  '%FF',
  '%zz',
  '%ED%A0%80',
  '\uD800',
  '\uFEFF',
  '&Notification=',
  '&Amount=',
  '&__proto__=',
  '&constructor=',
  '&extra=',
  '&DATA=',
  `&CardNumber=${secret}`,
  `&${secret}=${secret}`,
  '9'.repeat(40),
  '٣',
  '31.02.2026 25:61:61',
]

/** A body of the spec that was cut, joined with another, and sprinkled with what parsers stumble over. */
export function hostileBody(random: (below: number) => number): string {
  let body = specBodies[random(specBodies.length)] ?? ''
  for (let change = random(6); change > 0; change--) {
    const at = random(body.length + 1)
    const until = at + random(12)
    const scrap = random(4) === 0 ? String.fromCharCode(random(0x10000)) : (scraps[random(scraps.length)] ?? '')
    body = body.slice(0, at) + scrap + body.slice(random(3) === 0 ? until : at)
  }
  return random(20) === 0 ? body + (specBodies[random(specBodies.length)] ?? '') : body
}

/** Reads a body as text and as bytes; anything but a notification or a `NotificationError` without the secret comes out. */
export function survive(body: string | Uint8Array, decrypt?: Decrypt): void {
  try {
    const event = decodeNotification(body, { zone: 'UTC', ...(decrypt && { decrypt }) })
    if (typeof (event.Notification ?? event.name) !== 'string') throw new Error('An event without a name.')
  } catch (error) {
    if (!(error instanceof NotificationError)) throw error
    const told = `${error.message} ${error.at} ${String(error.cause)} ${JSON.stringify(error)}`
    if (told.includes(secret)) throw new Error('An error holds the secret.')
  }
}
