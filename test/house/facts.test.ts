import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { loadSpec } from '../../generator/load/load.js'
import { readSources } from '../../generator/load/read-files.js'
import { buildModel } from '../../generator/model/build/build.js'
import { outcomes } from '../../generator/model/words.js'
import { generatorSources, textsOf } from './generator-texts.js'

const root = fileURLToPath(new URL('../..', import.meta.url))

describe('the generator', () => {
  it('contains no name of a command, error code or parameter of the spec', () => {
    const names = factNames()
    expect(names.size).toBeGreaterThan(100)
    const found = generatorSources().flatMap((path) =>
      wordsOf(path)
        .filter((word) => names.has(word))
        .map((word) => `${path}: ${word}`),
    )
    expect([...new Set(found)]).toEqual([])
  })

  it("tests outcomes by their meaning; only the spec's language and the test vectors spell them out", () => {
    const spelled = generatorSources().filter((path) =>
      textsOf(path).some((text) => outcomes.some((one) => one === text)),
    )
    expect(spelled.filter((path) => !path.startsWith('targets/schemas/')).sort()).toEqual([
      'load/check-schema.ts',
      'model/build/overlays.ts',
      'model/words.ts',
    ])
  })
})

/** Ids of commands, error codes, and names of parameters and attributes that are no words of other things. */
function factNames(): ReadonlySet<string> {
  const { commands, errors, events, gateway } = buildModel(loadSpec(readSources(root)))
  const fields = [
    ...commands.flatMap(({ parameters, reply }) => [...parameters, ...(reply?.attributes ?? [])]),
    ...events.flatMap((event) => event.fields),
  ]
  const named = fields.flatMap(({ name, value }) => [
    name,
    ...(value.kind === 'pairs' ? value.keys.map((key) => key.name) : []),
  ])
  const telling = named.filter((name) => /[a-z][A-Z]|^[A-Z]{3,}/.test(name))
  return new Set([
    ...commands.map(({ id }) => id),
    ...errors.map(({ code }) => code).filter((code) => code.includes('_')),
    ...telling,
    ...events.map(({ name }) => name),
    gateway.frame.outcome,
    gateway.frame.event,
    gateway.frame.encrypted,
  ])
}

/** Words of the texts in a file; its comments may show names. */
function wordsOf(path: string): string[] {
  return textsOf(path).flatMap((text) => text.split(/[^A-Za-z0-9_.]+/).flatMap((word) => [word, ...word.split('.')]))
}
