import { readFileSync } from 'node:fs'
import { keep } from '../lib/write-whole.js'

/** Rows that an earlier process saved; none if the file is missing or damaged. */
export function readTable<Row>(path: string): Map<string, Row> {
  try {
    const rows: [string, Row][] = JSON.parse(readFileSync(path, 'utf8'))
    return new Map(rows)
  } catch {
    return new Map()
  }
}

/** Saves rows for the next process. */
export function keepTable(path: string, rows: Iterable<readonly [string, unknown]>): void {
  keep(path, JSON.stringify([...rows]))
}
