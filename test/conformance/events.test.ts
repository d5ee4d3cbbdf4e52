import {
  decodeNotification,
  encodeNotification,
  eventGroups,
  meaningOf,
  type Notification,
} from '@card-gateway/notifications'
import { eventDescriptors } from '@card-gateway/protocol'
import type { Validator } from '@card-gateway/validators'
import { describe, expect, it } from 'vitest'
import { readVectors } from './vectors.js'

interface EventVector {
  readonly kind: 'event'
  readonly id: string
  readonly event: string
  readonly title: string
  readonly body: string
  readonly gives: Readonly<Record<string, unknown>>
}

/** A body that is not a notification, and why. */
interface UnreadableVector {
  readonly kind: 'unreadable'
  readonly id: string
  readonly title: string
  readonly body: string
  readonly code: string
  readonly at?: string
}

const generated = new URL('../../generated/', import.meta.url)
const { vectors } = readVectors<EventVector>('events')
const rows = vectors.map((vector): [id: string, title: string, EventVector] => [vector.id, vector.title, vector])
const edges = readVectors<EventVector | UnreadableVector>('notifications').vectors
const spoken = { success: true, failure: false, none: undefined }

describe('a notification of the spec', () => {
  it.each(rows)('%s is decoded to the documented value (%s)', (_id, _title, { body, gives }) => {
    expect(asJson(decodeNotification(body))).toEqual(gives)
    expect(asJson(decodeNotification(new TextEncoder().encode(body)))).toEqual(gives)
  })

  it.each(rows)('%s is the same after it was written and read again (%s)', (_id, _title, { body }) => {
    const notification = decodeNotification(body)
    const written = encodeNotification(notification)
    expect(decodeNotification(written)).toEqual(notification)
    expect(written.split('&').sort().join('&').toLowerCase()).toBe(body.split('&').sort().join('&').toLowerCase())
  })

  it.each(rows)('%s passes its validator (%s)', async (_id, _title, { event, body }) => {
    const validator = await validatorOf(event)
    const notification = decodeNotification(body)
    expect(validator.validate(notification)).toEqual({ ok: true, value: notification })
  })

  it.each(rows)('%s means what its name or its field says (%s)', (_id, _title, { event, body, gives }) => {
    const { result, state } = eventDescriptors[event as keyof typeof eventDescriptors]
    const meaning = meaningOf(decodeNotification(body))
    const succeeded = result === 'field' ? gives.Success : spoken[result]
    expect(meaning.succeeded).toBe(succeeded)
    expect(meaning.state).toBe(succeeded ? state : undefined)
    expect(meaning.operations.length).toBeGreaterThan(0)
  })
})

describe('a notification at the edge of what is read', () => {
  it.each(edges.map((vector) => [vector.id, vector.title, vector] as const))('%s (%s)', (_id, _title, vector) => {
    const decode = () => asJson(decodeNotification(vector.body))
    if (vector.kind === 'event') expect(decode()).toEqual(vector.gives)
    else expect(decode).toThrow(expect.objectContaining({ name: 'NotificationError', ...expected(vector) }))
  })
})

function expected({ code, at }: UnreadableVector): object {
  return at === undefined ? { code } : { code, at }
}

it('the examples show every event', () => {
  expect([...new Set(vectors.map(({ event }) => event))].sort()).toEqual(Object.keys(eventDescriptors).sort())
  expect(Object.keys(eventDescriptors)).toHaveLength(20)
})

it('every event that tells of money or of a failure is in a group', () => {
  const grouped = new Set<string>(Object.values(eventGroups).flat())
  const others = Object.keys(eventDescriptors).filter((name) => !grouped.has(name))
  expect(others).toEqual(['CustomerAddSuccess', 'CustomerSendCode'])
})

it('no event is in two groups, so that handlers of all groups can stand side by side', () => {
  const names = Object.values(eventGroups).flat()
  expect(names).toEqual([...new Set(names)])
})

/** Tick counts are exact, which JSON numbers are not, so vectors hold them as text. */
function asJson(notification: Notification): unknown {
  return JSON.parse(
    JSON.stringify(notification, (_key, value: unknown) => (typeof value === 'bigint' ? String(value) : value)),
  )
}

async function validatorOf(event: string): Promise<Validator<unknown>> {
  const module: Record<string, unknown> = await import(new URL(`validators/src/events/${event}.ts`, generated).pathname)
  const found = Object.values(module).find((value): value is Validator<unknown> => typeof value === 'function')
  if (found === undefined) throw new Error(`no validator for ${event}`)
  return found
}
