import { mkdirSync, readdirSync, renameSync, rmdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Change } from './compare.js'

/**
 * Carries changes out. A file appears whole or not at all: it is written under another name and then renamed, so that
 * a killed process leaves the old text or the new one.
 */
export function apply(folder: string, changes: readonly Change[]): void {
  const made = new Set<string>()
  for (const change of changes) {
    const path = join(folder, change.path)
    if (change.kind === 'remove') {
      rmSync(path)
      removeEmpty(dirname(path), folder)
    } else {
      makeFolder(dirname(path), made)
      const draft = `${path}.${process.pid}.tmp`
      writeFileSync(draft, change.after)
      renameSync(draft, path)
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
