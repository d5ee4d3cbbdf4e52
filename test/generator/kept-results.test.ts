import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { KeptTrees } from '../../generator/load/kept-trees.js'
import { KeptResults } from '../../generator/write/kept-results.js'

function openResults() {
  const folder = mkdtempSync(join(tmpdir(), 'card-gateway-results-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const path = join(folder, 'results.json')
  let done = 0
  return {
    path,
    /** The results of several pieces of work in one process. */
    async process(...works: readonly (readonly [name: string, from: readonly unknown[]])[]) {
      const kept = new KeptResults<string>(path)
      const given: string[] = []
      for (const [name, from] of works) given.push(await kept.recall(name, from, async () => `${name} ${++done}`))
      kept.save()
      return given
    },
  }
}

describe('results that are kept', () => {
  it('are found by the next process, and made again for other input or other work', async () => {
    const { process } = openResults()
    expect(await process(['play', [{ a: 1 }, 'x']], ['play', [{ a: 1 }, 'x']])).toEqual(['play 1', 'play 1'])
    expect(await process(['play', [{ a: 1 }, 'x']])).toEqual(['play 1'])
    expect(await process(['play', [{ a: 2 }, 'x']], ['compile', [{ a: 1 }, 'x']])).toEqual(['play 2', 'compile 3'])
  })

  it('only cost time where they cannot be written', async () => {
    const { path } = openResults()
    writeFileSync(path, '')
    const kept = new KeptResults<string>(join(path, 'below-a-file.json'))
    expect(await kept.recall('a', [], async () => 'made')).toBe('made')
    expect(() => kept.save()).not.toThrow()
    const trees = new KeptTrees(join(path, 'trees'))
    trees.parse('a: 1')
    expect(() => trees.save()).not.toThrow()
  })

  it('are dropped when a later process did not use them, or when the file is damaged', async () => {
    const { path, process } = openResults()
    await process(['a', []])
    await process(['b', []])
    expect(await process(['a', []], ['b', []])).toEqual(['a 3', 'b 2'])
    writeFileSync(path, 'damaged')
    expect(await process(['b', []])).toEqual(['b 4'])
  })
})
