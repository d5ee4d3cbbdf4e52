import { describe, expect, it } from 'vitest'
import { freeze } from '../../generator/lib/freeze.js'
import { loadSpec } from '../../generator/load/load.js'
import { buildModel } from '../../generator/model/build/build.js'
import type { Model } from '../../generator/model/model.js'
import { withoutWords } from '../../generator/projections/without-words.js'
import { vectorFiles } from '../../generator/targets/schemas/vectors/index.js'
import { type Edit, specWith } from './fixture/spec.js'

const modelOf = (...edits: readonly Edit[]): Model => freeze(buildModel(loadSpec(specWith(...edits))))

describe('a model without its words', () => {
  const model = modelOf()
  const [type] = model.types
  if (type === undefined) throw new Error('the spec of the tests has types')
  const said = type.summary

  it('is the same when descriptions change, and different when a rule changes', () => {
    const reworded = modelOf({ file: 'types.yaml', find: said, put: 'Says something else.' })
    expect(reworded.types).not.toEqual(model.types)
    expect(withoutWords(reworded)).toEqual(withoutWords(model))
    const stricter = modelOf({ file: 'limits.yaml', find: 'max: 20', put: 'max: 30' })
    expect(withoutWords(stricter)).not.toEqual(withoutWords(model))
  })

  it('shares what the model shares, and is made once', () => {
    const silent = withoutWords(model)
    const places = new Map<unknown, unknown>()
    const visit = (part: unknown, copy: unknown): void => {
      if (typeof part !== 'object' || part === null) return
      if (places.has(part)) {
        expect(places.get(part)).toBe(copy)
        return
      }
      places.set(part, copy)
      const copied = new Map(Object.entries(copy ?? {}))
      for (const [name, value] of Object.entries(part))
        if (copied.get(name) !== undefined) visit(value, copied.get(name))
    }
    visit(model, silent)
    expect(withoutWords(model)).toBe(silent)
  })

  it('is all that vectors depend on', () => {
    const reworded = modelOf({ file: 'types.yaml', find: said, put: 'Says something else.' })
    const partsOf = (of: Model) => new Map(vectorFiles(of).map(({ path, from }) => [path, from]))
    expect(partsOf(reworded)).toEqual(partsOf(model))
  })
})
