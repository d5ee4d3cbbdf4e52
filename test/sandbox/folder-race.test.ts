import type * as FileSystem from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { StoreUnavailable } from '@card-gateway/sandbox'
import { holdFolder } from '@card-gateway/sandbox/store/sql/folder-lock'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

// Several processes come for one folder: what happens between two steps of one of them.

const before = vi.hoisted(() => ({ rename: async () => {}, writeFile: async () => {}, afterRename: async () => {} }))
vi.mock('node:fs/promises', async (original) => {
  const real = await original<typeof FileSystem>()
  return {
    ...real,
    rename: async (...given: Parameters<typeof real.rename>) => {
      await before.rename()
      await real.rename(...given)
      await before.afterRename()
    },
    writeFile: async (...given: Parameters<typeof real.writeFile>) => {
      await before.writeFile()
      await real.writeFile(...given)
    },
  }
})

const { mkdtemp, readdir, readFile, rm, writeFile } = await vi.importActual<typeof FileSystem>('node:fs/promises')
let parent = ''
let path = ''
let pid = ''

beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'sandbox-race-'))
  path = `${parent}/data`
  pid = `${path}.pid`
})
afterEach(async () => {
  Object.assign(before, { rename: async () => {}, writeFile: async () => {}, afterRename: async () => {} })
  await rm(parent, { recursive: true, force: true })
})

const dead = '999999999\nx'
const other = '999999998\ny'

it('another one took the folder over after it was found free: it stays that one’s', async () => {
  await writeFile(pid, dead)
  before.rename = () => writeFile(pid, other)
  await expect(holdFolder(path)).rejects.toThrow('in use by another sandbox (process 999999999)')
  expect(await readFile(pid, 'utf8')).toBe(other)
  expect((await readdir(parent)).sort()).toEqual(['data', 'data.pid'])
})

it('another one came in after the dead one was put aside: it stays that one’s', async () => {
  await writeFile(pid, dead)
  before.afterRename = () => writeFile(pid, other)
  await expect(holdFolder(path)).rejects.toThrow('in use by another sandbox')
  expect(await readFile(pid, 'utf8')).toBe(other)
})

it('another one put the dead one aside first: it is left to that one', async () => {
  await writeFile(pid, dead)
  before.rename = () => rm(pid)
  await expect(holdFolder(path)).rejects.toThrow(StoreUnavailable)
  expect(await readdir(parent)).toEqual(['data'])
})

it.each([
  ['at first', 1],
  ['after the dead one was put aside', 2],
])('a disk that is full %s is told of as that', async (_when, at) => {
  await writeFile(pid, dead)
  let times = 0
  before.writeFile = async () => {
    if (++times === at) throw Object.assign(new Error('ENOSPC: no space left'), { code: 'ENOSPC' })
  }
  await expect(holdFolder(path)).rejects.toThrow(`pglite:${path} cannot be used: its disk is full.`)
})
