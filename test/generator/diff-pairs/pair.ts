import type { Verdict } from '../../../generator/diff/shared/rule.js'
import type { Edit } from '../fixture/spec.js'

/** A small spec before and after an edit. */
export interface Pair {
  readonly code: string
  readonly title: string
  /** Of the edit, and of taking it back. */
  readonly there: Verdict
  readonly back: Verdict
  readonly edits: readonly Edit[]
}

export const pay = 'families/api/Pay.yaml'
export const find = 'families/api/Find.yaml'
export const page = 'families/api/FindPage.yaml'
export const field = 'overlays/field.yaml'

export function pair(code: string, title: string, there: Verdict, back: Verdict, ...edits: Edit[]): Pair {
  return { code, title, there, back, edits }
}

export const edit = (file: string, find: string, put: string): Edit => ({ file, find, put })
export const more = (file: string, put: string): Edit => ({ file, put })
