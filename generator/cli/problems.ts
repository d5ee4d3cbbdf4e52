import { countDiagnostics, showDiagnostic } from '../diagnostics/code-frame.js'
import type { Diagnostic } from '../diagnostics/diagnostic.js'
import type { Spec } from '../load/spec.js'
import type { Terminal } from './terminal.js'

/** Prints every diagnostic with its frame, and how many there are. */
export function printProblems(spec: Spec, diagnostics: readonly Diagnostic[], terminal: Terminal): void {
  const files = new Map(spec.files.map((file) => [file.path, file]))
  for (const diagnostic of diagnostics) {
    terminal.out(`${showDiagnostic(diagnostic, files.get(diagnostic.file), terminal.paint)}\n`)
  }
  if (diagnostics.length > 0) terminal.out(terminal.paint.bold(countDiagnostics(diagnostics)))
}
