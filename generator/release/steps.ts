const names = [
  'clean tree',
  'checkout',
  'check',
  'build',
  'test',
  'compare',
  'version',
  'changelog',
  'pack',
  'try',
  'commit',
  'publish',
  'tag',
] as const
export type StepName = (typeof names)[number]

/** A step that failed: what was done, what is left, and what to do. */
export class ReleaseError extends Error {
  override readonly name = 'ReleaseError'
}

/** Runs steps and tells of each; when one fails, what was done and what is left. */
export class Steps {
  readonly #say: (text: string) => void
  readonly #done: StepName[] = []

  constructor(say: (text: string) => void) {
    this.#say = say
  }

  /** Does a step. What it gives may tell in `says` what came of it. */
  async run<T>(name: StepName, work: () => T | Promise<T>): Promise<T> {
    this.#say(`${name} …`)
    try {
      const result = await work()
      this.#done.push(name)
      return result
    } catch (error) {
      throw new ReleaseError(this.#report(name, error instanceof Error ? error.message : String(error)), {
        cause: error,
      })
    }
  }

  #report(name: StepName, message: string): string {
    const left = names.slice(names.indexOf(name) + 1)
    return [
      `${name} failed: ${message}`,
      '',
      `Done: ${this.#done.join(', ') || 'nothing'}.`,
      `Left: ${[name, ...left].join(', ')}.`,
      'Fix the cause and run the same command again. It skips what is already committed or published.',
    ].join('\n')
  }
}
