import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { keep } from '../lib/write-whole.js'
import { type ParsedText, parseYaml } from './yaml/parse.js'

/**
 * Keeps the trees of texts in a folder, each in a file named by the digest of its text: a text that changed is one file more,
 * and the others are left alone.
 */
export class KeptTrees {
  readonly #folder: string
  readonly #used = new Set<string>()
  readonly #added = new Map<string, ParsedText>()

  /** @param folder may be missing; a damaged file in it counts as missing */
  constructor(folder: string) {
    this.#folder = folder
  }

  /** What reading the text gives. */
  readonly parse = (text: string): ParsedText => {
    const file = `${createHash('sha1').update(text).digest('hex')}.json`
    this.#used.add(file)
    const known = this.#added.get(file) ?? readTree(join(this.#folder, file))
    if (known !== undefined) return known
    const tree = parseYaml(text)
    this.#added.set(file, tree)
    return tree
  }

  /** Keeps what was parsed for the next process, and forgets what nobody asked for. */
  save(): void {
    if (this.#added.size === 0) return
    for (const [file, tree] of this.#added) keep(join(this.#folder, file), JSON.stringify(tree))
    this.#added.clear()
    for (const file of existsSync(this.#folder) ? readdirSync(this.#folder) : []) {
      if (file.endsWith('.json') && !this.#used.has(file)) rmSync(join(this.#folder, file), { force: true })
    }
  }
}

function readTree(path: string): ParsedText | undefined {
  try {
    const tree: ParsedText = JSON.parse(readFileSync(path, 'utf8'))
    return tree
  } catch {
    return undefined
  }
}
