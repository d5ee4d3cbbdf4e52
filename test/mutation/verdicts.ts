import { appendFileSync, existsSync, readFileSync } from 'node:fs'

/** What a file of tests says about a mutant. */
export interface Verdict {
  readonly mutant: string
  /** Their file, below `test/`. */
  readonly tests: string
  /** `missed`: how often they may meet it before it is said to go round for ever. */
  readonly limit?: number
  /**
   * `begun`: it is being judged. `hung`: the process came to no end or died, which everybody notices. `ruined`: a test failed,
   * and fails without the mutant too by now, so a fresh process has to say why. `fixed`: the mutant is met only while
   * modules are loaded, once for all tests, and is not judged. `broken`: no mutant, but a test that fails without any.
   */
  readonly outcome: 'begun' | 'noticed' | 'missed' | 'stays' | 'hung' | 'ruined' | 'fixed' | 'broken'
}

/** Verdicts as lines of a file: a process that dies takes none with it. */
export class Verdicts {
  readonly #path: string

  constructor(path: string) {
    this.#path = path
  }

  add(verdict: Verdict): void {
    appendFileSync(this.#path, `${JSON.stringify(verdict)}\n`)
  }

  read(): readonly Verdict[] {
    if (!existsSync(this.#path)) return []
    const lines = readFileSync(this.#path, 'utf8').split('\n')
    return lines.filter(Boolean).map((line) => JSON.parse(line))
  }
}
