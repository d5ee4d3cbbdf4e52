/**
 * A source of numbers: unpredictable, or the same again for the same seed.
 *
 * Its methods throw nothing.
 *
 * @example
 * ```ts
 * const dice = (random: Random) => random.integer(1, 6)
 * ```
 */
export interface Random {
  /** A whole number from `least` to `most`, both included. */
  integer(least: number, most: number): number
  /** Lower-case hexadecimal digits. */
  hex(length: number): string
  /** Decimal digits. */
  digits(length: number): string
  /** The state of a seeded one, as JSON, see {@link createRandom}; undefined where nothing repeats. */
  readonly state: RandomState | undefined
}

/**
 * Where a seeded sequence stands: four words of 32 bits.
 *
 * @example
 * ```ts
 * const start: RandomState = seedState(17, 'Merchant')
 * ```
 */
export type RandomState = readonly [number, number, number, number]

/** Numbers out of words of 32 bits. */
abstract class Words implements Random {
  abstract readonly state: RandomState | undefined

  integer(least: number, most: number): number {
    const span = most - least + 1
    const fair = 2 ** 32 - (2 ** 32 % span)
    let next = this.next()
    while (next >= fair) next = this.next()
    return least + (next % span)
  }

  hex(length: number): string {
    const codes: number[] = []
    while (codes.length < length) pushDigits(codes, this.next())
    codes.length = length
    return String.fromCharCode(...codes)
  }

  digits(length: number): string {
    let text = ''
    while (text.length < length) text += this.integer(0, 9)
    return text
  }

  protected abstract next(): number
}

const hexDigits = Uint8Array.from('0123456789abcdef', (digit) => digit.charCodeAt(0))

/** Adds the eight digits of a word, for a text in one piece: `toString(16)` takes four times as long, and leaves pieces. */
function pushDigits(codes: number[], word: number): void {
  for (let shift = 28; shift >= 0; shift -= 4) codes.push(hexDigits[(word >>> shift) & 0xf] ?? 0)
}

/** Words fetched at once: asking for each alone would cost more than the rest of an id. */
const fetched = 256

/** Words nobody can foresee. */
class Unforeseeable extends Words {
  readonly state = undefined
  readonly #words = new Uint32Array(fetched)
  #used = fetched

  protected next(): number {
    if (this.#used === fetched) {
      globalThis.crypto.getRandomValues(this.#words)
      this.#used = 0
    }
    const word = this.#words[this.#used] ?? 0
    this.#words[this.#used++] = 0
    return word
  }
}

/** An `xoshiro128**` generator. A state of zeros alone would stay there, so it is not one a seed can give. */
class Xoshiro extends Words {
  #a: number
  #b: number
  #c: number
  #d: number

  constructor([a, b, c, d]: RandomState) {
    super()
    this.#a = a
    this.#b = b
    this.#c = c
    this.#d = d
  }

  get state(): RandomState {
    return [this.#a, this.#b, this.#c, this.#d]
  }

  protected next(): number {
    const result = Math.imul(rotate(Math.imul(this.#b, 5), 7), 9) >>> 0
    const shifted = this.#b << 9
    this.#c ^= this.#a
    this.#d ^= this.#b
    this.#b ^= this.#c
    this.#a ^= this.#d
    this.#c ^= shifted
    this.#d = rotate(this.#d, 11)
    return result
  }
}

function rotate(value: number, by: number): number {
  return (value << by) | (value >>> (32 - by))
}

/**
 * Makes a generator that goes on from a state; without one nothing repeats, and nobody can foresee it.
 *
 * Throws nothing.
 *
 * @example
 * ```ts
 * const random = createRandom(seedState(17, 'Merchant'))
 * ```
 */
export function createRandom(state: RandomState | undefined): Random {
  return state === undefined ? new Unforeseeable() : new Xoshiro(state)
}

/**
 * The state a seed begins with; `name` tells worlds of one seed apart.
 *
 * Throws nothing.
 *
 * @example
 * ```ts
 * const state = seedState(17, 'Merchant')
 * ```
 */
export function seedState(seed: number | string, name: string): RandomState {
  const words = new Uint32Array(4)
  const text = `${seed}\n${name}`
  for (let word = 0; word < words.length; word++) words[word] = hash(text, 0x9e3779b9 * (word + 1))
  return fromWords(words)
}

function fromWords([a = 1, b = 2, c = 3, d = 4]: Uint32Array): RandomState {
  return [a | 1, b, c, d]
}

function hash(text: string, seed: number): number {
  let value = seed | 0
  for (let index = 0; index < text.length; index++) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x85ebca6b)
    value ^= value >>> 13
  }
  return Math.imul(value, 0xc2b2ae35) >>> 0
}
