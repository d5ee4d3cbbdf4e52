import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readVectors } from '../conformance/vectors.js'
import { runPython } from './python.js'

const published = readdirSync(new URL('../../generated/schemas/vectors/', import.meta.url))
const count = published.reduce((sum, file) => sum + readVectors(file.replace('.json', '')).vectors.length, 0)

describe('the implementation in Python', () => {
  it('passes every vector', () => {
    expect(runPython('vectors')).toEqual([{ passed: count, failed: 0 }])
  })

  it('knows no command, no event and no parameter by name', () => {
    const { commands, events } = JSON.parse(
      readFileSync(new URL('../../generated/schemas/model.json', import.meta.url), 'utf8'),
    )
    const names = [...commands, ...events].map(({ id, name }: { id?: string; name: string }) => id ?? name)
    const folder = new URL('python/', import.meta.url)
    for (const file of readdirSync(folder).filter((name) => name.endsWith('.py'))) {
      const text = readFileSync(new URL(file, folder), 'utf8')
      expect(names.filter((name) => text.includes(name))).toEqual([])
    }
  })
})
