import { join } from 'node:path'
import type { Diagnostic } from '../diagnostics/diagnostic.js'
import { isHandWritten } from '../lib/hand-written.js'
import { Memory, noMemory, type Recalls } from '../lib/memo.js'
import type { Played } from '../lint/shared/rule.js'
import { SpecReader } from '../load/cached-reader.js'
import { loadSpec } from '../load/load.js'
import { readSources } from '../load/read-files.js'
import type { Spec } from '../load/spec.js'
import type { Foundation } from '../model/build/build.js'
import type { Model } from '../model/model.js'
import type { OutputFile, Target } from '../targets/shared/target.js'
import { apply } from '../write/apply.js'
import { copiedBanner, emittedBanner, withBanner } from '../write/banner.js'
import { type Change, compare, type Files } from '../write/compare.js'
import { KeptFiles } from '../write/kept.js'
import { KeptResults } from '../write/kept-results.js'
import { type ReadTree, readTree, rememberingReader, strays } from '../write/tree.js'
import { type Check, check, hasErrors } from './check.js'

/** What happened to one package. */
export interface TargetReport {
  readonly target: string
  /** Where its files are, from the root of the project. */
  readonly folder: string
  readonly changes: readonly Change[]
  readonly unchanged: number
  /** Counted when asked for. */
  readonly lines: number
  readonly milliseconds: number
}

export interface Checked extends Check {
  readonly spec: Spec
}

export interface Generated {
  readonly spec: Spec
  readonly diagnostics: readonly Diagnostic[]
  /** Empty when the spec has errors: then nothing is written. */
  readonly reports: readonly TargetReport[]
  /** Names of what stands in generated/ beside the packages. */
  readonly strays: readonly string[]
}

/** Told before each step that takes time. */
export type Progress = (step: string) => void

export interface PipelineOptions {
  /** Folder for what may be kept between processes; nothing is kept when absent. */
  readonly cache?: string
  /** Whether it will run more than once, so that remembering pays. */
  readonly again?: boolean
  readonly progress?: Progress
}

/** What earlier runs left, so that it need not be made again. */
interface Earlier {
  /** Files that need not be rendered when they are made of the same as before. */
  readonly left: Files
  /** Compiled checks. */
  readonly checks: Recalls<Promise<string>>
}

/** Results that the next process finds again. */
type Kept<Result> = Pick<KeptResults<Result>, 'recall' | 'save'>

/** @param cache folder for what may be kept; when absent, results are remembered in this process only */
function keptIn<Result>(cache: string | undefined, file: string): Kept<Result> {
  if (cache !== undefined) return new KeptResults(join(cache, file))
  const memory = new Memory<Promise<Result>>()
  return { recall: (name, from, work) => memory.recall(name, from, work), save() {} }
}

/** load -> lint -> model -> targets -> write, and nothing else. */
export class Pipeline {
  readonly #root: string
  readonly #progress: Progress
  readonly #reader: SpecReader
  readonly #texts: Recalls<Promise<string>>
  readonly #again: boolean
  #kept: KeptFiles | undefined
  readonly #checks: Kept<string>
  readonly #played: Kept<Played>
  readonly #built: Recalls<Foundation>
  readonly #readTree: ReadTree

  /** @param root folder of the project */
  constructor(root: string, { cache, again = false, progress = () => {} }: PipelineOptions = {}) {
    this.#root = root
    this.#progress = progress
    this.#again = again
    this.#reader = new SpecReader(cache && join(cache, 'spec'))
    this.#texts = again ? new Memory() : noMemory
    this.#kept = cache === undefined ? undefined : new KeptFiles(join(cache, 'files.json'))
    this.#checks = keptIn(cache, 'checks.json')
    this.#played = keptIn(cache, 'played.json')
    this.#built = again ? new Memory() : noMemory
    this.#readTree = again ? rememberingReader() : readTree
  }

  /** Reads the spec, checks it and, when it has no errors, resolves it. */
  async check(): Promise<Checked> {
    const checked = await this.#check(this.#played)
    this.#played.save()
    return checked
  }

  async #check(played: Recalls<Promise<Played>>): Promise<Checked> {
    this.#progress('reading the spec')
    const spec = loadSpec(readSources(this.#root), this.#reader.read)
    this.#reader.save()
    this.#progress('checking the spec')
    return { spec, ...(await check(spec, { built: this.#built, played })) }
  }

  /**
   * Generates every package.
   *
   * @param write false: only compare with what is on disk; then everything is rendered, whatever was kept
   */
  async generate(write: boolean): Promise<Generated> {
    const { spec, diagnostics, model } = await (write ? this.check() : this.#check(noMemory))
    if (model === undefined || hasErrors(diagnostics)) return { spec, diagnostics, reports: [], strays: [] }
    const { targets } = await import('../targets/registry.js')
    const checks = write ? this.#checks : noMemory
    const reports: TargetReport[] = []
    for (const target of targets) reports.push(await this.#run(target, model, write, checks))
    if (write) for (const kept of [this.#kept, this.#checks]) kept?.save()
    // From here on the process remembers texts. Digests of what it changes would take longer than one more rendering.
    if (this.#again) this.#kept = undefined
    const names = new Set(targets.filter(({ folder }) => folder === undefined).map(({ name }) => name))
    return { spec, diagnostics, reports, strays: strays(join(this.#root, 'generated'), names) }
  }

  async #run(target: Target, model: Model, write: boolean, checks: Earlier['checks']): Promise<TargetReport> {
    this.#progress(`generating ${target.name}`)
    const start = performance.now()
    const folder = target.folder ?? `generated/${target.name}`
    const onDisk = this.#readTree(join(this.#root, folder))
    const files = await this.#filesOf(target, model, { left: write ? onDisk : new Map(), checks })
    const changes = compare(onDisk, files)
    if (write) apply(join(this.#root, folder), changes)
    return {
      target: target.name,
      folder,
      changes,
      unchanged: files.size - changes.filter(({ kind }) => kind === 'write').length,
      get lines() {
        return countLines(files)
      },
      milliseconds: performance.now() - start,
    }
  }

  async #filesOf(target: Target, model: Model, { left, checks }: Earlier): Promise<Files> {
    const files = this.#handWritten(target)
    for (const file of target.emit(model)) {
      if (files.has(file.path)) throw new Error(`${target.name} has two files ${file.path}`)
      const name = `${target.name}/${file.path}`
      const render = async () => withBanner(file.path, await file.render(checks), emittedBanner(file.source))
      const text = () => this.#emitted(name, file, left.get(file.path), render)
      files.set(file.path, await this.#texts.recall(name, file.from, text))
    }
    return files
  }

  async #emitted(
    name: string,
    { source, from }: OutputFile,
    left: string | undefined,
    render: () => Promise<string>,
  ): Promise<string> {
    return this.#kept ? this.#kept.textOf(name, [source, ...from], left, render) : render()
  }

  /** The hand-written half of a package, copied as it is. */
  #handWritten(target: Target): Map<string, string> {
    const files = new Map<string, string>()
    const origin = `templates/${target.name}/src`
    for (const [path, text] of this.#readTree(join(this.#root, origin), isHandWritten)) {
      files.set(`src/${path}`, withBanner(path, text, copiedBanner(`${origin}/${path}`)))
    }
    return files
  }
}

function countLines(files: Files): number {
  let lines = 0
  for (const text of files.values()) {
    for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', end + 1)) lines++
  }
  return lines
}
