import { bytesToBase64 } from '@card-gateway/protocol/basics'

/**
 * Writes the data of a mobile wallet as the Base64 that `PayToken` needs (MobilePay, MobileBlock; decision S20):
 * text and bytes as they are, an object as its JSON. Do not use it for what is Base64 already.
 *
 * @param data payment data of the platform token (kind 1), token of the payment data (kind 2), or payment credential (kind 3)
 *
 * @throws TypeError for an object that cannot be written as JSON
 *
 * @example
 * ```ts
 * const PayToken = payToken({ data: 'c2VjcmV0', signature: 'MEQCIA==', version: 'EC_v1' })
 * ```
 */
export function payToken(data: string | Uint8Array | object): string {
  if (data instanceof Uint8Array) return bytesToBase64(data)
  return bytesToBase64(new TextEncoder().encode(typeof data === 'string' ? data : JSON.stringify(data)))
}
