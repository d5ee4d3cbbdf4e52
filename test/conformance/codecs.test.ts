import { decodeReply, decodeRequest, encodeRequest } from '@card-gateway/protocol'
import { describe, expect, it } from 'vitest'
import { commandIds, commandOf, rows, settings, validatorOf, vectors, withoutAdvice } from './vectors.js'

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

  it.each(rows('refused'))('%s is refused where and as the spec says (%s)', async (_id, _title, vector) => {
    const validator = await validatorOf(vector.command, 'Request')
    const result = validator.validate(vector.input)
    expect(result.ok ? [] : result.failures).toContainEqual(
      expect.objectContaining({ path: vector.at, code: vector.code }),
    )
  })
})

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

  it.each(rows('fails'))('%s is refused with its code (%s)', async (_id, _title, { command, input, answers, code }) => {
    const decode = async () =>
      decodeReply(commandOf(command), answers, {
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
    const own = vectors.filter(({ command }) => command === id)
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
