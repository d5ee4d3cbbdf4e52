import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** A change of the code: between two places of a file (lines from 0) something else stands. */
export interface Mutant {
  readonly id: string
  readonly fileName: string
  readonly location: { readonly start: Position; readonly end: Position }
  readonly mutatorName: string
  readonly replacement: string
  /** Why no test has to notice it; undefined when a test must. */
  readonly statusReason?: string
}

interface Position {
  readonly line: number
  readonly column: number
}

/** Files that carry all their mutants, each asleep until its id is the active one. */
export interface Mutated {
  /** Text of each file, by its path. */
  readonly files: Readonly<Record<string, string>>
  readonly mutants: readonly Mutant[]
}

/** What StrykerJS's maker of mutants is here: it has packages of its own, which are not always installed. */
interface Maker {
  readonly Instrumenter: new (
    log: object,
  ) => {
    instrument(
      files: readonly object[],
      options: object,
    ): Promise<{ files: readonly File[]; mutants: readonly Mutant[] }>
  }
}

interface File {
  readonly name: string
  readonly content: string
}

const root = fileURLToPath(new URL('../..', import.meta.url))
const silent = { debug() {}, info() {}, warn() {}, isDebugEnabled: () => false }

/**
 * Puts every mutant into the files.
 *
 * @param places files below the repository, some with lines (`file:10-40`)
 * @param strings whether texts are changed too
 */
export async function mutated(places: readonly string[], strings: boolean): Promise<Mutated> {
  const { Instrumenter }: Maker = await import(
    new URL('node_modules/@stryker-mutator/instrumenter/dist/src/index.js', import.meta.url).href
  )
  const options = { plugins: null, ignorers: [], excludedMutations: strings ? [] : ['StringLiteral'] }
  const { files, mutants } = await new Instrumenter(silent).instrument(readFiles(places), options)
  return { files: Object.fromEntries(files.map(({ name, content }) => [name, content])), mutants }
}

function readFiles(places: readonly string[]): readonly object[] {
  const lines = new Map<string, object[] | true>()
  for (const place of places) {
    const [file = '', range] = place.split(':')
    const [first, last = first] = range?.split('-').map(Number) ?? []
    const known = lines.get(file) ?? []
    if (first === undefined || last === undefined || known === true) lines.set(file, true)
    else lines.set(file, [...known, { start: { line: first - 1, column: 0 }, end: { line: last, column: 0 } }])
  }
  return [...lines].map(([file, mutate]) => ({
    name: root + file,
    content: readFileSync(root + file, 'utf8'),
    mutate,
  }))
}
