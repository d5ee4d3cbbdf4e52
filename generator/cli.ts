import { Pipeline } from './pipeline.js'
/** Runs the command line; gives the exit code. */
export async function main(argv: readonly string[], root: string, cache: string): Promise<number> {
  const check = argv.includes('--check')
  const { spec, diagnostics, reports } = await new Pipeline(root, cache).generate(!check)
  for (const d of diagnostics) {
    const f = spec.files.find((file) => file.path === d.file)
    console.log(`${d.file}:${f?.text.slice(0, d.span.start).split('\n').length} ${d.code} ${d.message}`)
  }
  for (const r of reports) console.log(r.target, r.changes.length, r.unchanged, r.lines, Math.round(r.milliseconds))
  return diagnostics.length > 0 ? 1 : 0
}
