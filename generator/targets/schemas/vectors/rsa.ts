/** RSA encryption whose padding is always the same, so that the same vectors come out of every run. For vectors alone. */
import { constants, createHash, createPublicKey, publicEncrypt } from 'node:crypto'
import { encodeText } from '../../../../templates/notifications/src/rsa-text.js'

export interface Format {
  readonly padding?: 'oaep-sha1' | 'oaep-sha256' | 'oaep-sha384' | 'oaep-sha512' | 'pkcs1'
  readonly encoding?: 'base64' | 'base64url' | 'hex'
  readonly text?: 'utf-8' | 'utf-16le' | 'windows-1251'
  readonly separator?: string
}

/** The value of `DATA`. */
export function encrypted(pem: string, message: string, format: Format): string {
  const { padding = 'oaep-sha1', encoding = 'base64', text = 'utf-8', separator } = format
  const key = createPublicKey(pem)
  const length = (key.asymmetricKeyDetails?.modulusLength ?? 0) / 8
  const pad = padding === 'pkcs1' ? pkcs1 : oaep(padding.slice('oaep-'.length))
  const room = pad.room(length)
  const bytes = encodeText(message, text)
  const blocks: Buffer[] = []
  for (let start = 0; start === 0 || start < bytes.length; start += room) {
    const padded = pad.block(bytes.subarray(start, start + room), length)
    blocks.push(publicEncrypt({ key, padding: constants.RSA_NO_PADDING }, padded))
  }
  return separator === undefined
    ? Buffer.concat(blocks).toString(encoding)
    : blocks.map((block) => block.toString(encoding)).join(separator)
}

interface Padding {
  room(length: number): number
  block(message: Uint8Array, length: number): Uint8Array
}

/** RFC 8017, 7.2.1. */
const pkcs1: Padding = {
  room: (length) => length - 11,
  block: (message, length) => {
    const filling = Buffer.alloc(length - 3 - message.length, 0xa5)
    return Buffer.concat([Buffer.from([0, 2]), filling, Buffer.from([0]), message])
  },
}

/** RFC 8017, 7.1.1, with an empty label. */
function oaep(hash: string): Padding {
  const size = createHash(hash).digest().length
  return {
    room: (length) => length - 2 * size - 2,
    block: (message, length) => {
      const label = createHash(hash).digest()
      const zeros = Buffer.alloc(length - message.length - 2 * size - 2)
      const data = Buffer.concat([label, zeros, Buffer.from([1]), message])
      const seed = createHash(hash).update(message).digest()
      const maskedData = xor(data, mask(seed, data.length, hash))
      return Buffer.concat([Buffer.from([0]), xor(seed, mask(maskedData, size, hash)), maskedData])
    },
  }
}

/** MGF1: RFC 8017, B.2.1. */
function mask(seed: Uint8Array, length: number, hash: string): Buffer {
  const parts: Buffer[] = []
  for (let count = 0; parts.length * createHash(hash).digest().length < length; count++) {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(count)
    parts.push(createHash(hash).update(seed).update(counter).digest())
  }
  return Buffer.concat(parts).subarray(0, length)
}

function xor(a: Uint8Array, b: Uint8Array): Buffer {
  return Buffer.from(a.map((byte, index) => byte ^ (b[index] ?? 0)))
}
