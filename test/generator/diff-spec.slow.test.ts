import { describe, expect, it } from 'vitest'
import { type Change, compareModels } from '../../generator/diff/compare.js'
import { examplesOf, withExamples } from '../../generator/diff/examples.js'
import { Memory } from '../../generator/lib/memo.js'
import { loadSpec } from '../../generator/load/load.js'
import { readSources } from '../../generator/load/read-files.js'
import type { Spec } from '../../generator/load/spec.js'
import { buildModel, type Foundation } from '../../generator/model/build/build.js'
import type { Json, Model } from '../../generator/model/model.js'
import { modelJson } from '../../generator/targets/schemas/model-json.js'
import { projectRoot } from './fixture/project.js'
import { type Mutant, mutantsOf } from './spec-mutants.js'

const spec = loadSpec(readSources(projectRoot))
const memory = new Memory<Foundation>()
const model = buildModel(spec, memory)
const whole = JSON.stringify(model)
const before = published(model)

/** Parts of the spec without meaning outside the project, each with the reason. */
const meaningless: Readonly<Record<string, string>> = {
  'gateway: shown.command': 'what our own READMEs show: nothing of the interface',
  'gateway: shown.event': 'what our own READMEs show: nothing of the interface',
  'gateway: shown.error': 'what our own READMEs show: nothing of the interface',
  'gateway: shown.waitFor.order': 'what our own READMEs show: nothing of the interface',
  'gateway: shown.waitFor.state': 'what our own READMEs show: nothing of the interface',
  'gateway: shown.waitFor.seconds': 'what our own READMEs show: nothing of the interface',
  'gateway: shown.returnTo.name': 'what our own READMEs show: nothing of the interface',
  'gateway: shown.returnTo.address': 'what our own READMEs show: nothing of the interface',
  'gateway: shown.diagrams.*': 'how our own dashboard draws: nothing of the interface',
  'gateway: shown.diagrams.* gone': 'how our own dashboard draws: nothing of the interface',
  'command: path': 'null says that the document shows no path; nothing else may stand there',
  'command: reply.format': 'says json where the fields say it already',
  'types: types.*.wire': 'says number where the base of the values says it already',
  'sandbox: technical.decided': 'a reference to the register, which is judged by itself',
  'sandbox: technical.decided gone': 'a reference to the register, which is judged by itself',
  'overlay: over gone': 'without it an overlay lies over lenient, and that is what it says',
}

/** What cannot be changed by itself, because other places of the spec would lead nowhere. */
const bound = [
  'command: request.*.pairs.*.same',
  'gateway: frame.outcome',
  'limits: limits.* gone',
  'states: machines.* gone',
  'overlay: rows.*.examples.[].sends gone',
  'overlay: rows.*.examples.[].command gone',
  'overlay: rows.*.examples.[].answers gone',
  'overlay: rows.*.examples.[].event gone',
  'types: types.* gone',
]

/** What people read and programs do not: its changes are patch, and those of nothing else are. */
const words = [
  /\b(summary|description|source|decided|docs|title|note|also|sample|says|question|kind)$/,
  /^gateway: name$/,
  /^\w[\w-]*: (.*\.)?(decided|where|evidence)\.\[\]$/,
  /\b(examples|conventions|authentication|environments)\b/,
  /^unspecified: unspecified\.\*$/,
  /^errors: errors\.\*\.(advice\.(payer|merchant)|obtain\.\w+)$/,
  /^overlay: rows\.\*\.errors\.\*\.advice\.(payer|merchant)$/,
  /^states: machines\.\*\.transitions\.\*\.when$/,
  /^types: types\.\*\.(advise|values\.\*\.name)(\.\w+)?$/,
  /^sandbox: standIns\.\*$/,
]

/** Named like texts for people, but programs depend on them. */
const works = new Set([
  // Without its sentence there is no stand-in.
  'sandbox: standIns.* gone',
  // The status that the gateway answers.
  'overlay: rows.*.statuses.[].says',
  'overlay: rows.*.statuses.[].says gone',
])

interface Finding {
  readonly kind: string
  /** There and back; nothing when no such change makes another model. */
  readonly changes?: readonly [there: readonly Change[], back: readonly Change[]]
  /** The model cannot be built: something else of the spec needs what was changed. */
  readonly isBound: boolean
}

const findings = byKind(mutantsOf(spec)).flatMap(([kind, mutants]) => judged(kind, mutants))
const told = findings
  .map(({ kind, changes = [[], []] }) => ({ kind, changes: changes.flat() }))
  .filter(({ changes }) => changes.length > 0)

describe('a change of anything in the spec', () => {
  it('is tried at every place that other places do not refer to', () => {
    expect(told.length).toBeGreaterThan(400)
    expect(findings.filter(({ isBound }) => isBound).map(({ kind }) => kind)).toEqual(expect.arrayContaining(bound))
    expect(findings.filter(({ isBound }) => isBound)).toHaveLength(bound.length)
  })

  it('is noticed, and so is undoing it, unless it has no meaning', () => {
    const missed = findings.filter(({ changes = [[], []] }) => changes.some((found) => found.length === 0))
    const kinds = missed.flatMap(({ kind, isBound }) => (isBound ? [] : [kind]))
    expect(kinds.sort()).toEqual(Object.keys(meaningless).sort())
  })

  it('is judged by a rule of its own', () => {
    const unknown = told.filter(({ changes }) => changes.some(({ code }) => code === 'unclassified'))
    expect(unknown.map(({ kind }) => kind)).toEqual([])
  })

  it('is a patch when only descriptions change, and more otherwise', () => {
    const wrong = told.filter(({ kind, changes }) => isPatch(changes) !== isOfWords(kind))
    expect(
      wrong.map(({ kind, changes }) => [kind, ...changes.map(({ verdict, code }) => `${verdict} ${code}`)]),
    ).toEqual([])
  })
})

function byKind(mutants: readonly Mutant[]): [string, Mutant[]][] {
  const kinds = new Map<string, Mutant[]>()
  for (const mutant of mutants) {
    const same = kinds.get(mutant.kind)
    if (same) same.push(mutant)
    else kinds.set(mutant.kind, [mutant])
  }
  return [...kinds]
}

/** By the first mutant that makes another model. Nothing when the schema of its file allows none. */
function judged(kind: string, mutants: readonly Mutant[]): Finding[] {
  let isBound: boolean | undefined
  for (const mutant of mutants.slice(0, 20)) {
    const changed = mutant.spec()
    if (changed === undefined) continue
    const other = modelOf(changed)
    isBound = other === undefined && isBound !== false
    if (other === undefined || JSON.stringify(other) === whole) continue
    const after = published(other)
    return [{ kind, changes: [compareModels(before, after), compareModels(after, before)], isBound }]
  }
  return isBound === undefined ? [] : [{ kind, isBound }]
}

function isOfWords(kind: string): boolean {
  return !works.has(kind) && words.some((word) => word.test(kind.replace(/ gone$/, '')))
}

function isPatch(changes: readonly Change[]): boolean {
  return changes.every(({ verdict }) => verdict === 'patch')
}

/** Nothing when the model needs something that the spec no longer has. */
function modelOf(changed: Spec): Model | undefined {
  try {
    return buildModel(changed, memory)
  } catch {
    return undefined
  }
}

function published(one: Model): Json {
  return withExamples(JSON.parse(JSON.stringify(modelJson(one))), examplesOf(one))
}
