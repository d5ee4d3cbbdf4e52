import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { circles, forbidden, type Imports, readImports, wayAround } from './imports.js'

const root = fileURLToPath(new URL('../..', import.meta.url))

const imports: Imports = new Map([
  ['a/one.ts', ['a/two.ts']],
  ['a/two.ts', ['a/three.ts', 'b/leaf.ts']],
  ['a/three.ts', ['a/one.ts', 'a/two.ts']],
  ['b/leaf.ts', []],
  ['b/self.ts', ['b/self.ts']],
])

describe('imports', () => {
  it('in a circle are found, whatever leads in or out', () => {
    expect(circles(imports)).toEqual([['a/one.ts', 'a/three.ts', 'a/two.ts'], ['b/self.ts']])
    expect(wayAround('a/one.ts', imports)).toEqual(['a/one.ts', 'a/two.ts', 'a/three.ts', 'a/one.ts'])
  })

  it('may lead only to the rooms that are named', () => {
    const rooms = new Map([
      ['a', []],
      ['b', ['a']],
      ['a/inner', ['b']],
    ])
    const more: Imports = new Map([...imports, ['a/inner/x.ts', ['b/leaf.ts', 'a/one.ts', 'elsewhere.ts']]])
    expect(forbidden(more, rooms)).toEqual(['a/two.ts -> b/leaf.ts', 'a/inner/x.ts -> a/one.ts'])
    expect(forbidden(more, new Map([['b', []]]))).toEqual([])
  })

  it('are read from types and dynamic imports too, and copies count as what they were copied from', () => {
    const all = readImports(root)
    expect(all.get('generator/emit/print/module.ts')).toEqual([
      'generator/emit/print/declarations.ts',
      'generator/emit/print/printer.ts',
    ])
    expect(all.get('generated/client/src/families/api.ts')).toContain('templates/client/src/caller.ts')
    expect(all.has('generated/client/src/caller.ts')).toBe(false)
  })

  it('of the generator make no circle', () => {
    const generator = new Map([...readImports(root)].filter(([file]) => file.startsWith('generator/')))
    expect(circles(generator)).toEqual([])
  })
})
