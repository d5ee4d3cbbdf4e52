import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { loadSpec } from '../../generator/load/load.js'
import { readSources } from '../../generator/load/read-files.js'
import { buildModel } from '../../generator/model/build/build.js'

const generator = fileURLToPath(new URL('../../generator', import.meta.url))

describe('the generator', () => {
  it('knows no command, error code or parameter by name: they stand in the spec', () => {
    const names = factNames()
    expect(names.size).toBeGreaterThan(100)
    const found = sources().flatMap((path) =>
      wordsOf(path)
        .filter((word) => names.has(word))
        .map((word) => `${path}: ${word}`),
    )
    expect([...new Set(found)]).toEqual([])
  })
})

/** Ids of commands, error codes, and names of parameters and attributes that are no words of other things. */
function factNames(): ReadonlySet<string> {
  const { commands, errors, events, gateway } = buildModel(loadSpec(readSources(join(generator, '..'))))
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

function sources(): string[] {
  return readdirSync(generator, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.ts'))
}

/** Words of the texts in a file; its comments may show names. */
function wordsOf(path: string): string[] {
  const file = ts.createSourceFile(path, readFileSync(join(generator, path), 'utf8'), ts.ScriptTarget.Latest)
  const words: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) {
      words.push(...node.text.split(/[^A-Za-z0-9_.]+/).flatMap((word) => [word, ...word.split('.')]))
    }
    ts.forEachChild(node, visit)
  }
  visit(file)
  return words
}
