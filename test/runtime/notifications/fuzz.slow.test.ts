import { createDecryptor, createEncryptor } from '@card-gateway/notifications'
import { it } from 'vitest'
import { hostileBody, randomNumbers, survive } from './hostile.js'
import { rsaKeys } from './keys.js'

it('a million bodies break nothing, plain or encrypted, and no error holds what was in them', {
  timeout: 1_200_000,
}, () => {
  const random = randomNumbers(5)
  const bytes = new TextEncoder()
  for (let round = 0; round < 500_000; round++) {
    const body = hostileBody(random)
    survive(body)
    survive(bytes.encode(body))
  }
})

it.each(['oaep-sha1', 'oaep-sha256', 'pkcs1'] as const)('ten thousand encrypted texts break nothing: %s', (padding) => {
  const { publicKey, privateKey } = rsaKeys(1024)
  const decrypt = createDecryptor({ keys: [privateKey], padding })
  const encrypt = createEncryptor(publicKey, { padding })
  const random = randomNumbers(6)
  for (let round = 0; round < 5_000; round++) {
    const text = hostileBody(random)
      .replace(/\p{Surrogate}/gu, '?')
      .replaceAll('&', ';')
    const sealed = Buffer.from(encrypt(text), 'base64')
    survive(`DATA=${encodeURIComponent(sealed.toString('base64'))}`, decrypt)
    const at = random(sealed.length)
    sealed[at] = (sealed[at] ?? 0) ^ (1 << random(8))
    survive(`DATA=${encodeURIComponent(sealed.toString('base64'))}`, decrypt)
  }
})
