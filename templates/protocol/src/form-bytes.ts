import { EncodeError } from './failures.js'

/** How each ASCII character is written when it stays one byte; 0 when it is percent-encoded. */
const oneByte = new Uint8Array(128)
for (const character of 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789*-._') {
  oneByte[character.charCodeAt(0)] = character.charCodeAt(0)
}
oneByte[' '.charCodeAt(0)] = '+'.charCodeAt(0)

const percentSign = '%'.charCodeAt(0)
const hexDigits = new TextEncoder().encode('0123456789ABCDEF')

/** A UTF-16 unit becomes three bytes of UTF-8 at most, and each of them `%EF`. */
const mostPerUnit = 9
const firstSize = 1024
/** Memory beyond this size is released after use. */
const mostKept = 65_536

/**
 * Form-encoded text while it is written. As bytes, because a text that grows by each letter is a chain of pieces, which
 * has to be walked and put together when it is sent: 1.5 of the 27 µs of a call.
 */
export class FormBytes {
  #bytes = new Uint8Array(firstSize)
  #length = 0

  /** How much is written. */
  get length(): number {
    return this.#length
  }

  /** Whether it may be used again. */
  get isSmall(): boolean {
    return this.#bytes.length <= mostKept
  }

  /** Adds what is encoded already. */
  add(encoded: Uint8Array): void {
    this.#room(encoded.length).set(encoded, this.#length)
    this.#length += encoded.length
  }

  /**
   * Adds one name or value as the WHATWG application/x-www-form-urlencoded serialiser writes it.
   *
   * @throws EncodeError `type` for half of a surrogate pair
   */
  encode(text: string, at: string): void {
    const bytes = this.#room(text.length * mostPerUnit)
    let length = this.#length
    for (let index = 0; index < text.length; index++) {
      const code = text.charCodeAt(index)
      const byte = code < oneByte.length ? oneByte[code] : 0
      if (byte) bytes[length++] = byte
      else {
        const codePoint = code < 0x800 ? code : wholeCodePoint(text, index, at)
        if (codePoint > 0xffff) index++
        length = writeUtf8(bytes, length, codePoint)
      }
    }
    this.#length = length
  }

  /** Removes what was added since it had that length. */
  cut(length: number): void {
    this.#length = length
  }

  /** Gives the text and wipes the memory, since the text may hold a card's data. */
  take(): string {
    const written = this.#bytes.subarray(0, this.#length)
    const text = decoder.decode(written)
    written.fill(0)
    this.#length = 0
    return text
  }

  /** The bytes, with room for so many more. */
  #room(more: number): Uint8Array {
    const needed = this.#length + more
    if (needed > this.#bytes.length) {
      const larger = new Uint8Array(Math.max(needed, 2 * this.#bytes.length))
      larger.set(this.#bytes)
      this.#bytes = larger
    }
    return this.#bytes
  }
}

const decoder = new TextDecoder()

/** Kept from one text to the next; taken away while in use, since reading a request may start to write another. */
let spare: FormBytes | undefined

/** The text that is written. */
export function writtenText(write: (form: FormBytes) => void): string {
  const form = spare ?? new FormBytes()
  spare = undefined
  write(form)
  const text = form.take()
  if (form.isSmall) spare = form
  return text
}

function wholeCodePoint(text: string, index: number, at: string): number {
  const codePoint = text.codePointAt(index) ?? 0
  if (codePoint < 0xd800 || codePoint > 0xdfff) return codePoint
  throw new EncodeError('type', at, 'contains half of a surrogate pair, which cannot be written in UTF-8.')
}

/** The leading bits of a letter's first byte, by how many bytes follow. */
const leads = [0, 0xc0, 0xe0, 0xf0]

/** Writes the UTF-8 bytes of a code point, and gives the place behind them. */
function writeUtf8(bytes: Uint8Array, start: number, codePoint: number): number {
  const following = codePoint < 0x80 ? 0 : codePoint < 0x800 ? 1 : codePoint < 0x10000 ? 2 : 3
  let at = writePercent(bytes, start, (leads[following] ?? 0) | (codePoint >> (6 * following)))
  for (let left = following - 1; left >= 0; left--) {
    at = writePercent(bytes, at, 0x80 | ((codePoint >> (6 * left)) & 0x3f))
  }
  return at
}

function writePercent(bytes: Uint8Array, at: number, byte: number): number {
  bytes[at] = percentSign
  bytes[at + 1] = hexDigits[byte >> 4] ?? 0
  bytes[at + 2] = hexDigits[byte & 0xf] ?? 0
  return at + 3
}
