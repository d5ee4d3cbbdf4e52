import { decodeReply, decodeRequest, EncodeError, encodeRequest } from '@card-gateway/protocol'
import { describe, expect, it } from 'vitest'
import {
  commandIds,
  commandOf,
  examples,
  type RefusedVector,
  rows,
  settings,
  validatorOf,
  withoutAdvice,
} from './vectors.js'

describe('a request', () => {
  it.each(rows('call'))('%s is encoded to the exact bytes (%s)', (_id, _title, { command, input, sends }) => {
    expect(encodeRequest(commandOf(command), input, settings)).toBe(sends)
  })

  it.each(rows('call'))('%s is read back from its bytes (%s)', (_id, _title, { command, input, sends }) => {
    const sent = decodeRequest(commandOf(command), sends)
    expect(encodeRequest(commandOf(command), sent, settings)).toBe(sends)
    // A decimal comes back with all its places: '1' as '1.000'.
    if (commandOf(command).channel === 'form') expect(sent).toMatchObject(withoutClientOnly(input))
  })

  it.each(rows('call'))('%s passes its validator (%s)', async (_id, _title, { command, input }) => {
    const validator = await validatorOf(command, 'Request')
    expect(validator.validate(input)).toEqual({ ok: true, value: input })
  })

  it.each(rows('sends'))('%s is accepted and encoded to the exact bytes (%s)', async (_id, _title, vector) => {
    const validator = await validatorOf(vector.command, 'Request')
    expect(validator.validate(vector.input)).toEqual({ ok: true, value: vector.input })
    expect(encodeRequest(commandOf(vector.command), vector.input, settings)).toBe(vector.sends)
  })

  it.each(rows('refused'))('%s is refused for these reasons and no other (%s)', async (_id, _title, vector) => {
    const reasons = await reasonsAgainst(vector)
    expect(reasons).toEqual(vector.reasons)
    expect(reasons).toContainEqual({ at: vector.at, code: vector.code })
  })
})

/** What the validator says, or the encoder where the validator says nothing. */
async function reasonsAgainst({ command, input }: RefusedVector): Promise<{ at: string; code: string }[]> {
  const result = (await validatorOf(command, 'Request')).validate(input)
  if (!result.ok) return result.failures.map(({ path, code }) => ({ at: path, code }))
  try {
    encodeRequest(commandOf(command), input, settings)
    return []
  } catch (error) {
    if (error instanceof EncodeError) return [{ at: error.at, code: error.code }]
    throw error
  }
}

describe('an answer', () => {
  it.each(rows('call'))('%s is decoded to the documented value (%s)', async (_id, _title, vector) => {
    const { command, input, answers, gives } = vector
    const sent = { request: input, credentials: settings }
    const reply = await decodeReply(commandOf(command), answers, sent)
    expect(withoutAdvice(reply)).toEqual(gives)
    if (gives.Success === 'False') expect(reply).toMatchObject({ error: { code: gives.ErrCode } })
    expect(await decodeReply(commandOf(command), new TextEncoder().encode(answers), sent)).toEqual(reply)
  })

  it.each(rows('call'))('%s passes the validator of replies (%s)', async (_id, _title, { command, answers }) => {
    const validator = await validatorOf(command, 'Reply')
    const reply = await decodeReply(commandOf(command), answers)
    expect(validator.validate(reply)).toEqual({ ok: true, value: reply })
  })

  it.each(rows('gives'))('%s is read as it says (%s)', async (_id, _title, { command, input, answers, pad, gives }) => {
    const sent = { request: input, credentials: settings }
    const reply = await decodeReply(commandOf(command), answers + ' '.repeat(pad ?? 0), sent)
    expect(withoutAdvice(reply)).toEqual(gives)
  })

  it.each(rows('fails'))('%s is refused with its code (%s)', async (_id, _title, vector) => {
    const { command, input, answers, pad, code } = vector
    const decode = async () =>
      decodeReply(commandOf(command), answers + ' '.repeat(pad ?? 0), {
        request: input,
        credentials: settings,
      })
    await expect(decode()).rejects.toMatchObject({
      name: 'DecodeError',
      code,
    })
  })
})

describe('the examples', () => {
  it.each(commandIds)('%s has one for every outcome, and some that are refused', (id) => {
    const own = examples.filter(({ command }) => command === id)
    const outcomes = new Set(own.flatMap((vector) => (vector.kind === 'call' ? [vector.gives.Success] : [])))
    expect([...outcomes].sort()).toEqual([...(commandOf(id).reply?.outcomes ?? [])].sort())
    expect(own.some(({ kind }) => kind === 'refused')).toBe(true)
    if (commandOf(id).reply) expect(own.some(({ kind }) => kind === 'fails')).toBe(true)
    else expect(own.some(({ kind }) => kind === 'opens')).toBe(true)
  })
})

/** What the caller knows and the wire does not carry: the kind of a wallet. */
function withoutClientOnly(input: unknown): object {
  const { WalletKind: _unsent, ...rest } = input as Record<string, unknown>
  return rest
}
