/** What `spec/sandbox.json` says: how the sandbox behaves where the interface document leaves it open. */
import { readProjectFile } from '../../emit/text.js'
import type { Advice } from '../../model/model.js'

export interface SandboxSpec {
  readonly precedence: readonly {
    readonly check: string
    readonly codes: readonly string[]
    readonly notifies: boolean
    readonly summary: string
  }[]
  /** Codes for malformed values, by the name of their type. */
  readonly refusals: Readonly<Record<string, string>>
  /** Codes for composite parameters that cannot be read or lack something, by name. */
  readonly malformed: Readonly<Record<string, string>>
  /** Faults whose codes end a payment in Error, and the codes that end it in Rejected all the same. */
  readonly technical: readonly Advice['fault'][]
  readonly rejected: readonly string[]
  readonly lenient: Readonly<Record<string, boolean>>
}

/**
 * Reads it.
 *
 * @throws Error when a part is missing
 */
export function sandboxSpec(): SandboxSpec {
  const spec: unknown = JSON.parse(readProjectFile('spec/sandbox.json'))
  if (!isSandboxSpec(spec)) throw new Error(`spec/sandbox.json needs ${parts.join(', ')}.`)
  return spec
}

const parts = ['precedence', 'refusals', 'malformed', 'technical', 'rejected', 'lenient']

function isSandboxSpec(value: unknown): value is SandboxSpec {
  return typeof value === 'object' && value !== null && parts.every((part) => part in value)
}
