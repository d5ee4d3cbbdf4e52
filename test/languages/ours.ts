import { decodeNotification, NotificationError } from '@card-gateway/notifications'
import { DecodeError, decodeReply, EncodeError, encodeRequest } from '@card-gateway/protocol'
import type { Validator } from '@card-gateway/validators'
import { commandOf, settings, validatorOf, withoutAdvice } from '../conformance/vectors.js'
import type { Case } from './corpus.js'

const validators = new Map<string, Validator<unknown>>()

/** What our packages make of a case, as JSON with sorted members. */
export async function ours(one: Case): Promise<string> {
  return sorted(await resultOf(one))
}

/** JSON whose members are in order, so that two implementations can be compared. */
export function sorted(value: unknown): string {
  return JSON.stringify(value, (_key, member: unknown) => {
    if (typeof member === 'bigint') return String(member)
    if (typeof member !== 'object' || member === null || Array.isArray(member)) return member
    return Object.fromEntries(Object.entries(member).sort(([a], [b]) => (a < b ? -1 : 1)))
  })
}

async function resultOf(one: Case): Promise<unknown> {
  switch (one.kind) {
    case 'request':
      return sent(one.command, one.input)
    case 'reply':
      return replied(one.command, one.input, one.answers)
    case 'event':
      return told(one.body)
  }
}

async function sent(command: string, input: unknown): Promise<unknown> {
  const validator = validators.get(command) ?? (await validatorOf(command, 'Request'))
  validators.set(command, validator)
  const result = validator.validate(input)
  if (!result.ok) {
    const reasons = new Set(result.failures.map(({ code, path }) => JSON.stringify([code, path])))
    return { reasons: [...reasons].map((reason): unknown => JSON.parse(reason)).sort(byText) }
  }
  try {
    return { gives: encodeRequest(commandOf(command), input, settings) }
  } catch (error) {
    if (error instanceof EncodeError) return { reasons: [[error.code, error.at]] }
    throw error
  }
}

/** By code points, as other languages sort. */
function byText(a: unknown, b: unknown): number {
  const [one, other] = [[...String(a)], [...String(b)]]
  for (let index = 0; index < Math.min(one.length, other.length); index++) {
    const difference = (one[index]?.codePointAt(0) ?? 0) - (other[index]?.codePointAt(0) ?? 0)
    if (difference !== 0) return difference
  }
  return one.length - other.length
}

async function replied(command: string, input: unknown, answers: string): Promise<unknown> {
  try {
    const reply = await decodeReply(commandOf(command), answers, { request: input, credentials: settings })
    return { gives: withoutAdvice(reply) }
  } catch (error) {
    if (error instanceof DecodeError) return { code: error.code }
    throw error
  }
}

function told(body: string): unknown {
  try {
    return { gives: decodeNotification(body) }
  } catch (error) {
    if (error instanceof NotificationError) return { code: error.code }
    throw error
  }
}
