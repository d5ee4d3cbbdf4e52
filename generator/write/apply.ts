import { mkdirSync, readdirSync, rmdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { writeWhole } from '../lib/write-whole.js'
import type { Change } from './compare.js'

/** Writes the changes. A file is written whole or not at all, even if the process is killed. */
export function apply(folder: string, changes: readonly Change[]): void {
  const made = new Set<string>()
  for (const change of changes) {
    const path = join(folder, change.path)
    if (change.kind === 'remove') {
      rmSync(path)
      removeEmpty(dirname(path), folder)
    } else {
      makeFolder(dirname(path), made)
      writeWhole(path, change.after)
    }
  }
}

function makeFolder(folder: string, made: Set<string>): void {
  if (made.has(folder)) return
  mkdirSync(folder, { recursive: true })
  made.add(folder)
}

function removeEmpty(folder: string, top: string): void {
  if (folder === top || readdirSync(folder).length > 0) return
  rmdirSync(folder)
  removeEmpty(dirname(folder), top)
}
