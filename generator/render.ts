import { createHash } from 'node:crypto'
import type { Unit } from './targets/target.js'

/**
 * Renders units and remembers the texts: a unit whose `from` did not change since the last time is not rendered again.
 * That is all the incrementality there is.
 */
export class Renderer {
  #texts = new Map<string, { readonly fingerprint: string; readonly text: string }>()
  #prints = new WeakMap<object, string>()

  /** @param key tells the unit from every other one */
  render(key: string, unit: Unit): string {
    const fingerprint = unit.from.map((part) => this.#fingerprint(part)).join(' ')
    const known = this.#texts.get(key)
    if (known?.fingerprint === fingerprint) return known.text
    const text = unit.render()
    this.#texts.set(key, { fingerprint, text })
    return text
  }

  #fingerprint(part: unknown): string {
    if (typeof part !== 'object' || part === null) return JSON.stringify(part) ?? 'undefined'
    const known = this.#prints.get(part)
    if (known !== undefined) return known
    const print = createHash('sha1').update(JSON.stringify(part)).digest('base64')
    this.#prints.set(part, print)
    return print
  }
}
