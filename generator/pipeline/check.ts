import { type Code, codes } from '../diagnostics/codes.js'
import type { Diagnostic } from '../diagnostics/diagnostic.js'
import { noMemory, type Recalls } from '../lib/memo.js'
import { meaning, structure, usage } from '../lint/all-rules.js'
import type { Played, Report } from '../lint/shared/rule.js'
import type { Spec } from '../load/spec.js'
import { buildModel, type Foundation } from '../model/build/build.js'
import type { Model } from '../model/model.js'

export interface Check {
  /** In the order of files and places. */
  readonly diagnostics: readonly Diagnostic[]
  /** Absent when names of the spec lead nowhere. Packages are made of it only when there are no errors at all. */
  readonly model?: Model
}

/** While a file cannot be read, what the others say of its names would be noise. */
const unreadable: ReadonlySet<Code> = new Set<Code>(['yaml-syntax', 'unreadable-file', 'missing-file'])

/** What checking remembers of the time before. */
export interface CheckMemory {
  readonly built: Recalls<Foundation>
  readonly played: Recalls<Promise<Played>>
}

/** For a spec that is checked once. */
const nothing: CheckMemory = { built: noMemory, played: noMemory }

/** Runs every rule and, when no name of the spec leads nowhere, resolves it. */
export async function check(spec: Spec, { built, played }: CheckMemory = nothing): Promise<Check> {
  const found: Diagnostic[] = [...spec.diagnostics]
  const report: Report = (code, file, { start, end }, message) => {
    found.push({ code, file: file.path, span: { start, end }, message })
  }
  if (spec.diagnostics.some(({ code }) => unreadable.has(code))) return { diagnostics: found.sort(byPlace) }
  for (const rule of structure) rule(spec, report)
  const model = hasErrors(found) ? undefined : buildModel(spec, built)
  for (const rule of usage) rule(spec, report)
  if (model) for (const rule of meaning) await rule(model, spec, report, played)
  return { diagnostics: found.sort(byPlace), ...(model && { model }) }
}

export function hasErrors(diagnostics: readonly Diagnostic[]): boolean {
  return diagnostics.some(({ code }) => codes[code].severity === 'error')
}

function byPlace(one: Diagnostic, other: Diagnostic): number {
  if (one.file !== other.file) return one.file < other.file ? -1 : 1
  return one.span.start - other.span.start
}
