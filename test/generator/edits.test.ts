import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { type Generated, Pipeline } from '../../generator/pipeline/pipeline.js'
import { fc } from '../support/fast-check.js'
import { copyProject } from './fixture/project.js'

const project = copyProject()

afterAll(project.remove)

/** Makes another text of a file's, or null of a file that goes. `pick` chooses a place in it. */
type Change = (text: string, pick: number) => string | null

interface Step {
  readonly name: string
  readonly file: string
  readonly change: Change
  readonly pick: number
  readonly isTakenBack: boolean
}

/** Edits of the spec that leave one to generate from. */
const harmless: Readonly<Record<string, Change>> = {
  'another summary': (text, pick) => replaced(text, /^ *summary: (?=[A-Z])/gm, pick, (found) => `${found}In short, `),
  'a comment': (text) => `# A remark.\n${text}`,
}

/** Edits that mostly do not. */
const damage: Readonly<Record<string, Change>> = {
  'a line less': (text, pick) => replaced(text, /^.*\n/gm, pick, () => ''),
  'another number': (text, pick) => replaced(text, /(?<=: )\d+\b/g, pick, (found) => `${Number(found) + 1}`),
  'another name': (text, pick) => replaced(text, /(?<=(?:type|moves|emits): \[?)\w+/g, pick, (found) => `${found}X`),
  'the file gone': () => null,
}

const handMade: Readonly<Record<string, Change>> = { 'a line more': (text) => `${text}// A remark.\n` }

const byHand: Readonly<Record<string, Change>> = { overwritten: () => 'x', 'the file gone': () => null }

const steps = (files: readonly string[], changes: Readonly<Record<string, Change>>, isTakenBack = false) =>
  fc
    .tuple(fc.constantFrom(...files), fc.constantFrom(...Object.entries(changes)), fc.nat())
    .map(([file, [name, change], pick]): Step => ({ name, file, change, pick, isTakenBack }))

/** What generates after an edit. */
type Generate = () => Promise<Generated>

describe('a pipeline', () => {
  it('that runs again gives after any edits what a fresh one gives', { timeout: 120_000 }, async () => {
    const pipeline = new Pipeline(project.root, { again: true })
    await expectFreshAfterEdits(() => pipeline.generate(true), 7, 14)
  })

  it('of a new process gives what it would if nothing had been kept', { timeout: 120_000 }, async () => {
    const cache = join(project.root, '.cache')
    await expectFreshAfterEdits(() => new Pipeline(project.root, { cache }).generate(true), 8, 10)
  })
})

async function expectFreshAfterEdits(generate: Generate, seed: number, numRuns: number): Promise<void> {
  await generate()
  const spec = filesBelow('spec', '.yaml')
  const any = fc.oneof(
    steps(spec, harmless),
    steps(spec, damage, true),
    steps(filesBelow('templates', '.ts'), handMade),
    steps(filesBelow('generated', ''), byHand),
  )
  const done: string[] = []
  for (const { name, file, change, pick, isTakenBack } of fc.sample(any, { seed, numRuns })) {
    const path = join(project.root, file)
    const before = readFileSync(path, 'utf8')
    const after = change(before, pick)
    if (after === null) rmSync(path)
    else writeFileSync(path, after)
    await expectFresh(generate, [...done, `${file}: ${name}`])
    if (isTakenBack) {
      writeFileSync(path, before)
      await expectFresh(generate, [...done, `${file}: ${name}`, 'taken back'])
    }
    done.push(`${file}: ${name}`)
  }
}

/** What it says, and what it leaves on disk, is what a pipeline without memory would. */
async function expectFresh(generate: Generate, done: readonly string[]): Promise<void> {
  const { diagnostics } = await generate()
  const fresh = await new Pipeline(project.root).generate(false)
  expect({ done, diagnostics }).toEqual({ done, diagnostics: fresh.diagnostics })
  const stale = fresh.reports.flatMap(({ target, changes }) => changes.map(({ path }) => `${target}/${path}`))
  expect({ done, stale }).toEqual({ done, stale: [] })
}

/** Replaces one of the places a pattern finds; the same text when it finds none. */
function replaced(text: string, pattern: RegExp, pick: number, by: (found: string) => string): string {
  const places = [...text.matchAll(pattern)]
  const place = places[pick % places.length]
  if (place === undefined) return text
  return text.slice(0, place.index) + by(place[0]) + text.slice(place.index + place[0].length)
}

function filesBelow(folder: string, ending: string): string[] {
  return readdirSync(join(project.root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(ending))
    .map((entry) => relative(project.root, join(entry.parentPath, entry.name)))
    .sort()
}
