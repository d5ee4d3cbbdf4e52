import type { KeyObject } from 'node:crypto'

/**
 * How each block is padded: OAEP with a hash, which its mask generation uses too, or PKCS#1 v1.5.
 *
 * @example
 * ```ts
 * const padding: RsaPadding = 'oaep-sha256'
 * ```
 */
export type RsaPadding = 'oaep-sha1' | 'oaep-sha256' | 'oaep-sha384' | 'oaep-sha512' | 'pkcs1'

/**
 * How the encrypted bytes are written as text.
 *
 * @example
 * ```ts
 * const encoding: RsaEncoding = 'base64'
 * ```
 */
export type RsaEncoding = 'base64' | 'base64url' | 'hex'

/**
 * How the text is turned into bytes before it is encrypted.
 *
 * @example
 * ```ts
 * const text: RsaText = 'utf-8'
 * ```
 */
export type RsaText = 'utf-8' | 'utf-16le' | 'windows-1251'

/**
 * What the interface document leaves open about encryption (decision S74). Ask the gateway's support.
 *
 * @example
 * ```ts
 * const rsa: RsaOptions = { padding: 'pkcs1', encoding: 'hex' }
 * ```
 */
export interface RsaOptions {
  /** Default: `oaep-sha1`, which most libraries mean by OAEP. */
  readonly padding?: RsaPadding
  /** Default: `base64`. */
  readonly encoding?: RsaEncoding
  /** Text between blocks that are encoded one by one. Default: the blocks are joined first, then encoded. */
  readonly separator?: string
  /** Default: `utf-8`. */
  readonly text?: RsaText
}

/** The options in full. */
export interface RsaFormat {
  readonly padding: RsaPadding
  readonly encoding: RsaEncoding
  readonly separator: string | undefined
  readonly text: RsaText
}

export function formatOf({ padding, encoding, separator, text }: RsaOptions): RsaFormat {
  return {
    padding: padding ?? 'oaep-sha1',
    encoding: encoding ?? 'base64',
    separator: separator === '' ? undefined : separator,
    text: text ?? 'utf-8',
  }
}

/** The hash of an OAEP padding, as node:crypto names it. */
export function oaepHash(padding: Exclude<RsaPadding, 'pkcs1'>): string {
  return padding.slice('oaep-'.length)
}

/**
 * Bytes of an RSA key's modulus: how long a block is.
 *
 * @throws TypeError when the key is of another kind
 */
export function blockLength(key: KeyObject, name: string): number {
  const bits = key.asymmetricKeyDetails?.modulusLength
  if (key.asymmetricKeyType !== 'rsa' || bits === undefined) throw new TypeError(`${name} is not an RSA key.`)
  return Math.ceil(bits / 8)
}
