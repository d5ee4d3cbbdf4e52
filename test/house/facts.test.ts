import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { loadSpec } from '../../generator/load/load.js'
import { readSources } from '../../generator/load/read-files.js'
import { buildModel } from '../../generator/model/build/build.js'

const generator = fileURLToPath(new URL('../../generator', import.meta.url))

/** Names that code of the generator may know, by file or folder, and why. */
const allowed: readonly { where: string; why: string; names: readonly string[] | 'all' }[] = [
  { where: 'emit/types', why: 'what the frame of every message is called', names: ['Success', 'Notification'] },
  { where: 'projections', why: 'what the frame of every message is called', names: ['Success', 'Notification'] },
  { where: 'model/build/examples.ts', why: 'what the frame of every message is called', names: ['Success'] },
  { where: 'lint/rules', why: 'what the frame of every message is called', names: ['Success', 'Notification'] },
  { where: 'cli/topics', why: 'what the frame of every message is called', names: ['Success'] },
  {
    where: 'targets/client',
    why: 'a status is asked for by the order, which the hand-written half does too',
    names: ['OrderId', 'Success'],
  },
  {
    where: 'targets/notifications/event-groups.ts',
    why: 'what the frame of every message is called',
    names: ['Success'],
  },
  {
    where: 'targets/notifications/receiver.ts',
    why: 'a docstring shows a handler',
    names: ['OrderId'],
  },
  {
    where: 'targets/mock/index.ts',
    why: 'a docstring shows a script',
    names: ['api.Pay', 'api.Charge', 'ErrCode', 'CARD_EXPIRED', 'OrderId'],
  },
  { where: 'targets/sandbox/index.ts', why: 'a docstring names where card data go', names: ['PayInfo'] },
  {
    where: 'targets/schemas',
    why: 'rules and vectors tell how the hand-written halves treat these very names',
    names: 'all',
  },
  { where: 'targets/docs', why: 'pages speak of the gateway', names: 'all' },
]

describe('the generator', () => {
  it('knows no command, error code or parameter by name: they stand in the spec', () => {
    const names = factNames()
    expect(names.size).toBeGreaterThan(100)
    const found = sources().flatMap((path) =>
      wordsOf(path)
        .filter((word) => names.has(word) && !isAllowed(path, word))
        .map((word) => `${path}: ${word}`),
    )
    expect([...new Set(found)]).toEqual([])
  })

  it('is allowed no name that it does not use', () => {
    const used = (where: string) => new Set(sources().flatMap((path) => (isIn(path, where) ? wordsOf(path) : [])))
    const idle = allowed.flatMap(({ where, names }) =>
      names === 'all' ? [] : names.filter((name) => !used(where).has(name)).map((name) => `${where}: ${name}`),
    )
    expect(idle).toEqual([])
  })
})

/** Ids of commands, error codes, and names of parameters and attributes that are no words of other things. */
function factNames(): ReadonlySet<string> {
  const { commands, errors, events } = buildModel(loadSpec(readSources(join(generator, '..'))))
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
    'Success',
    'Notification',
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

function isAllowed(path: string, word: string): boolean {
  return allowed.some(({ where, names }) => isIn(path, where) && (names === 'all' || names.includes(word)))
}

function isIn(path: string, where: string): boolean {
  return path === where || path.startsWith(`${where}/`)
}
