import { generateKeyPairSync, type KeyObject } from 'node:crypto'

export interface Keys {
  readonly publicKey: KeyObject
  readonly privateKey: KeyObject
}

/** A fresh pair of RSA keys. Slow from 3072 bits on: make few. */
export function rsaKeys(bits: number): Keys {
  return generateKeyPairSync('rsa', { modulusLength: bits })
}
