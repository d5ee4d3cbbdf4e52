import type { Code } from './codes.js'
import type { Span } from './source.js'

/** Something wrong, found where the file is known from the circumstances. */
export interface Finding {
  readonly code: Code
  readonly span: Span
  /** Stands beside the carets: what is wrong and, where it can be told, what was meant. No full stop. */
  readonly message: string
  /** What to do, one sentence; the code's own advice when absent. */
  readonly help?: string
}

/** Something wrong in the spec, at its place. */
export interface Diagnostic extends Finding {
  /** Relative to the project, with `/`. */
  readonly file: string
}
