import type { Source } from '../diagnostics/source.js'
import { KeptTrees } from './kept-trees.js'
import { readSource } from './load.js'
import type { SpecFile } from './spec.js'

/**
 * Reads files of the spec and remembers them: within a process the whole file, across processes its tree, because
 * parsing YAML takes longer than everything else the generator does.
 */
export class SpecReader {
  readonly #files = new Map<string, SpecFile>()
  readonly #trees: KeptTrees | undefined

  /** @param cache folder that keeps trees between processes; none are kept when absent */
  constructor(cache?: string) {
    this.#trees = cache === undefined ? undefined : new KeptTrees(cache)
  }

  readonly read = (source: Source): SpecFile => {
    const known = this.#files.get(source.path)
    if (known?.text === source.text && known.trouble === source.trouble) return known
    const file = readSource(source, this.#trees?.parse)
    this.#files.set(source.path, file)
    return file
  }

  /** Keeps what was read for the next process. */
  save(): void {
    this.#trees?.save()
  }
}
