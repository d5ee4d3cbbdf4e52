import type * as Crypto from 'node:crypto'

/**
 * Whether notifications can be encrypted with a key. Where there is no Node to ask, the first notification tells.
 *
 * @param publicKey PEM
 * @throws RangeError when it is no RSA key
 */
export function checkPublicKey(publicKey: string): void {
  const crypto = globalThis.process?.getBuiltinModule?.('node:crypto')
  if (crypto === undefined || isRsaKey(publicKey, crypto)) return
  throw new RangeError('publicKey is no public RSA key in PEM: it begins with -----BEGIN PUBLIC KEY-----')
}

/** What the parser throws is not passed on: it is about the text of a key. */
function isRsaKey(publicKey: string, { createPublicKey }: typeof Crypto): boolean {
  try {
    return createPublicKey(publicKey).asymmetricKeyType === 'rsa'
  } catch {
    return false
  }
}
