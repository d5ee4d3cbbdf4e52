import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { runPython } from './python.js'

const schemas = new URL('../../generated/schemas/', import.meta.url)
const files = ['vectors', 'overlays'].flatMap((folder) =>
  readdirSync(new URL(folder, schemas)).map((file) => new URL(`${folder}/${file}`, schemas)),
)
const count = files.reduce((sum, file) => sum + JSON.parse(readFileSync(file, 'utf8')).vectors.length, 0)

describe('the implementation in Python', () => {
  it('passes every vector, those of overlays included', () => {
    expect(runPython('vectors')).toEqual([{ passed: count, failed: 0 }])
  })

  it('knows no command, no event and no parameter by name', () => {
    const { commands, events } = JSON.parse(readFileSync(new URL('model.json', schemas), 'utf8'))
    const names = [...commands, ...events].map(({ id, name }: { id?: string; name: string }) => id ?? name)
    const folder = new URL('python/', import.meta.url)
    for (const file of readdirSync(folder).filter((name) => name.endsWith('.py'))) {
      const text = readFileSync(new URL(file, folder), 'utf8')
      expect(names.filter((name) => text.includes(name))).toEqual([])
    }
  })
})
