import type { Code } from '../../diagnostics/codes.js'
import type { Span } from '../../diagnostics/source.js'
import type { Recalls } from '../../lib/memo.js'
import type { Spec } from '../../load/spec.js'
import type { Model } from '../../model/model.js'

/** Reports a finding. `message` is printed beside the marked place and has no full stop. */
export type Report = (code: Code, file: { readonly path: string }, span: Span, message: string) => void

/** A rule on the spec as it was read. It sees the whole spec, even if other rules found faults. */
export type SpecRule = (spec: Spec, report: Report) => void

/** Findings from running the examples of one command. */
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

/** A rule on the resolved spec. It runs only when all references could be resolved. */
export type ModelRule = (
  model: Model,
  spec: Spec,
  report: Report,
  played: Recalls<Promise<Played>>,
) => void | Promise<void>
