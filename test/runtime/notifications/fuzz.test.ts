import { randomFillSync } from 'node:crypto'
import { createDecryptor, createEncryptor, decodeNotification, encodeNotification } from '@card-gateway/notifications'
import { expect, it } from 'vitest'
import { runs } from '../../support/runs.js'
import { hostileBody, randomNumbers, survive } from './hostile.js'
import { rsaKeys } from './keys.js'

const rounds = runs(5_000, 20_000)

it('no body breaks the decoder, and no error holds what was in it', () => {
  const random = randomNumbers(1)
  for (let round = 0; round < rounds; round++) {
    const body = hostileBody(random)
    survive(body)
    survive(new TextEncoder().encode(body))
  }
})

it('what is read is read the same after it was written again', () => {
  const random = randomNumbers(2)
  let read = 0
  for (let round = 0; round < rounds; round++) {
    const body = hostileBody(random)
    try {
      const event = decodeNotification(body)
      read++
      expect(decodeNotification(encodeNotification(event))).toEqual(event)
    } catch (error) {
      if (!(error instanceof Error) || !/NotificationError|EncodeError/.test(error.name)) throw error
    }
  }
  expect(read).toBeGreaterThan(rounds / 10)
})

it('the order of the fields makes no difference', () => {
  const random = randomNumbers(3)
  for (let round = 0; round < rounds / 4; round++) {
    // A byte order mark means something at the very start only.
    const parts = hostileBody(random).replaceAll('\uFEFF', '').split('&')
    const shuffled = parts.map((part) => ({ part, key: random(1000) })).sort((a, b) => a.key - b.key)
    expect(outcomeOf(shuffled.map(({ part }) => part).join('&'))).toEqual(outcomeOf(parts.join('&')))
  }
})

it.each(['oaep-sha1', 'pkcs1'] as const)('no encrypted text breaks the decryptor: %s', (padding) => {
  const { publicKey, privateKey } = rsaKeys(1024)
  const decrypt = createDecryptor({ keys: [privateKey], padding })
  const encrypt = createEncryptor(publicKey, { padding })
  const random = randomNumbers(4)
  const block = Buffer.alloc(128)
  for (let round = 0; round < rounds / 50; round++) {
    survive(`DATA=${encodeURIComponent(randomFillSync(block).toString('base64'))}`, decrypt)
    survive(`DATA=${encodeURIComponent(encrypt(wellFormed(hostileBody(random)).replaceAll('&', ';')))}`, decrypt)
    survive(`DATA=${encodeURIComponent(wellFormed(hostileBody(random)))}`, decrypt)
  }
})

/** Halves of surrogate pairs are not text that a form could carry. */
function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '?')
}

/** The event, or the code of the error. Where several things are wrong, the order decides which is reported. */
function outcomeOf(body: string): unknown {
  try {
    return decodeNotification(body)
  } catch (error) {
    return error instanceof Error ? error.name : error
  }
}
