import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Source } from '../diagnostics/source.js'
import { readSource } from './load.js'
import type { SpecFile } from './spec.js'
import { type ParsedText, parseYaml } from './yaml/parse.js'

/**
 * Reads files of the spec and remembers them: within a process the whole file, across processes its tree, because
 * parsing YAML takes longer than everything else the generator does.
 */
export class SpecReader {
  readonly #cache: string | undefined
  readonly #files = new Map<string, SpecFile>()
  #trees: Map<string, ParsedText> | undefined
  #used = new Map<string, ParsedText>()
  #isStale = false

  /** @param cache file that keeps trees between processes; none are kept when absent */
  constructor(cache?: string) {
    this.#cache = cache
  }

  readonly read = (source: Source): SpecFile => {
    const known = this.#files.get(source.path)
    if (known?.text === source.text && known.trouble === source.trouble) return known
    const file = readSource(source, (text) => this.#parse(text))
    this.#files.set(source.path, file)
    return file
  }

  /** Keeps what was read for the next process. */
  save(): void {
    if (this.#cache === undefined || !this.#isStale) return
    this.#isStale = false
    mkdirSync(dirname(this.#cache), { recursive: true })
    const draft = `${this.#cache}.${process.pid}.tmp`
    writeFileSync(draft, JSON.stringify(Object.fromEntries(this.#used)))
    renameSync(draft, this.#cache)
  }

  #parse(text: string): ParsedText {
    const key = createHash('sha1').update(text).digest('base64')
    this.#trees ??= readTrees(this.#cache)
    const known = this.#trees.get(key)
    const tree = known ?? parseYaml(text)
    this.#isStale ||= known === undefined
    this.#trees.set(key, tree)
    this.#used.set(key, tree)
    return tree
  }
}

/** A cache that is missing or damaged is an empty one. */
function readTrees(path: string | undefined): Map<string, ParsedText> {
  if (path === undefined) return new Map()
  try {
    const trees: Record<string, ParsedText> = JSON.parse(readFileSync(path, 'utf8'))
    return new Map(Object.entries(trees))
  } catch {
    return new Map()
  }
}
