import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { afterAll, describe, expect, it } from 'vitest'
import { closest } from '../../generator/lib/did-you-mean.js'
import { SpecReader } from '../../generator/load/cached-reader.js'
import { checkSchema } from '../../generator/load/check-schema.js'
import { loadSpec } from '../../generator/load/load.js'
import { readSources } from '../../generator/load/read-files.js'
import { schemas } from '../../generator/load/schemas.js'
import { dataOf, get, type Node } from '../../generator/load/yaml/node.js'
import { parseYaml } from '../../generator/load/yaml/parse.js'
import { projectRoot } from './fixture/project.js'
import { files, specWith } from './fixture/spec.js'

function parsed(text: string): Node {
  const { root, findings } = parseYaml(text)
  expect(findings).toEqual([])
  if (!root) throw new Error('nothing was parsed')
  return root
}

describe('reading YAML', () => {
  it('keeps the place of every value', () => {
    const text = 'a: 1\nb: { c: [x, "y z"] }\n'
    const list = get(parsed(text), 'b', 'c')
    expect(list?.kind === 'list' && list.items.map(({ start, end }) => text.slice(start, end))).toEqual(['x', '"y z"'])
  })

  it('reads plain values with the core schema and quoted ones as text', () => {
    expect(dataOf(parsed("a: 05\nb: '05'\nc: true\nd: 1.50\ne: null\nf: >-\n  two\n  lines\n"))).toEqual({
      a: 5,
      b: '05',
      c: true,
      d: 1.5,
      e: null,
      f: 'two lines',
    })
  })

  it('takes a number as a name where it is a key', () => {
    expect(dataOf(parsed('1: one\n2: two\n'))).toEqual({ '1': 'one', '2': 'two' })
  })

  it.each([
    ['an alias', 'a: &x 1\nb: *x\n', 'yaml-syntax'],
    ['a second document', 'a: 1\n---\nb: 2\n', 'yaml-syntax'],
    ['an empty file', '', 'yaml-syntax'],
    ['a key twice', 'a: 1\na: 2\n', 'duplicate-key'],
    ['a boolean as a key', 'True: 1\n', 'unquoted'],
    ['a bracket that is not closed', 'a: [1\n', 'yaml-syntax'],
    ['half a character', 'a: "x \\ud800 y"\n', 'yaml-syntax'],
    ['half a character as a key', '"\\udc00": 1\n', 'yaml-syntax'],
    ['a character that is none but by agreement', 'a: "\\ue0000\\ue001"\n', 'yaml-syntax'],
  ])('refuses %s', (_what, text, code) => {
    expect(parseYaml(text).findings.map((finding) => finding.code)).toContain(code)
  })
})

describe('a line with another indent', () => {
  it.each([
    ['deeper', 'a:\n  b: 1\n   c: 2\n  d: 3\n  e: 4\n'],
    ['less deep', 'a:\n   b: 1\n  c: 2\n  d: 3\n  e: 4\n'],
    ['a tab', 'a:\n  b: 1\n\tc: 2\n  d: 3\n  e: 4\n'],
  ])('is reported once, with what to correct: %s', (_what, text) => {
    const { findings } = parseYaml(text)
    expect(findings).toMatchObject([{ code: 'yaml-syntax', help: expect.stringContaining('indent') }])
  })
})

it.each([
  ['lists', `a: ${'['.repeat(4000)}`],
  ['some lists', `a: ${'['.repeat(65)}${']'.repeat(65)}`],
  ['maps', Array.from({ length: 1000 }, (_, depth) => `${' '.repeat(depth)}a:`).join('\n')],
])('%s that are nested too deep are refused with a sentence', (_what, text) => {
  expect(parseYaml(text).findings).toMatchObject([
    { code: 'yaml-syntax', message: expect.stringMatching(/more than 64 levels deep/) },
  ])
})

it.each([
  ['of half a million characters', `${'x '.repeat(250_000)}`],
  ['of two lines', '"One.\\nTwo."'],
  ['with a character that is not printed', '"One \\e two."'],
])('a summary %s is refused at once', (_what, summary) => {
  const { diagnostics } = loadSpec([{ path: 'spec/limits.yaml', text: `limits:\n  one: { summary: ${summary} }\n` }])
  expect(diagnostics.filter(({ message }) => message.startsWith('a summary is'))).toHaveLength(1)
})

describe('a file that cannot be read', () => {
  const root = mkdtempSync(join(tmpdir(), 'card-gateway-'))
  afterAll(() => rmSync(root, { recursive: true }))

  it.each<[string, (path: string) => void, RegExp]>([
    ['a folder', mkdirSync, /^cannot be read: EISDIR/],
    ['a link that leads nowhere', (path) => symlinkSync('nowhere', path), /^cannot be read: ENOENT/],
    ['a link to itself', (path) => symlinkSync(path, path), /^cannot be read: ELOOP/],
    ['no UTF-8', (path) => writeFileSync(path, Uint8Array.of(0xff, 0xfe, 0x41)), /^is not UTF-8/],
  ])('is reported with its place: %s', (_what, make, message) => {
    rmSync(join(root, 'spec'), { recursive: true, force: true })
    mkdirSync(join(root, 'spec'))
    make(join(root, 'spec/limits.yaml'))
    const { diagnostics } = loadSpec(readSources(root))
    expect(diagnostics.filter(({ code }) => code !== 'missing-file')).toEqual([
      {
        code: 'unreadable-file',
        file: 'spec/limits.yaml',
        span: { start: 0, end: 0 },
        message: expect.stringMatching(message),
      },
    ])
  })
})

it.each(['spec/families/api/Pay.yml', 'spec/families/api/Pay.YAML', 'spec/limits.yml'])('%s is reported', (path) => {
  const root = mkdtempSync(join(tmpdir(), 'card-gateway-'))
  mkdirSync(join(root, 'spec/families/api'), { recursive: true })
  writeFileSync(join(root, path), 'command: Pay\n')
  const { diagnostics } = loadSpec(readSources(root))
  expect(diagnostics).toContainEqual(expect.objectContaining({ code: 'unknown-file', file: path }))
  rmSync(root, { recursive: true })
})

describe('a reader that remembers', () => {
  it('reads the same spec from its cache as from the files, and ignores a damaged cache', () => {
    const folder = mkdtempSync(join(tmpdir(), 'card-gateway-'))
    const cache = join(folder, 'spec')
    const sources = specWith()
    const fresh = loadSpec(sources)
    const first = new SpecReader(cache)
    expect(loadSpec(sources, first.read)).toEqual(fresh)
    first.save()
    expect(loadSpec(sources, new SpecReader(cache).read)).toEqual(fresh)
    for (const name of readdirSync(cache)) {
      const file = join(cache, name)
      writeFileSync(file, readFileSync(file, 'utf8').slice(0, 100))
    }
    expect(loadSpec(sources, new SpecReader(cache).read)).toEqual(fresh)
    rmSync(folder, { recursive: true })
  })

  it('reads a file again only when its text changed', () => {
    const reader = new SpecReader()
    const before = loadSpec(specWith(), reader.read)
    const after = loadSpec(specWith({ file: 'limits.yaml', find: 'max: 20', put: 'max: 30' }), reader.read)
    expect(after.documents.types).toBe(before.documents.types)
    expect(after.documents.limits).not.toBe(before.documents.limits)
  })
})

describe('the schemas of the spec language', () => {
  const ajv = new Ajv2020({ strict: false, allErrors: false })
  for (const schema of Object.values(schemas)) ajv.addSchema(schema)
  const texts = [...Object.entries(files).map(([path, text]) => ({ path, text })), ...readSources(projectRoot)]

  it('use only keywords the schema check knows', () => {
    const known = new Set(
      `$schema $id $ref $defs title description type enum const pattern minLength items minItems properties required
       propertyNames additionalProperties minProperties maxProperties oneOf x-refers x-says`.split(/\s+/),
    )
    const used = new Set<string>()
    const visit = (schema: object): void => {
      for (const [keyword, value] of Object.entries(schema)) {
        used.add(keyword)
        if (keyword === 'properties' || keyword === '$defs') Object.values(value).forEach(visitAny)
        if (keyword === 'items' || keyword === 'additionalProperties' || keyword === 'propertyNames') visitAny(value)
        if (keyword === 'oneOf') for (const one of value) expect(Object.keys(one)).toEqual(['required'])
      }
    }
    const visitAny = (value: unknown): void => {
      if (typeof value === 'object' && value !== null) visit(value)
    }
    Object.values(schemas).forEach(visit)
    expect([...used].filter((keyword) => !known.has(keyword))).toEqual([])
  })

  it('accept every file of the spec, read by an editor or by the schema check', () => {
    for (const { path, text } of texts) {
      const name = path.includes('/families/')
        ? 'command'
        : path.includes('/overlays/')
          ? 'overlay'
          : path.replace(/^spec\/|\.yaml$/g, '')
      const root = parsed(text)
      expect(ajv.validate(`${name}.schema.json`, dataOf(root)), `${path}: ${ajv.errorsText()}`).toBe(true)
    }
  })

  it.each([
    ['effect: money', 'effect: monye'],
    ['effect: money', 'effekt: money'],
    ['summary: Charges a card.', 'summary: Charges a card'],
    ['{ type: scheme }', '{ type: scheme, object: payment }'],
    ['{ type: scheme }', '{ presence: optional }'],
    ['in: [atOnce]', 'in: []'],
    ['moves: [charge, decline]', 'moves: { charge: decline }'],
    ['- name: charged', '- name: Charged at once'],
    ['title: charged at once', 'title: 5'],
  ])('refuse the same as an editor does: %s as %s', (from, to) => {
    const text = (files['spec/families/api/Pay.yaml'] ?? '').replace(from, to)
    const root = parsed(text)
    expect(ajv.validate('command.schema.json', dataOf(root))).toBe(false)
    expect(checkSchema(root, 'command').findings.length).toBeGreaterThan(0)
  })
})

describe('closest', () => {
  it.each([
    ['cardHoldr', ['cardHolder', 'cardId'], 'cardHolder'],
    ['DATA', ['Data', 'Date'], 'Data'],
    ['Amuont', ['Amount'], 'Amount'],
    ['Zebra', ['Amount', 'OrderId'], undefined],
    ['Paan', ['ACCESS_DENIED', 'PAN', 'Pay'], 'PAN'],
  ])('finds for %s in %j %s', (name, names, meant) => {
    expect(closest(name, names)).toBe(meant)
  })
})
