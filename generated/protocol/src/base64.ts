// Copied from templates/protocol/src/base64.ts by `npm run generate`. Do not edit: change it there.
/**
 * Base64 of bytes: standard alphabet, padded (decision S20).
 *
 * Throws nothing.
 *
 * @example
 * ```ts
 * const text = bytesToBase64(new Uint8Array([1, 2, 3])) // 'AQID'
 * ```
 */
export function bytesToBase64(bytes: Uint8Array): string {
  let characters = ''
  for (const byte of bytes) characters += String.fromCharCode(byte)
  return btoa(characters)
}
