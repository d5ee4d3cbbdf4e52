// Copied from templates/notifications/src/rsa-block.ts by `npm run generate`. Do not edit: change it there.
import { constants, type KeyObject, privateDecrypt, webcrypto } from 'node:crypto'
import { oaepHash, type RsaFormat, type RsaPadding } from './rsa-options.js'
import { messageStart } from './rsa-padding.js'

/** A private key, and how long the blocks are that it opens. */
export class PrivateKey {
  readonly key: KeyObject
  readonly blockLength: number
  #imported: Promise<webcrypto.CryptoKey> | undefined

  constructor(key: KeyObject, blockLength: number) {
    this.key = key
    this.blockLength = blockLength
  }

  /** The key as the asynchronous interface wants it. A decryptor has one padding, so there is one. */
  imported(padding: OaepPadding): Promise<webcrypto.CryptoKey> {
    const hash = oaepHash(padding).replace('sha', 'SHA-')
    const der = () => this.key.export({ type: 'pkcs8', format: 'der' })
    this.#imported ??= webcrypto.subtle.importKey('pkcs8', der(), { name: oaep, hash }, false, ['decrypt'])
    return this.#imported
  }
}

type OaepPadding = Exclude<RsaPadding, 'pkcs1'>

const oaep = 'RSA-OAEP'

/**
 * Opens one block at once; undefined when the key does not.
 *
 * PKCS#1 v1.5 is unpadded here: asked to do it, Node 20 throws where later versions give random bytes without an error.
 */
export function openBlock(block: Uint8Array, { key }: PrivateKey, { padding }: RsaFormat): Uint8Array | undefined {
  try {
    if (padding !== 'pkcs1') {
      return privateDecrypt({ key, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: oaepHash(padding) }, block)
    }
    const padded = privateDecrypt({ key, padding: constants.RSA_NO_PADDING }, block)
    const start = messageStart(padded)
    return start === -1 ? undefined : padded.subarray(start)
  } catch {
    return undefined
  }
}

/** The same in another thread where Node has it; else after other work had its turn. */
export async function openBlockAside(
  block: Uint8Array,
  key: PrivateKey,
  format: RsaFormat,
): Promise<Uint8Array | undefined> {
  if (format.padding === 'pkcs1') {
    await new Promise((resolve) => setImmediate(resolve))
    return openBlock(block, key, format)
  }
  const imported = await key.imported(format.padding)
  try {
    return new Uint8Array(await webcrypto.subtle.decrypt(oaep, imported, block))
  } catch {
    return undefined
  }
}
