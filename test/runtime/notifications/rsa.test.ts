import { constants, generateKeyPairSync, privateEncrypt, publicEncrypt, randomBytes } from 'node:crypto'
import {
  createDecryptor,
  createEncryptor,
  decodeNotification,
  encodeNotification,
  NotificationError,
  type RsaPadding,
} from '@card-gateway/notifications'
import { messageStart } from '@card-gateway/notifications/rsa-padding'
import { describe, expect, it, vi } from 'vitest'
import { specBodies } from './hostile.js'
import { rsaKeys } from './keys.js'
import { body, createBench } from './receiver-fixture.js'

const small = rsaKeys(2048)
const other = rsaKeys(2048)
const sizes = [2048, 3072, 4096]
const keysOf = new Map([[2048, small], ...sizes.slice(1).map((bits) => [bits, rsaKeys(bits)] as const)])
const paddings: readonly RsaPadding[] = ['oaep-sha1', 'oaep-sha256', 'oaep-sha384', 'oaep-sha512', 'pkcs1']
const text = 'Notification=EngineBlockSuccess;OrderId=A-1;Description=Два билета, ряд 5'

/** The error of a text that no key opens. */
function refused(work: () => unknown): unknown {
  try {
    work()
  } catch (error) {
    return error
  }
  throw new Error('It was opened.')
}

describe.each(sizes)('with a key of %i bits', (bits) => {
  const keys = keysOf.get(bits) ?? small

  it.each(paddings)('a long notification spans blocks and opens again: %s', (padding) => {
    const event = decodeNotification(
      `Notification=EngineBlockSuccess&OrderId=A-1&Description=${encodeURIComponent('Я'.repeat(700))}`,
    )
    const encrypt = createEncryptor(keys.publicKey, { padding })
    const decrypt = createDecryptor({ keys: [keys.privateKey], padding })
    const body = encodeNotification(event, { encrypt })
    expect(body).not.toBe(encodeNotification(event, { encrypt }))
    expect(decodeNotification(body, { decrypt })).toEqual(event)
  })

  it.each(paddings)('every notification of the spec is the same after it was encrypted and opened: %s', (padding) => {
    const encrypt = createEncryptor(keys.publicKey, { padding })
    const decrypt = createDecryptor({ keys: [keys.privateKey], padding })
    for (const plain of specBodies) {
      const event = decodeNotification(plain)
      expect(decodeNotification(encodeNotification(event, { encrypt }), { decrypt })).toEqual(event)
    }
  })
})

describe('the form of the encrypted text', () => {
  const options = [
    { encoding: 'base64' },
    { encoding: 'base64url' },
    { encoding: 'hex' },
    { encoding: 'base64', separator: ',' },
    { encoding: 'hex', separator: '\n' },
    { text: 'windows-1251' },
    { text: 'utf-16le' },
  ] as const

  it.each(options)('%j', (format) => {
    const encrypt = createEncryptor(small.publicKey, format)
    const long = `${text};Note=${'ё'.repeat(500)}`
    expect(createDecryptor({ keys: [small.privateKey], ...format })(encrypt(long))).toBe(long)
  })

  it('may have line breaks, and spaces where a form lost the +', () => {
    const decrypt = createDecryptor({ keys: [small.privateKey] })
    const data = createEncryptor(small.publicKey)(text)
    expect(decrypt(data.replace(/(.{76})/g, '$1\r\n'))).toBe(text)
    expect(decrypt(data.replaceAll('+', ' '))).toBe(text)
    expect(decrypt(data.toLowerCase() === data ? data : data.replace(/=+$/, ''))).toBe(text)
  })

  it('has each block by itself where something stands between them', () => {
    const long = `${text};Note=${'ё'.repeat(500)}`
    const encrypt = (separator: string) => createEncryptor(small.publicKey, { separator })(long)
    expect(encrypt(',').split(',').length).toBeGreaterThan(4)
    expect(encrypt('')).not.toMatch(/=./)
    expect(createDecryptor({ keys: [small.privateKey] })(encrypt(''))).toBe(long)
    const decrypt = createDecryptor({ keys: [small.privateKey], separator: ',' })
    expect(refused(() => decrypt(`${encrypt(',')},`))).toMatchObject({ code: 'undecryptable' })
    expect(createDecryptor({ keys: [small.privateKey], separator: '' })(encrypt(''))).toBe(long)
  })

  it('may stand between spaces, and an empty text has one too', () => {
    const encrypt = createEncryptor(small.publicKey)
    expect(createDecryptor({ keys: [small.privateKey] })(` ${encrypt(text)} `)).toBe(text)
    expect(Buffer.from(encrypt(''), 'base64')).toHaveLength(256)
  })

  it('refuses a character that the encoding cannot write, without showing it', () => {
    const encrypt = createEncryptor(small.publicKey, { text: 'windows-1251' })
    expect(() => encrypt('Notification=日')).toThrow(/cannot represent/)
    expect(() => createEncryptor(small.publicKey)('Notification=\uD800')).toThrow(TypeError)
  })

  it('takes keys as PEM too', () => {
    const pem = small.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
    const publicPem = small.publicKey.export({ type: 'spki', format: 'pem' }).toString()
    expect(createDecryptor({ keys: [pem] })(createEncryptor(publicPem)(text))).toBe(text)
    expect(createDecryptor({ keys: [pem] })(createEncryptor(pem)(text))).toBe(text)
  })
})

describe.each(paddings)('while a key is being replaced: %s', (padding) => {
  it('each notification opens with whichever fits, also when the keys differ in length', () => {
    const long = keysOf.get(3072) ?? small
    const decrypt = createDecryptor({ keys: [other.privateKey, long.privateKey, small.privateKey], padding })
    for (const { publicKey } of [small, other, long]) {
      expect(decrypt(createEncryptor(publicKey, { padding })(text))).toBe(text)
    }
  })

  it('a key that does not fit opens nothing', () => {
    const decrypt = createDecryptor({ keys: [other.privateKey], padding })
    const encrypt = createEncryptor(small.publicKey, { padding })
    for (let round = 0; round < 20; round++)
      expect(refused(() => decrypt(encrypt(text)))).toBeInstanceOf(NotificationError)
  })
})

describe.each(paddings)('a text that was tampered with: %s', (padding) => {
  it('opens nothing, and every reason looks the same', () => {
    const decrypt = createDecryptor({ keys: [small.privateKey], padding })
    const data = Buffer.from(createEncryptor(small.publicKey, { padding })(`${text};Note=${'x'.repeat(400)}`), 'base64')
    const flipped = (index: number) => {
      const copy = Buffer.from(data)
      copy[index] = (copy[index] ?? 0) ^ 1
      return copy.toString('base64')
    }
    const bad = [
      ...[0, 1, 100, 255, 256, data.length - 1].map(flipped),
      data.subarray(1).toString('base64'),
      data.subarray(0, 255).toString('base64'),
      Buffer.concat([data, randomBytes(256)]).toString('base64'),
      Buffer.alloc(256).toString('base64'),
      Buffer.alloc(256, 0xff).toString('base64'),
      randomBytes(256).toString('base64'),
      '',
      '====',
      'not base64!',
    ]
    const messages = bad.map((one) => refused(() => decrypt(one)))
    expect(new Set(messages.map((error) => (error instanceof NotificationError ? error.message : error))).size).toBe(1)
    expect(messages[0]).toMatchObject({ code: 'undecryptable', at: 'DATA' })
  })
})

describe('PKCS#1 v1.5', () => {
  const decrypt = createDecryptor({ keys: [small.privateKey], padding: 'pkcs1' })
  /** Encrypts a whole block as it stands, so that its padding can be wrong. */
  const raw = (block: Buffer) =>
    publicEncrypt({ key: small.publicKey, padding: constants.RSA_NO_PADDING }, block).toString('base64')
  const block = (start: readonly number[], message: string) => {
    const tail = Buffer.concat([Buffer.of(0), Buffer.from(message)])
    return Buffer.concat([Buffer.from(start), Buffer.alloc(256 - start.length - tail.length, 0x55), tail])
  }

  it('reads a block made by hand', () => {
    expect(decrypt(raw(block([0, 2], 'Notification=A')))).toBe('Notification=A')
  })

  it.each([
    ['another block type', block([0, 1], 'Notification=A')],
    [
      'a padding of seven bytes',
      Buffer.concat([
        Buffer.from([0, 2]),
        Buffer.alloc(7, 0x55),
        Buffer.of(0),
        Buffer.from('Notification='.padEnd(246, 'A')),
      ]),
    ],
    ['no end of the padding', Buffer.concat([Buffer.from([0, 2]), Buffer.alloc(254, 0x55)])],
    ['a message that is no notification', block([0, 2], 'something else')],
    [
      'a message that is not UTF-8',
      Buffer.concat([block([0, 2], 'Notification=').subarray(1), Buffer.of(0xff)]).fill(0, 0, 1),
    ],
  ])('refuses %s', (_name, bytes) => {
    expect(refused(() => decrypt(raw(bytes)))).toMatchObject({ code: 'undecryptable' })
  })

  it('refuses a text of which only the first block is padded well', () => {
    const [good, bad] = [block([0, 2], 'Notification=A'), block([0, 1], 'B')]
    const data = [good, bad].map((bytes) => Buffer.from(raw(bytes), 'base64'))
    expect(refused(() => decrypt(Buffer.concat(data).toString('base64')))).toMatchObject({ code: 'undecryptable' })
  })

  it('reads a padding of exactly eight bytes', () => {
    const message = 'Notification='.padEnd(245, 'A')
    const bytes = Buffer.concat([Buffer.from([0, 2]), Buffer.alloc(8, 0x55), Buffer.of(0), Buffer.from(message)])
    expect(decrypt(raw(bytes))).toBe(message)
  })

  it('is not opened by what the private key signed', () => {
    const signed = privateEncrypt(other.privateKey, Buffer.from('Notification=A')).toString('base64')
    expect(refused(() => decrypt(signed))).toMatchObject({ code: 'undecryptable' })
  })
})

describe('what is wrong with the options', () => {
  const ec = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const pss = generateKeyPairSync('rsa-pss', { modulusLength: 1024 })

  it.each([
    ['no key', () => createDecryptor({ keys: [] }), /at least one/],
    ['a public key', () => createDecryptor({ keys: [small.publicKey] }), /keys\[0\] is not a private key/],
    ['no PEM', () => createDecryptor({ keys: [small.privateKey, 'secret text'] }), /keys\[1\]/],
    ['another kind of key', () => createDecryptor({ keys: [ec.privateKey] }), /not an RSA key/],
    ['a key for signatures only', () => createDecryptor({ keys: [pss.privateKey] }), /not an RSA key/],
    ['another kind of public key', () => createEncryptor(ec.publicKey), /not an RSA key/],
    ['no public PEM', () => createEncryptor('secret text'), /publicKey/],
  ])('%s is told at once, without the key', (_name, work, message) => {
    const error = refused(work)
    expect(error).toBeInstanceOf(TypeError)
    expect(String(error)).toMatch(message)
    expect(String(error)).not.toContain('secret text')
  })

  it('a key too short for its padding is told at once', () => {
    const short = rsaKeys(1024)
    expect(() => createEncryptor(short.publicKey, { padding: 'oaep-sha512' })).toThrow(/too short/)
  })
})

describe('too many blocks', () => {
  const long = (blocks: number) =>
    createEncryptor(small.publicKey, { padding: 'pkcs1' })('Notification='.padEnd(245 * blocks))

  it('are refused before any is opened', () => {
    const data = createEncryptor(small.publicKey)(`${text}${'x'.repeat(1000)}`)
    expect(createDecryptor({ keys: [small.privateKey], maxBlocks: 6 })(data)).toContain('xxx')
    expect(refused(() => createDecryptor({ keys: [small.privateKey], maxBlocks: 5 })(data))).toMatchObject({
      code: 'undecryptable',
    })
  })

  it('are more than 16 unless more are allowed', async () => {
    const decrypt = createDecryptor({ keys: [small.privateKey], padding: 'pkcs1' })
    expect(decrypt(long(16))).toContain('Notification=')
    expect(refused(() => decrypt(long(17)))).toMatchObject({ code: 'undecryptable' })
    await expect(decrypt.async(long(17))).rejects.toMatchObject({ code: 'undecryptable' })
    expect(createDecryptor({ keys: [small.privateKey], padding: 'pkcs1', maxBlocks: 17 })(long(17))).toContain('Not')
  })

  it('are two where one is allowed', () => {
    const decrypt = createDecryptor({ keys: [small.privateKey], padding: 'pkcs1', maxBlocks: 1 })
    expect(decrypt(long(1))).toContain('Notification=')
    expect(refused(() => decrypt(long(2)))).toMatchObject({ code: 'undecryptable' })
  })

  it.each([0, -1, Number.NaN])('%d blocks are refused as a limit', (maxBlocks) => {
    expect(() => createDecryptor({ keys: [small.privateKey], maxBlocks })).toThrow('maxBlocks')
  })
})

describe.each(paddings)('decrypting beside other work: %s', (padding) => {
  const decrypt = createDecryptor({ keys: [other.privateKey, small.privateKey], padding })
  const encrypt = createEncryptor(small.publicKey, { padding })

  it('gives what decrypting at once gives', async () => {
    const data = encrypt(`${text};Note=${'ё'.repeat(500)}`)
    expect(await decrypt.async(data)).toBe(decrypt(data))
    for (const bad of ['', 'not base64!', Buffer.alloc(256, 1).toString('base64'), data.slice(4)]) {
      const error = refused(() => decrypt(bad))
      await expect(decrypt.async(bad)).rejects.toEqual(error)
    }
  })

  it('lets other work have a turn for each block', async () => {
    let turns = 0
    let isDone = false
    const turn = () => {
      turns++
      if (!isDone) setImmediate(turn)
    }
    setImmediate(turn)
    const { privateKey, publicKey } = small
    const room = { 'oaep-sha1': 214, 'oaep-sha256': 190, 'oaep-sha384': 158, 'oaep-sha512': 126, pkcs1: 245 }[padding]
    const data = createEncryptor(publicKey, { padding })('Notification='.padEnd(16 * room, 'x'))
    await createDecryptor({ keys: [privateKey], padding }).async(data)
    isDone = true
    expect(turns).toBeGreaterThanOrEqual(15)
  })

  it('is what the receiver does', async () => {
    const atOnce = vi.fn(decrypt)
    const aside = vi.fn(decrypt.async)
    const { deliver, receive, calls } = createBench({ decrypt: Object.assign(atOnce, { async: aside }) })
    await deliver(encodeNotification(decodeNotification(body()), { encrypt }))
    await receive.work()
    expect(calls).toMatchObject([{ by: 'paid' }])
    expect([aside.mock.calls.length, atOnce.mock.calls.length]).toEqual([1, 0])
  })
})

it('what an asynchronous decryptor of another make throws is not passed on', async () => {
  const failing = Object.assign(() => '', { async: () => Promise.reject(new Error('key: 4111')) })
  const { deliver, receive, inbox, problems } = createBench({ decrypt: failing })
  await deliver('DATA=x')
  await receive.work()
  expect(await inbox.list()).toMatchObject([{ status: 'dead', reason: 'unreadable: undecryptable at DATA' }])
  expect(String(problems.map(({ error }) => error))).not.toContain('4111')
})

describe('a text that is not in its encoding', () => {
  it.each([
    ['utf-16le', Buffer.from('Notification=A\uD800', 'utf16le')],
    ['utf-16le', Buffer.concat([Buffer.from('Notification=A', 'utf16le'), Buffer.of(0x41)])],
    ['utf-8', Buffer.concat([Buffer.from('Notification=A'), Buffer.of(0xff)])],
  ] as const)('opens to nothing: %s', (format, bytes) => {
    const data = publicEncrypt({ key: small.publicKey, padding: constants.RSA_PKCS1_OAEP_PADDING }, bytes)
    const decrypt = createDecryptor({ keys: [small.privateKey], text: format })
    expect(refused(() => decrypt(data.toString('base64')))).toMatchObject({ code: 'undecryptable' })
  })
})

describe('where the message of a padded block starts', () => {
  const padded = (...bytes: number[]) => Uint8Array.from(bytes)
  const eight = [1, 2, 3, 4, 5, 6, 7, 8] as const

  it.each([
    ['after the first zero', padded(0, 2, ...eight, 0, 9, 0, 9), 11],
    ['at the end of an empty message', padded(0, 2, ...eight, 0), 11],
    ['nowhere in an empty block', padded(), -1],
    ['nowhere in a block of one byte', padded(0), -1],
    ['nowhere after another first byte', padded(1, 2, ...eight, 0, 9), -1],
    ['nowhere after another type', padded(0, 1, ...eight, 0, 9), -1],
    ['nowhere without an end of the padding', padded(0, 2, ...eight, 9), -1],
    ['nowhere after seven bytes', padded(0, 2, ...eight.slice(1), 0, 9, 9), -1],
  ])('%s', (_where, block, start) => {
    expect(messageStart(block)).toBe(start)
  })
})
