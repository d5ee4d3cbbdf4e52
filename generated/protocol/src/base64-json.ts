// Copied from templates/protocol/src/base64-json.ts by `npm run generate`. Do not edit: change it there.
import { bytesToBase64 } from './base64.js'
import { FormatError } from './failures.js'
import { readJson } from './json.js'

/**
 * Encodes text as Base64 of its UTF-8 bytes: standard alphabet, padded (decision S20).
 *
 * Throws nothing.
 *
 * @example
 * ```ts
 * const text = encodeBase64('Привет')
 * ```
 */
export function encodeBase64(text: string): string {
  return bytesToBase64(new TextEncoder().encode(text))
}

/**
 * Decodes Base64 of UTF-8 text.
 *
 * @param at what to call the text in an error
 * @throws FormatError `base64` when it is not the standard alphabet with padding, `utf-8` when the bytes are not text
 *
 * @example
 * ```ts
 * const text = decodeBase64('0J/RgNC40LLQtdGC')
 * ```
 */
export function decodeBase64(text: string, at = 'base64'): string {
  const bytes = bytesOfBase64(text)
  if (bytes === undefined) {
    throw new FormatError('base64', at, 'is not Base64 of the standard alphabet with padding.')
  }
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    throw new FormatError('utf-8', at, 'the decoded bytes are not UTF-8.')
  }
}

/** The bytes of a Base64 text; undefined when it is not Base64. */
function bytesOfBase64(text: string): Uint8Array | undefined {
  try {
    const bytes = Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
    // One text for one sequence of bytes: no blanks, nothing left in the last digit.
    return bytesToBase64(bytes) === text ? bytes : undefined
  } catch {
    return undefined
  }
}

/**
 * Encodes a value as Base64 of its JSON. For a documented cheque prefer `encodeRequest`, which keeps its member order.
 *
 * @throws TypeError for what cannot be written as JSON, such as a bigint or an object that contains itself
 *
 * @example
 * ```ts
 * const text = encodeBase64Json({ Id: 'C-1' })
 * ```
 */
export function encodeBase64Json(value: unknown): string {
  return encodeBase64(JSON.stringify(value))
}

/**
 * Decodes Base64 of JSON.
 *
 * @throws FormatError `base64`, `utf-8`, `json`, `duplicate` or `too-deep`
 *
 * @example
 * ```ts
 * const value = decodeBase64Json('eyJJZCI6IkMtMSJ9') // { Id: 'C-1' }
 * ```
 */
export function decodeBase64Json(text: string, at = 'base64'): unknown {
  return readJson(decodeBase64(text, at), at)
}
