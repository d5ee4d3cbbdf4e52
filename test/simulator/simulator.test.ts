import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { runs } from '../support/runs.js'
import { bundle } from './bundle.js'
import { mutants } from './mutants.js'
import { morning, play, report } from './play.js'

let file = ''
beforeAll(async () => {
  file = await bundle()
})

describe('a morning of shops and gateway', () => {
  test('nothing is lost or done twice, whatever the seed', async () => {
    const results = await play(
      file,
      ['1', '2', '3', '4', '5'].slice(0, runs(2, 5)).map((seed) => ({ ...morning, seed })),
    )
    expect(results.filter(({ violation }) => violation !== undefined).map(report)).toEqual([])
    for (const { shipped } of results) expect(shipped).toBeGreaterThan(5)
  }, 120_000)

  test('a seed repeats a run to the byte', async () => {
    const runs = await Promise.all(['7', '7', '8'].map((seed) => play(file, [{ ...morning, seed }])))
    const [first, second, other] = runs.map(([result]) => result?.digest)
    expect(first).toMatch(/^[0-9a-f]{32}$/)
    expect(second).toBe(first)
    expect(other).not.toBe(first)
  }, 120_000)
})

test.each(mutants)('what undoes a fix still finds its place: $name', ({ changes }) => {
  for (const { file, find } of changes) {
    const text = readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8')
    expect(text.split(find), file).toHaveLength(2)
  }
})
