import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { rules } from '../../generator/diff/all-rules.js'
import { compareModels, strongest } from '../../generator/diff/compare.js'
import { nextVersion } from '../../generator/diff/next-version.js'
import { type Verdict, verdicts } from '../../generator/diff/shared/rule.js'
import { loadSpec } from '../../generator/load/load.js'
import { buildModel } from '../../generator/model/build/build.js'
import type { Json } from '../../generator/model/model.js'
import { modelJson } from '../../generator/targets/schemas/model-json.js'
import { fc } from '../support/fast-check.js'
import { pairs } from './diff-pairs/pairs.js'
import { type Edit, specWith } from './fixture/spec.js'

type Table = Record<string, Json>

/** What clients wait for: it is in the published model, but in no small spec. */
const patience: Edit = {
  file: 'limits.yaml',
  put: '  patience: { summary: The longest wait., unit: seconds, value: 40, role: slowestAnswer, source: Limits }\n',
}

/** What is known beyond the document: what answers have besides, and what the sandbox alone plays. */
const beyond: Edit = {
  file: 'overlays/field.yaml',
  put: `summary: What is seen beyond the document.
rows:
  F1:
    summary: A further attribute.
    evidence: [tested]
    attributes:
      - { of: [api.Find], name: RRN, gives: retrieval-number, summary: A number. }
  F2:
    summary: A date that is past is taken.
    evidence: [weak]
    tolerates: [pastExpiry]
`,
}

function modelOf(...edits: Edit[]): Table {
  return JSON.parse(JSON.stringify(modelJson(buildModel(loadSpec(specWith(patience, beyond, ...edits))))))
}

const small = modelOf()

/** What no edit of a spec shows. */
const others: readonly { code: string; there: Verdict; back: Verdict; before: Table; after: Table }[] = [
  { code: 'command', there: 'major', back: 'minor', before: small, after: without('commands') },
  { code: 'field-removed', there: 'major', back: 'minor', before: small, after: without('commonEventFields') },
  { code: 'belief', there: 'minor', back: 'major', before: {}, after: { belief: { rows: {} } } },
  { code: 'frame', there: 'minor', back: 'major', before: { gateway: {} }, after: { gateway: { frame: {} } } },
  { code: 'overlay', there: 'minor', back: 'major', before: {}, after: { overlays: [] } },
  { code: 'sandbox', there: 'minor', back: 'minor', before: {}, after: { sandbox: {} } },
  { code: 'reply-child', there: 'minor', back: 'major', before: withChild(['True']), after: withChild(undefined) },
  { code: 'words', there: 'patch', back: 'patch', before: withCondition('S1'), after: withCondition('S2') },
  { code: 'limit', there: 'minor', back: 'minor', before: withNumber(3), after: withNumber(4) },
  { code: 'words', there: 'patch', back: 'patch', before: withReply([]), after: withReply(['S1']) },
  { code: 'enum-value', there: 'major', back: 'major', before: withValue(1), after: withValue('1') },
  { code: 'wire-rule', there: 'major', back: 'major', before: { rules: { depth: 1 } }, after: { rules: { depth: 2 } } },
  { code: 'wire-rule', there: 'minor', back: 'minor', before: withTimeout(60_000), after: withTimeout(75_000) },
  { code: 'format', there: 'major', back: 'major', before: { formatVersion: 1 }, after: { formatVersion: 2 } },
  { code: 'unclassified', there: 'major', back: 'major', before: {}, after: { novelty: 1 } },
]

/** A command whose answer has an element, which comes with some outcomes or with all. */
function withChild(outcomes: string[] | undefined): Table {
  const child: Table = { name: 'Item', ...(outcomes && { in: outcomes }) }
  return { commands: [{ id: 'api.Find', reply: { children: [child] } }] }
}

function withReply(decided: string[]): Table {
  return { commands: [{ id: 'api.Pay', reply: { decided } }] }
}

/** A command with a condition that rests on a row of the register. */
function withCondition(row: string): Table {
  return { commands: [{ id: 'api.Pay', rules: [{ kind: 'anyOf', fields: ['Amount'], decided: [row] }] }] }
}

/** A limit that is no bound of values: it is known by its name, not by its number. */
function withNumber(value: number): Table {
  return {
    limits: [
      { name: 'interval', value },
      { name: 'other', value: 3 },
    ],
  }
}

function withTimeout(milliseconds: number): Table {
  return { rules: { client: { timeout: { milliseconds } } } }
}

function withValue(value: string | number): Table {
  return { enums: [{ name: 'way', values: [{ value }] }] }
}

/** The small model without the last row of a table. */
function without(table: string): Table {
  const rows = small[table]
  return { ...small, [table]: Array.isArray(rows) ? rows.slice(0, -1) : [] }
}

describe('every rule', () => {
  it.each(pairs)('$code: $title is $there, undone $back', ({ code, there, back, edits }) => {
    expectVerdicts(small, modelOf(...edits), code, there, back)
  })

  it.each(others)('$code is $there, undone $back', ({ code, there, back, before, after }) => {
    expectVerdicts(before, after, code, there, back)
  })

  it('is tried', () => {
    const tried = new Set([...pairs, ...others].map(({ code }) => code))
    expect(rules.map(({ code }) => code).filter((code) => !tried.has(code))).toEqual([])
  })

  it('has a code of its own', () => {
    expect(new Set(rules.map(({ code }) => code)).size).toBe(rules.length)
  })
})

function expectVerdicts(before: Table, after: Table, code: string, there: Verdict, back: Verdict): void {
  const changes = compareModels(before, after)
  expect(changes.map((change) => change.code)).toContain(code)
  expect(strongest(changes)).toBe(there)
  expect(strongest(compareModels(after, before))).toBe(back)
}

describe('two models', () => {
  it('that differ in one property of a named item say which', () => {
    const edited = modelOf({
      file: 'types.yaml',
      find: 'orderId:\n    summary: Id of a payment.\n    base: text',
      put: 'orderId:\n    summary: Id of a payment.\n    id: true\n    base: text',
    })
    const reworded = modelOf({
      file: 'types.yaml',
      find: 'orderId:\n    summary: Id of a payment.\n    base: text',
      put: 'orderId:\n    summary: Its id.\n    id: true\n    base: text',
    })
    const changes = compareModels(edited, reworded)
    expect(changes.map(({ path }) => path)).toContain('types/orderId/summary')
    expect(new Set(changes.map(({ code }) => code))).toEqual(new Set(['words']))
  })

  it('that are the same have no difference', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([...pairs]), (chosen) => {
        const model = modelOf(...compatible(chosen).flatMap(({ edits }) => edits))
        expect(compareModels(model, structuredClone(model))).toEqual([])
      }),
      { numRuns: 20 },
    )
  })

  it('are not judged smaller when another difference is added', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([...pairs], { minLength: 1, maxLength: 4 }), (chosen) => {
        const [last, ...first] = compatible(chosen)
        if (last === undefined) return
        const fewer = rank(compareModels(small, modelOf(...first.flatMap(({ edits }) => edits))))
        const all = rank(compareModels(small, modelOf(...[...first, last].flatMap(({ edits }) => edits))))
        expect(all).toBe(Math.max(fewer, verdicts.indexOf(last.there)))
      }),
      { numRuns: 60 },
    )
  })

  it('that differ anywhere differ in the report', () => {
    const places = leaves(small).filter((path) => !isTold(path))
    fc.assert(
      fc.property(fc.constantFrom(...places), (path) => {
        expect(compareModels(small, changedAt(small, path)).length).toBeGreaterThan(0)
      }),
      { numRuns: 300 },
    )
  })
})

/** Told where they come from: by types, and by the rows of overlays. */
function isTold(path: Path): boolean {
  const [table, , part, inner] = path
  if (table === 'overlays' && (part === 'commands' || part === 'resources')) return true
  return (table === 'gateway' && inner === 'type') || derived.some((name) => path.includes(name))
}

const derived = [
  '$schema',
  'words',
  'reserved',
  'needs',
  'moves',
  'emits',
  'emittedBy',
  'referredBy',
  'base',
  'sensitive',
  'pattern',
].concat(['minLength', 'maxLength', 'minimum', 'maximum', 'scale'])

/** Edits of files that no other edit touches: two in one file may be about the same words. */
function compatible(chosen: typeof pairs): typeof pairs {
  const files = new Set<string>()
  return chosen.filter(({ edits }) => edits.every(({ file }) => !files.has(file) && files.add(file)))
}

function rank(changes: readonly { readonly verdict: Verdict }[]): number {
  const verdict = strongest(changes)
  return verdict === undefined ? -1 : verdicts.indexOf(verdict)
}

type Path = readonly (string | number)[]

function leaves(value: Json, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path]
  if (Array.isArray(value)) return value.flatMap((item: Json, index) => leaves(item, [...path, index]))
  return Object.entries(value).flatMap(([name, item]) => leaves(item, [...path, name]))
}

function changedAt(value: Json, [name, ...rest]: Path): Json {
  if (name === undefined) return `${value} changed`
  if (Array.isArray(value)) return value.map((item: Json, index) => (index === name ? changedAt(item, rest) : item))
  const object = value as Table
  return { ...object, [name]: changedAt(object[name] ?? null, rest) }
}

describe('the page of the rules', () => {
  it('tells each with its code, and no other', () => {
    const page = readFileSync(fileURLToPath(new URL('../../docs/comparing.md', import.meta.url)), 'utf8')
    const rows = [...page.matchAll(/^\| `([a-z-]+)` +\| (.+?) +\|$/gm)].map(([, code, says]) => ({ code, says }))
    expect(rows).toEqual(rules.map(({ code, summary }) => ({ code, says: summary })))
  })
})

describe('the next version', () => {
  it.each([
    ['1.2.3', 'major', '2.0.0'],
    ['1.2.3', 'minor', '1.3.0'],
    ['1.2.3', 'patch', '1.2.4'],
    ['0.2.3', 'major', '0.3.0'],
    ['0.2.3', 'minor', '0.2.4'],
    ['0.2.3', 'patch', '0.2.4'],
    ['1.3.0-beta.1', undefined, '1.3.0'],
  ] as const)('after %s with %s is %s', (version, verdict, next) => {
    expect(nextVersion(version, verdict)).toBe(next)
  })
})
