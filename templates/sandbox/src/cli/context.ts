import type { Sandbox } from '../sandbox/sandbox.js'
import type { GatewaySpec } from '../spec/gateway-spec.js'
import type { SandboxOptions } from '../world/settings.js'
import type { ConfigSchema } from '../world/settings-schema.js'
import type { Colours } from './colours.js'
import type { ParsedArgs } from './flags.js'

/** What a command of the program works with. */
export interface CliContext {
  readonly program: Program
  readonly surroundings: Surroundings
  readonly args: ParsedArgs
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
  readonly spec: GatewaySpec
  readonly createSandbox: (options: SandboxOptions) => Sandbox
  /** Folder of the reference in Markdown, which is shown under `/docs` where it is there. */
  readonly docs: URL
  /** Of overlay files. */
  readonly overlaySchema: ConfigSchema
  /** Folder of the files `init` writes. */
  readonly starter: URL
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
