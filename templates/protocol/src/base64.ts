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

/** The bytes of a Base64 text; undefined when it is not Base64. */
export function bytesOfBase64(text: string): Uint8Array | undefined {
  try {
    const bytes = Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
    // One text for one sequence of bytes: no blanks, nothing left in the last digit.
    return bytesToBase64(bytes) === text ? bytes : undefined
  } catch {
    return undefined
  }
}
