import { type Model } from '../model/model.js'
import { buildModel } from '../model/build.js'
import type { Spec } from '../load/spec.js'
import type { Diagnostic } from './diagnostic.js'
import { codes } from './codes.js'

export interface Check {
  /** In the order of files and places. */
  readonly diagnostics: readonly Diagnostic[]
  /** Absent when the spec has errors. */
  readonly model?: Model
}

export function check(spec: Spec): Check {
  const diagnostics = spec.diagnostics
  if (diagnostics.some(({ code }) => codes[code].severity === 'error')) return { diagnostics }
  return { diagnostics, model: buildModel(spec) }
}
