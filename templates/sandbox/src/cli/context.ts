import type { Colours } from './colours.js'
import type { Given } from './flags.js'
import type { Program, Surroundings } from './main.js'

/** What a command of the program works with. */
export interface Session {
  readonly program: Program
  readonly surroundings: Surroundings
  readonly given: Given
  /** Writes a line. */
  readonly print: (line: string) => void
  readonly paint: Colours
}
