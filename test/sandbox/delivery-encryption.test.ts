import { generateKeyPairSync } from 'node:crypto'
import { createDecryptor, decodeNotification, type RsaOptions } from '@card-gateway/notifications'
import { createSandbox } from '@card-gateway/sandbox/index'
import { describe, expect, it } from 'vitest'

const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const pem = publicKey.export({ type: 'spki', format: 'pem' }).toString()

/** The body of a notification of a sandbox with these settings. */
async function bodyOf(encryption: RsaOptions | undefined): Promise<string> {
  const bodies: string[] = []
  const notifications = {
    url: 'https://shop.example/hook',
    publicKey: pem,
    ...(encryption !== undefined && { encryption }),
  }
  const terminals = [{ key: 'Merchant', vwid: 'MerchantVW', password: 'merchant-secret', notifications }]
  const post = async (request: Request) => {
    bodies.push(await request.text())
    return new Response()
  }
  await using sandbox = createSandbox({ seed: 1, terminals, delivery: { post } })
  await sandbox.notifications.trigger('EnginePaySuccess', {
    set: { OrderId: 'Заказ-1', MerchantContract: 'x'.repeat(300) },
  })
  await sandbox.notifications.idle()
  return bodies[0] ?? ''
}

const all: readonly (RsaOptions | undefined)[] = [
  undefined,
  { padding: 'oaep-sha1', encoding: 'base64', text: 'utf-8' },
  { padding: 'oaep-sha256', encoding: 'base64url', text: 'utf-16le' },
  { padding: 'oaep-sha384', encoding: 'hex', text: 'windows-1251' },
  { padding: 'oaep-sha512', separator: ';' },
  { padding: 'pkcs1', encoding: 'hex' },
  { padding: 'pkcs1', encoding: 'base64', separator: '.', text: 'windows-1251' },
]

describe('an encrypted notification', () => {
  it.each(all.map((encryption) => ({ encryption })))(
    'is opened by a receiver set to the same: $encryption',
    async ({ encryption }) => {
      const body = await bodyOf(encryption)
      const event = decodeNotification(body, { decrypt: createDecryptor({ keys: [privateKey], ...encryption }) })
      expect(event).toMatchObject({ Notification: 'EnginePaySuccess', OrderId: 'Заказ-1' })
      expect(body).not.toContain('OrderId')
    },
  )

  it('is not opened by one set to another padding', async () => {
    const body = await bodyOf({ padding: 'oaep-sha256' })
    const decrypt = createDecryptor({ keys: [privateKey], padding: 'oaep-sha512' })
    expect(() => decodeNotification(body, { decrypt })).toThrow(expect.objectContaining({ code: 'undecryptable' }))
  })
})

it.each([
  ['nonsense', 'nonsense'],
  ['a key that is cut off', pem.slice(0, 200)],
  [
    'a key of another kind',
    generateKeyPairSync('ed25519').publicKey.export({ type: 'spki', format: 'pem' }).toString(),
  ],
])('refuses %s as publicKey at once, and does not repeat it', (_what, wrong) => {
  const terminal = { key: 'A', vwid: 'B', password: 'x', notifications: { publicKey: wrong } }
  const message = 'publicKey is not a public RSA key in PEM: it must begin with -----BEGIN PUBLIC KEY-----'
  expect(() => createSandbox({ terminals: [terminal] })).toThrow(new RangeError(message))
  const sandbox = createSandbox()
  expect(() => sandbox.addTerminal(terminal)).toThrow(new RangeError(message))
})
