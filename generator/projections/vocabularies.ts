/** The enumerations of what the gateway sends. */

import type { Model, WireType } from '../model/model.js'
import { isVocabulary } from './descriptors.js'

export interface Vocabulary {
  /** The name of its type. */
  readonly name: string
  /** As documented. */
  readonly values: readonly string[]
  /** Values that carry a name in brackets. */
  readonly parametrised: readonly string[]
}

export function vocabulariesOf(model: Pick<Model, 'types' | 'errors' | 'states'>): Vocabulary[] {
  return model.types.filter(isVocabulary).map((type) => ({ name: type.name, ...wordsOf(type, model) }))
}

function wordsOf({ listed, values = [] }: WireType, { errors, states }: Pick<Model, 'errors' | 'states'>) {
  if (listed?.in === 'errors') return { values: errors.map(({ code }) => code), parametrised: [] }
  if (listed === undefined) return { values: values.map(({ value }) => String(value)), parametrised: [] }
  const own = states.filter(({ machine }) => machine === listed.machine)
  const parametrised = own.filter(({ parameter }) => parameter !== undefined)
  return { values: own.map(({ name }) => name), parametrised: parametrised.map(({ name }) => name) }
}
