import type { Json, Model } from '../model/model.js'
import { overlayVectors } from '../targets/schemas/overlays.js'
import { commandExamples } from '../targets/schemas/vectors/examples.js'
import { member } from './shared/rule.js'

/** What each example shows, by its id. */
export type Examples = { readonly [id: string]: string }

/** The examples of commands and of overlays. Those of events are in the model. */
export function examplesOf(model: Model): Examples {
  return shown([...commandExamples(model), ...model.overlays.flatMap(overlayVectors)])
}

/** The same of what is published: vector files of families, and of overlays. */
export function publishedExamples(files: readonly Json[]): Examples {
  return shown(files.flatMap((file) => rowsOf(member(file, 'vectors'))).flatMap(asExample))
}

/** A model with what its examples show in the place of their names. */
export function withExamples(model: Json, examples: Examples): Json {
  if (typeof model !== 'object' || model === null || Array.isArray(model)) return model
  return { ...model, commands: rowsOf(member(model, 'commands')).map(withoutExamples), examples }
}

function withoutExamples(command: Json): Json {
  return typeof command === 'object' && command !== null ? { ...command, examples: [] } : command
}

function shown(vectors: readonly { readonly id: string }[]): Examples {
  return Object.fromEntries(vectors.map(({ id, ...example }) => [id, JSON.stringify(example)]))
}

/** A vector without what follows from the rest of the spec. */
function asExample(vector: Json): { readonly id: string }[] {
  if (typeof vector !== 'object' || vector === null || Array.isArray(vector)) return []
  const isOfOverlay = member(vector, 'row') !== undefined
  const kept = Object.entries(vector).filter(([name]) => isOfOverlay || !['command', 'path', 'reasons'].includes(name))
  const id = member(vector, 'id')
  return typeof id === 'string' ? [{ ...Object.fromEntries(kept), id }] : []
}

function rowsOf(list: Json | undefined): readonly Json[] {
  return Array.isArray(list) ? list : []
}
