import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Writes a file that appears whole or not at all: it is written under another name and then renamed, so that a killed
 * process leaves the old text or the new one. Its folder has to be there.
 */
export function writeWhole(path: string, text: string): void {
  const draft = `${path}.${process.pid}.tmp`
  writeFileSync(draft, text)
  renameSync(draft, path)
}

/** Keeps a text for the next process. Where the disk is full or the folder read-only it is not kept, and costs time again. */
export function keep(path: string, text: string): void {
  try {
    mkdirSync(dirname(path), { recursive: true })
    writeWhole(path, text)
  } catch {
    // What is kept can be made again.
  }
}
