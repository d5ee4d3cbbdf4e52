// Copied from templates/sandbox/src/world/public-key.ts by `npm run generate`. Do not edit: change it there.
import { createPublicKey } from 'node:crypto'

/**
 * Whether notifications can be encrypted with a key.
 *
 * @param publicKey PEM
 * @throws RangeError when it is not an RSA key
 */
export function checkPublicKey(publicKey: string): void {
  if (isRsaKey(publicKey)) return
  throw new RangeError('publicKey is not a public RSA key in PEM: it must begin with -----BEGIN PUBLIC KEY-----')
}

/** What the parser throws is not passed on: it is about the text of a key. */
function isRsaKey(publicKey: string): boolean {
  try {
    return createPublicKey(publicKey).asymmetricKeyType === 'rsa'
  } catch {
    return false
  }
}
