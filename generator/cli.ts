import { showDiagnostic } from './lint/frame.js'
import { Pipeline } from './pipeline.js'
/** Runs the command line; gives the exit code. */
export async function main(argv: readonly string[], root: string, cache: string): Promise<number> {
  const check = argv.includes('--check')
  const { spec, diagnostics, reports } = await new Pipeline(root, { cache }).generate(!check)
  for (const d of diagnostics) {
    console.log(
      `${showDiagnostic(
        d,
        spec.files.find((file) => file.path === d.file),
      )}\n`,
    )
  }
  for (const r of reports) console.log(r.target, r.changes.length, r.unchanged, r.lines, Math.round(r.milliseconds))
  return diagnostics.length > 0 ? 1 : 0
}
