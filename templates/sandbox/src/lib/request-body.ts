/**
 * Why a body cannot be used: it is too long, or its bytes are not text.
 *
 * @example
 * ```ts
 * const explain = (problem: BodyProblem) => (problem === 'too-long' ? 'too many bytes' : 'no text')
 * ```
 */
export type BodyProblem = 'too-long' | 'not-utf-8'

/** A body as far as it could be read. */
export interface ReadBody {
  readonly text: string
  readonly problem?: BodyProblem
}

/** A body with more bytes than are read. */
export const tooLong: ReadBody = { text: '', problem: 'too-long' }

const replacement = '\ufffd'

/** The text of bytes. Those that are not UTF-8 become U+FFFD, and are reported. */
export function textOf(bytes: Uint8Array): ReadBody {
  const text = lenient.decode(bytes)
  return text.includes(replacement) && !isUtf8(bytes) ? { text, problem: 'not-utf-8' } : { text }
}

const lenient = new TextDecoder('utf-8', { ignoreBOM: true })
const strict = new TextDecoder('utf-8', { ignoreBOM: true, fatal: true })

function isUtf8(bytes: Uint8Array): boolean {
  try {
    strict.decode(bytes)
    return true
  } catch {
    return false
  }
}

/** Reads the body of a request and keeps no more of it than `longest` bytes; what is longer is given up at once. */
export async function readBody({ body }: Request, longest: number): Promise<ReadBody> {
  if (body === null) return { text: '' }
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of body) {
    length += chunk.byteLength
    if (length > longest) return tooLong
    chunks.push(chunk)
  }
  return textOf(Buffer.concat(chunks, length))
}
