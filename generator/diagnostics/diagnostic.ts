import type { Code } from './codes.js'
import type { Span } from './source.js'

/** A finding without its file, which the caller knows. */
export interface Finding {
  readonly code: Code
  readonly span: Span
  /** Printed beside the marked place: what is wrong and, if it can be guessed, what was meant. No full stop. */
  readonly message: string
  /** What to do, one sentence; default: the advice of the code. */
  readonly help?: string
}

/** Something wrong in the spec, at its place. */
export interface Diagnostic extends Finding {
  /** Relative to the project, with `/`. */
  readonly file: string
}
