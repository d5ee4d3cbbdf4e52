import { Buffer } from 'node:buffer'

/**
 * Writes what a mobile wallet handed over as the Base64 that `PayToken` wants (MobilePay, MobileBlock; decision S20):
 * text and bytes as they are, an object as its JSON. Do not use it for what is Base64 already.
 *
 * @param data payment data of the platform token (kind 1), token of the payment data (kind 2), or payment credential (kind 3)
 */
export function payToken(data: string | Uint8Array | object): string {
  if (data instanceof Uint8Array) return Buffer.from(data).toString('base64')
  return Buffer.from(typeof data === 'string' ? data : JSON.stringify(data), 'utf8').toString('base64')
}
