/** A checkout, and how commands are run in it. Tests give commands of their own. */
export interface Project {
  readonly folder: string
  /**
   * Runs a program in the checkout, or in another folder, and gives what it printed on its standard output.
   *
   * @throws {CommandError} when it ends with another exit code than 0
   */
  readonly run: Run
  /** Tells the person who releases. */
  readonly say: (text: string) => void
}

export type Run = (program: Program, words: readonly string[], folder: string) => Promise<string>

export type Program = 'git' | 'npm' | 'node'

/** A program that failed, with the end of what it said. */
export class CommandError extends Error {
  override readonly name = 'CommandError'
  /** All that it printed. */
  readonly output: string

  constructor(command: string, output: string) {
    super(`\`${command}\` failed.\n${output.trimEnd().split('\n').slice(-40).join('\n')}`)
    this.output = output
  }
}
