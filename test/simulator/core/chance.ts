/** Everything that happens by chance in a simulation: the same seed gives the same numbers. */
export class Chance {
  readonly #seed: string
  #a: number
  #b: number
  #c: number
  #count = 1

  constructor(seed: string) {
    this.#seed = seed
    this.#a = digest(seed, 0x9e3779b9)
    this.#b = digest(seed, 0x85ebca6b)
    this.#c = digest(seed, 0xc2b2ae35)
    for (let round = 0; round < 12; round++) this.next()
  }

  /** A source of its own: what is drawn from one does not move the other. */
  split(name: string): Chance {
    return new Chance(`${this.#seed}/${name}`)
  }

  /** From 0 up to, and without, 1. */
  next(): number {
    const result = (this.#a + this.#b + this.#count++) | 0
    this.#a = this.#b ^ (this.#b >>> 9)
    this.#b = (this.#c + (this.#c << 3)) | 0
    this.#c = ((this.#c << 21) | (this.#c >>> 11)) + result
    return (result >>> 0) / 2 ** 32
  }

  happens(probability: number): boolean {
    return probability > 0 && this.next() < probability
  }

  /** A whole number, both ends included. */
  integer(least: number, most: number): number {
    return least + Math.floor(this.next() * (most - least + 1))
  }

  /** Mostly near the shorter end: how delays are spread. */
  delay(shortest: number, longest: number): number {
    return Math.round(shortest * (longest / shortest) ** this.next())
  }

  pick<T>(list: readonly T[]): T {
    const found = list[Math.floor(this.next() * list.length)]
    if (found === undefined) throw new RangeError('There is nothing to pick from.')
    return found
  }

  /** One of the names, each as often as its weight says. */
  weighted<Name extends string>(weights: Readonly<Record<Name, number>>): Name {
    const names = Object.keys(weights).filter((name): name is Name => name in weights)
    let left = this.next() * names.reduce((sum, name) => sum + weights[name], 0)
    for (const name of names) {
      left -= weights[name]
      if (left < 0) return name
    }
    return this.pick(names)
  }
}

function digest(text: string, start: number): number {
  let value = start
  for (let index = 0; index < text.length; index++) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
    value = (value << 13) | (value >>> 19)
  }
  return value ^ (value >>> 15)
}
