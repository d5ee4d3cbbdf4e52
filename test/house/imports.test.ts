import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { drawing } from './drawing.js'
import { circles, forbidden, type Imports, readImports, wayAround, withoutRoom } from './imports.js'
import { rooms } from './rooms.js'

const root = fileURLToPath(new URL('../..', import.meta.url))

const project = readImports(root)

const imports: Imports = new Map([
  ['a/one.ts', ['a/two.ts']],
  ['a/two.ts', ['a/three.ts', 'b/leaf.ts']],
  ['a/three.ts', ['a/one.ts', 'a/two.ts']],
  ['b/leaf.ts', []],
  ['b/self.ts', ['b/self.ts']],
])

describe('imports', () => {
  it('in a circle are found, whatever else imports the files or is imported', () => {
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
    expect(forbidden(more, rooms)).toEqual([
      'a/two.ts imports b/leaf.ts, but a may import nothing outside itself.',
      'a/inner/x.ts imports a/one.ts, but a/inner may import only b.',
    ])
    expect(forbidden(more, new Map([['b', []]]))).toEqual([])
    expect(withoutRoom(more, new Map([['b', []]]), ['a', 'b'])).toEqual(
      ['a/one.ts', 'a/two.ts', 'a/three.ts', 'a/inner/x.ts'].map((file) => `${file} stands in no room.`),
    )
  })

  it('go down only: folders do not import each other in a circle', () => {
    expect(circles(rooms)).toEqual([])
    for (const others of rooms.values()) for (const other of others) expect(rooms.has(other), other).toBe(true)
  })

  it('of the sandbox are drawn in docs/architecture.md as they are', () => {
    const page = readFileSync(`${root}docs/architecture.md`, 'utf8')
    expect(page).toContain(`\n${drawing(project, rooms, 'templates/sandbox/src')}\n`)
  })

  it('are found in types and dynamic imports too; a copied file counts as its original', () => {
    expect(project.get('generator/emit/print/module.ts')).toEqual([
      'generator/emit/print/declarations.ts',
      'generator/emit/print/printer.ts',
    ])
    expect(project.get('generated/client/src/families/api.ts')).toContain('templates/client/src/caller.ts')
    expect(project.has('generated/client/src/caller.ts')).toBe(false)
  })

  it('of the generator and of the sandbox make no circle', () => {
    const both = [...project].filter(([file]) => /^generator\/|^\w+\/sandbox\//.test(file))
    expect(both.length).toBeGreaterThan(300)
    expect(circles(new Map(both))).toEqual([])
  })
})
