import { decodeUtf8 } from './bytes.js'
import type { RsaEncoding, RsaText } from './rsa-options.js'

/** The characters of the bytes 0 to 255, by byte. */
const windows1251 = new TextDecoder('windows-1251').decode(Uint8Array.from({ length: 256 }, (_, byte) => byte))
const loneSurrogate = /\p{Surrogate}/u

/**
 * @throws TypeError when the text has a character the encoding lacks, which is not named
 */
export function encodeText(text: string, encoding: RsaText): Uint8Array {
  if (loneSurrogate.test(text)) throw lacking(encoding)
  if (encoding !== 'windows-1251') return Buffer.from(text, encoding)
  const bytes = Uint8Array.from(text, (character) => {
    const byte = windows1251.indexOf(character)
    if (byte === -1) throw lacking(encoding)
    return byte
  })
  return bytes
}

function lacking(encoding: RsaText): TypeError {
  return new TypeError(`The text has a character that ${encoding} cannot represent.`)
}

/** Undefined when the bytes are not in the encoding. */
export function decodeBytes(bytes: Uint8Array, encoding: RsaText): string | undefined {
  if (encoding === 'utf-8') return decodeUtf8(bytes)
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

const shapes: Readonly<Record<RsaEncoding, RegExp>> = {
  base64: /^[A-Za-z0-9+/]+={0,2}$/,
  base64url: /^[A-Za-z0-9_-]+={0,2}$/,
  hex: /^(?:[0-9A-Fa-f]{2})+$/,
}

/**
 * Reads encoded bytes; undefined when they are something else. Line breaks are skipped. A space in Base64 is a `+`: a
 * form that was not encoded turns it into one; the other encodings have neither.
 */
export function readEncoded(text: string, encoding: RsaEncoding): Buffer | undefined {
  const restored = text
    .replace(/[\r\n]/g, '')
    .trim()
    .replaceAll(' ', '+')
  return shapes[encoding].test(restored) ? Buffer.from(restored, encoding) : undefined
}
