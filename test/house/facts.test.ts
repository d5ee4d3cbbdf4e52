import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { loadSpec } from '../../generator/load/load.js'
import { readSources } from '../../generator/load/read-files.js'
import { buildModel } from '../../generator/model/build/build.js'
import type { Field, Model } from '../../generator/model/model.js'
import { outcomes } from '../../generator/model/words.js'
import { generatorSources, memberNamesOf, textsOf } from './generator-texts.js'

const model = buildModel(loadSpec(readSources(fileURLToPath(new URL('../..', import.meta.url)))))

describe('the generator', () => {
  it('contains no name of a command, error code or parameter of the spec', () => {
    const names = factNames(model)
    expect(names.size).toBeGreaterThan(100)
    expect(found((path) => wordsOf(path).filter((word) => names.has(word)))).toEqual([])
  })

  it('contains no sample value of a parameter or attribute of the spec', () => {
    const names = fieldNames(model)
    expect(names.has('Amount') && names.has('MD') && names.has('TermUrl')).toBe(true)
    const samples = (path: string) => [...memberNamesOf(path), ...textsOf(path).flatMap(givenNames)]
    expect(found((path) => samples(path).filter((name) => names.has(name)))).toEqual([])
  })

  it.each([';Amount=12345', 'a&Amount=1', '{ TermUrl: ', '{"Amount":"1"}', '<Pay Amount="1"/>'])(
    'would be found with a sample such as %s',
    (text) => expect(givenNames(text)).toContain(/Amount|TermUrl/.exec(text)?.[0]),
  )

  it('contains no name of a life cycle and no id of the register', () => {
    const machines = new Set(model.machines.map(({ name }) => name))
    const rows = new Set(model.unspecified.map(({ id }) => id))
    expect(
      found((path) => [
        ...textsOf(path).filter((text) => machines.has(text)),
        ...wordsOf(path).filter((word) => rows.has(word)),
      ]),
    ).toEqual(cardsBesideTheMachine)
  })

  it("tests outcomes by their meaning; only the spec's language spells them out", () => {
    const words = new Set<string>(outcomes)
    const spelled = generatorSources().filter((path) => textsOf(path).some((text) => words.has(text) || says(text)))
    expect(spelled.sort()).toEqual(['load/check-schema.ts', 'model/build/overlays.ts', 'model/words.ts'])
  })
})

/** The spec refers to test cards by the word that the life cycle of stored cards has for its name. */
const cardsBesideTheMachine = ['lint/rules/overlays.ts: card', 'lint/shared/spec-queries.ts: card']

/** What the files of the generator have of something, each once. */
function found(inFile: (path: string) => readonly string[]): string[] {
  return [...new Set(generatorSources().flatMap((path) => inFile(path).map((name) => `${path}: ${name}`)))]
}

/** Ids of commands, error codes, events, and names of parameters and attributes that are no words of other things. */
function factNames(model: Model): ReadonlySet<string> {
  const { commands, errors, events, gateway } = model
  const telling = [...fieldNames(model)].filter((name) => /[a-z][A-Z]|^[A-Z]{3,}/.test(name))
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

/** Names of all that travels, keys in key-pair strings too. */
function fieldNames({ commands, events, resources }: Model): ReadonlySet<string> {
  const fields = [
    ...commands.flatMap(({ parameters, reply }) => [...parameters, ...(reply?.attributes ?? [])]),
    ...events.flatMap((event) => event.fields),
    ...resources.flatMap((resource) => resource.fields),
  ]
  return new Set(fields.flatMap(namesWithin))
}

function namesWithin({ name, value }: Pick<Field, 'name' | 'value'>): string[] {
  return [name, ...(value.kind === 'pairs' ? value.keys.flatMap(namesWithin) : [])]
}

/** Words of the texts in a file; its comments may show names. */
function wordsOf(path: string): string[] {
  return textsOf(path).flatMap((text) => text.split(/[^A-Za-z0-9_.]+/).flatMap((word) => [word, ...word.split('.')]))
}

/** Names that a text gives values to, as forms, key-pair strings, XML and JSON do: `Amount=`, `"Amount":`, `{ Amount: `. */
function givenNames(text: string): string[] {
  return [...text.matchAll(/(?<![\w${.-])(\w+)(?:=|": ?|: )/g)].map(([, name = '']) => name)
}

/** Whether a text gives an outcome as a value. */
function says(text: string): boolean {
  return /[=:] ?"?(True|False|3DS)\b/.test(text)
}
