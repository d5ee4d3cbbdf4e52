/** SHA-256 in place, because a handler cannot wait for WebCrypto inside a transaction and the engine imports no Node module. */

const constants = new Uint32Array(64)
const initial = new Uint32Array(8)

/** The first 32 bits of the fractional part of a number. */
function fraction(value: number): number {
  return ((value - Math.floor(value)) * 2 ** 32) >>> 0
}

for (let candidate = 2, found = 0; found < 64; candidate++) {
  let prime = true
  for (let divisor = 2; divisor * divisor <= candidate && prime; divisor++) prime = candidate % divisor !== 0
  if (!prime) continue
  if (found < 8) initial[found] = fraction(Math.sqrt(candidate))
  constants[found++] = fraction(Math.cbrt(candidate))
}

const encoder = new TextEncoder()
const words = new Uint32Array(64)
const state = new Uint32Array(8)

function rotate(value: number, by: number): number {
  return (value >>> by) | (value << (32 - by))
}

/** SHA-256 of a text in UTF-8, as lower-case hexadecimal digits. */
export function digest(text: string): string {
  const bytes = encoder.encode(text)
  const padded = new Uint8Array(((bytes.length + 8) >> 6) * 64 + 64)
  padded.set(bytes)
  padded[bytes.length] = 0x80
  const view = new DataView(padded.buffer)
  view.setUint32(padded.length - 8, Math.floor(bytes.length / 2 ** 29))
  view.setUint32(padded.length - 4, (bytes.length << 3) >>> 0)
  state.set(initial)
  for (let offset = 0; offset < padded.length; offset += 64) block(view, offset)
  let hex = ''
  for (const word of state) hex += word.toString(16).padStart(8, '0')
  return hex
}

function block(view: DataView, offset: number): void {
  for (let index = 0; index < 16; index++) words[index] = view.getUint32(offset + index * 4)
  for (let index = 16; index < 64; index++) {
    const before = at(words, index - 15)
    const latest = at(words, index - 2)
    const small = rotate(before, 7) ^ rotate(before, 18) ^ (before >>> 3)
    const large = rotate(latest, 17) ^ rotate(latest, 19) ^ (latest >>> 10)
    words[index] = at(words, index - 16) + small + at(words, index - 7) + large
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state
  for (let index = 0; index < 64; index++) {
    const choice = (e & f) ^ (~e & g)
    const one =
      (h + (rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)) + choice + at(constants, index) + at(words, index)) | 0
    const majority = (a & b) ^ (a & c) ^ (b & c)
    const two = ((rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) + majority) | 0
    h = g
    g = f
    f = e
    e = (d + one) | 0
    d = c
    c = b
    b = a
    a = (one + two) | 0
  }
  const sums = [a, b, c, d, e, f, g, h]
  for (let index = 0; index < 8; index++) state[index] = at(state, index) + (sums[index] ?? 0)
}

function at(array: Uint32Array, index: number): number {
  return array[index] ?? 0
}
