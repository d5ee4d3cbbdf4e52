import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Memory } from '../../generator/lib/memo.js'
import { apply } from '../../generator/write/apply.js'
import { withBanner } from '../../generator/write/banner.js'
import { compare } from '../../generator/write/compare.js'
import { shortDiff } from '../../generator/write/diff.js'
import { readTree, rememberingReader } from '../../generator/write/tree.js'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'card-gateway-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

describe('compare and apply', () => {
  it('change what differs, add what is missing, remove what is left over', () => {
    mkdirSync(join(folder, 'src/old'), { recursive: true })
    writeFileSync(join(folder, 'src/same.ts'), 'same')
    writeFileSync(join(folder, 'src/other.ts'), 'before')
    writeFileSync(join(folder, 'src/old/gone.ts'), 'gone')
    const files = new Map([
      ['src/same.ts', 'same'],
      ['src/other.ts', 'after'],
      ['src/new/file.ts', 'new'],
    ])
    const changes = compare(readTree(folder), files)
    expect(changes).toEqual([
      { kind: 'write', path: 'src/new/file.ts', after: 'new' },
      { kind: 'remove', path: 'src/old/gone.ts', before: 'gone' },
      { kind: 'write', path: 'src/other.ts', before: 'before', after: 'after' },
    ])
    apply(folder, changes)
    expect(new Map(readTree(folder))).toEqual(files)
    expect(readdirSync(join(folder, 'src')).sort()).toEqual(['new', 'other.ts', 'same.ts'])
    expect(compare(readTree(folder), files)).toEqual([])
  })

  it('compare with a folder that is not there', () => {
    expect(compare(readTree(join(folder, 'none')), new Map([['a.ts', 'a']]))).toEqual([
      { kind: 'write', path: 'a.ts', after: 'a' },
    ])
  })

  it('leave a file whole when the new one cannot be written', () => {
    writeFileSync(join(folder, 'a.ts'), 'before')
    mkdirSync(join(folder, `a.ts.${process.pid}.tmp`))
    expect(() => apply(folder, [{ kind: 'write', path: 'a.ts', before: 'before', after: 'after' }])).toThrow()
    expect(readFileSync(join(folder, 'a.ts'), 'utf8')).toBe('before')
  })
})

describe('rememberingReader', () => {
  afterEach(() => {
    vi.useRealTimers()
  })

  it('reads what was changed, added and removed since, whatever the size', () => {
    const path = join(folder, 'a.ts')
    writeFileSync(path, 'one')
    writeFileSync(join(folder, 'b.ts'), 'same')
    const read = rememberingReader()
    expect(Object.fromEntries(read(folder))).toEqual({ 'a.ts': 'one', 'b.ts': 'same' })
    writeFileSync(path, 'two')
    expect(Object.fromEntries(read(folder))).toEqual({ 'a.ts': 'two', 'b.ts': 'same' })
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 1_000 })
    // From now on the files are old enough to be remembered.
    read(folder)
    rmSync(path)
    writeFileSync(path, 'six')
    writeFileSync(join(folder, 'c.ts'), 'new')
    rmSync(join(folder, 'b.ts'))
    expect(Object.fromEntries(read(folder))).toEqual({ 'a.ts': 'six', 'c.ts': 'new' })
  })
})

describe('shortDiff', () => {
  it('shows the first difference with the line before it', () => {
    expect(shortDiff('a\nb\nc\nd\n', 'a\nb\nX\nY\nd\n')).toEqual(['@@ line 3 @@', '  b', '- c', '+ X', '+ Y'])
  })

  it('shortens a long one', () => {
    const lines = Array.from({ length: 30 }, (_, index) => `line ${index}`).join('\n')
    const diff = shortDiff('', lines)
    expect(diff).toHaveLength(9)
    expect(diff.at(-1)).toBe('  … 24 more')
  })
})

describe('withBanner', () => {
  it('uses the comment syntax of the format, and adds nothing where there is none', () => {
    expect(withBanner('a.ts', 'x', 'Hello.')).toBe('// Hello.\nx')
    expect(withBanner('a.md', 'x', 'Hello.')).toBe('<!-- Hello. -->\nx')
    expect(withBanner('a.json', '{}', 'Hello.')).toBe('{}')
  })
})

describe('memory', () => {
  it('does the work again only when its input has another value', () => {
    const memory = new Memory<number>()
    let runs = 0
    const recall = (name: string, from: unknown): number => memory.recall(name, [from], () => ++runs)
    expect(recall('a', { x: [1, 'y'] })).toBe(1)
    expect(recall('a', { x: [1, 'y'] })).toBe(1)
    expect(recall('b', { x: [1, 'y'] })).toBe(2)
    expect(recall('a', { x: [1, 'z'] })).toBe(3)
    expect(recall('a', { x: ['1', 'z'] })).toBe(4)
    expect(recall('a', undefined)).toBe(5)
    expect(recall('a', 'undefined')).toBe(6)
    expect(recall('a', null)).toBe(7)
  })
})
