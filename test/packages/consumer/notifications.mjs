// Encrypted notifications open on every Node version alike, whatever that version does with a broken PKCS#1 padding.
import assert from 'node:assert/strict'
import { generateKeyPairSync } from 'node:crypto'
import { createDecryptor, createEncryptor, decodeNotification } from '@card-gateway/notifications'

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const stranger = generateKeyPairSync('rsa', { modulusLength: 2048 })
const text = `Notification=EnginePaySuccess;OrderId=A-1;Amount=12345;Success=True;ErrCode=NONE;Note=${'длинный текст '.repeat(40)}`

for (const padding of ['oaep-sha1', 'oaep-sha256', 'pkcs1']) {
  const encrypt = createEncryptor(publicKey, { padding })
  const decrypt = createDecryptor({ keys: [stranger.privateKey, privateKey], padding })
  const DATA = encrypt(text)
  const event = decodeNotification(new URLSearchParams({ DATA }).toString(), { decrypt })
  assert.equal(event.OrderId, 'A-1')
  assert.equal(event.Amount, 12345)

  const bytes = Buffer.from(DATA, 'base64')
  bytes[bytes.length - 5] ^= 1
  for (const broken of [bytes.toString('base64'), createEncryptor(stranger.publicKey, { padding })(text)]) {
    const only = createDecryptor({ keys: [privateKey], padding })
    const body = new URLSearchParams({ DATA: broken }).toString()
    assert.throws(() => decodeNotification(body, { decrypt: only }), { code: 'undecryptable' })
  }
}
console.log(`ok on ${process.version}`)
