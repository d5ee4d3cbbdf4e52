import type { Code } from '../../diagnostics/codes.js'
import type { Span } from '../../diagnostics/source.js'
import type { Recalls } from '../../lib/memo.js'
import type { Spec } from '../../load/spec.js'
import type { Model } from '../../model/model.js'

/** Reports what a rule found. `message` stands beside the carets, without a full stop. */
export type Report = (code: Code, file: { readonly path: string }, span: Span, message: string) => void

/** Looks at the spec as it was read; every rule sees all of it, whatever other rules found. */
export type SpecRule = (spec: Spec, report: Report) => void

/** What playing the examples of one command showed. */
export type Played = readonly Mismatch[]

/** An example that does not behave as it says. */
export interface Mismatch {
  /** Position among the examples of its command. */
  readonly index: number
  /** The key of the example to point at. */
  readonly key: string
  readonly code: Code
  readonly message: string
}

/** Looks at what the spec means: run when every name in it leads somewhere. */
export type ModelRule = (
  model: Model,
  spec: Spec,
  report: Report,
  played: Recalls<Promise<Played>>,
) => void | Promise<void>
