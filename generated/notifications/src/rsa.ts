// Copied from templates/notifications/src/rsa.ts by `npm run generate`. Do not edit: change it there.
import { constants, createPrivateKey, createPublicKey, KeyObject, publicEncrypt } from 'node:crypto'
import type { Decrypt } from './decode-notification.js'
import { encryptedField, nameField } from './event-tables.js'
import { NotificationError } from './failures.js'
import { openBlock, openBlockAside, PrivateKey } from './rsa-block.js'
import { blockLength, formatOf, oaepHash, type RsaFormat, type RsaOptions } from './rsa-options.js'
import { decodeBytes, encodeText, readEncoded } from './rsa-text.js'

/**
 * Options of the decryptor.
 *
 * @example
 * ```ts
 * const both: DecryptorOptions = { keys: [newPem, oldPem], padding: 'oaep-sha256' }
 * ```
 */
export interface DecryptorOptions extends RsaOptions {
  /**
   * Private RSA keys, as PEM or key objects, the likeliest first. While a key is being replaced, give the new and the
   * old one: each notification opens with whichever fits.
   */
  readonly keys: readonly (string | KeyObject)[]
  /** How many blocks a notification may have; default 16 (decision S102). Each costs one private-key operation. */
  readonly maxBlocks?: number
}

/**
 * Opens encrypted texts, at once or beside other work.
 *
 * @example
 * ```ts
 * const open = (decryptor: Decryptor, text: string) => decryptor.async(text)
 * ```
 */
export interface Decryptor extends Decrypt {
  readonly async: (data: string) => Promise<string>
}

/**
 * Makes the function that opens encrypted notifications. The keys are parsed once, here.
 *
 * That a text opens does not prove who wrote it: it was encrypted with the public key (decision S75). Answer the delivery
 * before decrypting, as the receiver does, so that nobody learns from the answer how decrypting went.
 *
 * Called as a function it decrypts at once, which holds the event loop for milliseconds per block of a long key. `async`
 * decrypts in other threads where Node can (OAEP), and else lets other work in between two blocks. The receiver uses it.
 *
 * @throws TypeError when there is no key, or one is not a private RSA key
 *
 * @example
 * ```ts
 * const decrypt = createDecryptor({ keys: [newPem, oldPem] })
 * const notification = decodeNotification(body, { decrypt })
 * ```
 */
export function createDecryptor(options: DecryptorOptions): Decryptor {
  const format = formatOf(options)
  const maxBlocks = options.maxBlocks ?? 16
  if (!(maxBlocks >= 1)) throw new TypeError('maxBlocks: must be a whole number of at least 1.')
  const keys = options.keys.map((key, index) => privateKeyOf(key, `keys[${index}]`))
  if (keys.length === 0) throw new TypeError('keys: give at least one private RSA key.')
  const opening = (data: string) => openText(data, keys, format, maxBlocks)
  return Object.assign((data: string) => atOnce(opening(data)), { async: (data: string) => aside(opening(data)) })
}

/** One private-key operation that is to be done. */
interface Operation {
  readonly block: Uint8Array
  readonly key: PrivateKey
  readonly format: RsaFormat
}

/** The work on a text: gives out operations, takes what each brought, and ends with the text. */
type Opening<Result> = Generator<Operation, Result, Uint8Array | undefined>

function atOnce(opening: Opening<string>): string {
  let step = opening.next()
  while (!step.done) step = opening.next(openBlock(step.value.block, step.value.key, step.value.format))
  return step.value
}

async function aside(opening: Opening<string>): Promise<string> {
  let step = opening.next()
  while (!step.done) step = opening.next(await openBlockAside(step.value.block, step.value.key, step.value.format))
  return step.value
}

function* openText(data: string, keys: readonly PrivateKey[], format: RsaFormat, maxBlocks: number): Opening<string> {
  const bytes = readBlocks(data, format)
  if (bytes === undefined) throw undecryptable()
  for (const key of keys) {
    const text = yield* openWith(key, bytes, format, maxBlocks)
    if (text !== undefined) return text
  }
  throw undecryptable()
}

/** One error for every reason: a difference would tell a sender of garbage what was wrong with it. */
function undecryptable(): NotificationError {
  return new NotificationError(
    'undecryptable',
    encryptedField,
    'no key decrypts it. Compare keys, padding, encoding and text with what was agreed with the gateway.',
  )
}

/** Undefined unless the result is a notification: that a block could be unpadded proves nothing. */
function* openWith(
  key: PrivateKey,
  bytes: Uint8Array,
  format: RsaFormat,
  maxBlocks: number,
): Opening<string | undefined> {
  const count = bytes.length / key.blockLength
  if (count < 1 || count > maxBlocks || !Number.isInteger(count)) return undefined
  const messages: Uint8Array[] = []
  for (let start = 0; start < bytes.length; start += key.blockLength) {
    const message = yield { block: bytes.subarray(start, start + key.blockLength), key, format }
    if (message === undefined) return undefined
    messages.push(message)
  }
  const text = decodeBytes(Buffer.concat(messages), format.text)
  return text?.includes(nameField) ? text : undefined
}

function readBlocks(data: string, { encoding, separator }: RsaFormat): Uint8Array | undefined {
  if (separator === undefined) return readEncoded(data, encoding)
  const blocks = data.split(separator).map((block) => readEncoded(block, encoding))
  return blocks.every((block) => block !== undefined) ? Buffer.concat(blocks) : undefined
}

/**
 * Makes the reverse of `createDecryptor`, for tests and sandboxes: text in, value of `DATA` out. Long texts span blocks.
 *
 * @param publicKey as PEM or a key object; the public half of a private key works as well
 * @throws TypeError when it is not an RSA key, or too short for the padding
 *
 * @example
 * ```ts
 * const encoded = encodeNotification(notification, { encrypt: createEncryptor(pem) })
 * ```
 */
export function createEncryptor(publicKey: string | KeyObject, options: RsaOptions = {}): (text: string) => string {
  const format = formatOf(options)
  const key = publicKeyOf(publicKey)
  const room = blockLength(key, 'publicKey') - overhead(format)
  if (room < 1) throw new TypeError(`publicKey is too short for the padding ${format.padding}.`)
  return (text) => {
    const bytes = encodeText(text, format.text)
    const blocks: Buffer[] = []
    for (let start = 0; start === 0 || start < bytes.length; start += room) {
      blocks.push(sealBlock(bytes.subarray(start, start + room), key, format))
    }
    if (format.separator === undefined) return Buffer.concat(blocks).toString(format.encoding)
    return blocks.map((block) => block.toString(format.encoding)).join(format.separator)
  }
}

function sealBlock(bytes: Uint8Array, key: KeyObject, { padding }: RsaFormat): Buffer {
  return padding === 'pkcs1'
    ? publicEncrypt({ key, padding: constants.RSA_PKCS1_PADDING }, bytes)
    : publicEncrypt(
        {
          key,
          padding: constants.RSA_PKCS1_OAEP_PADDING,
          oaepHash: oaepHash(padding),
        },
        bytes,
      )
}

/** Bytes of a block that the padding takes (RFC 8017: 7.1.1 and 7.2.1). */
function overhead({ padding }: RsaFormat): number {
  return padding === 'pkcs1' ? 11 : 2 * hashBytes[padding] + 2
}

const hashBytes = {
  'oaep-sha1': 20,
  'oaep-sha256': 32,
  'oaep-sha384': 48,
  'oaep-sha512': 64,
} as const

function privateKeyOf(key: string | KeyObject, name: string): PrivateKey {
  const parsed = parseKey(() => (key instanceof KeyObject ? key : createPrivateKey(key)), name, 'private')
  if (parsed.type !== 'private') throw new TypeError(`${name} is not a private key.`)
  return new PrivateKey(parsed, blockLength(parsed, name))
}

function publicKeyOf(key: string | KeyObject): KeyObject {
  const isPublic = key instanceof KeyObject && key.type === 'public'
  return parseKey(() => (isPublic ? key : createPublicKey(key)), 'publicKey', 'public')
}

/** What the parser throws is not passed on: it is about the text of a key. */
function parseKey(parse: () => KeyObject, name: string, kind: string): KeyObject {
  try {
    return parse()
  } catch {
    throw new TypeError(`${name} is not a ${kind} key in PEM. Give a key with a passphrase as a KeyObject.`)
  }
}
