import type { Sandbox } from '../sandbox/sandbox.js'
import type { EngineTables } from '../spec/gateway-spec.js'
import type { SandboxOptions } from '../world/settings.js'
import type { Colours } from './colours.js'
import type { Given } from './flags.js'

/** What a command of the program works with. */
export interface Session {
  readonly program: Program
  readonly surroundings: Surroundings
  readonly given: Given
  /** Writes a line. */
  readonly print: (line: string) => void
  readonly paint: Colours
}

/** What the program is: its names, and the gateway it runs. */
export interface Program {
  /** `card-gateway-sandbox` */
  readonly name: string
  readonly title: string
  readonly version: string
  readonly tables: EngineTables
  readonly createSandbox: (options: SandboxOptions) => Sandbox
}

/** The terminal the program runs in. */
export interface Surroundings {
  readonly out: { write(text: string): unknown; readonly isTTY?: boolean }
  readonly error: { write(text: string): unknown }
  readonly env: Readonly<Record<string, string | undefined>>
  readonly folder: string
  /** Aborted when the program is to end. */
  readonly stop: AbortSignal
}
