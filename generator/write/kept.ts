import { createHash } from 'node:crypto'
import { perObject } from '../lib/memo.js'
import { keepTable, readTable } from './kept-table.js'

/** Two digests of a file: of its inputs, and of its text. */
type Row = readonly [from: string, text: string]

/**
 * Remembers between processes the inputs of each file, so that an unchanged file on disk need not be rendered again.
 * Its text is not saved: the file has it. The record is valid for one version of the generator's sources.
 */
export class KeptFiles {
  readonly #path: string
  readonly #before: ReadonlyMap<string, Row>
  readonly #now = new Map<string, Row>()

  /** @param path the file that keeps the digests; one that is missing or damaged is an empty one */
  constructor(path: string) {
    this.#path = path
    this.#before = readTable(path)
  }

  /**
   * The text of a file: what is on disk, when it was made of the same before, else what `render` gives.
   *
   * @param name tells the file from all others
   * @param from everything `render` reads
   */
  async textOf(
    name: string,
    from: readonly unknown[],
    onDisk: string | undefined,
    render: () => string | Promise<string>,
  ): Promise<string> {
    const made = digestOf(from)
    const row = this.#now.get(name) ?? this.#before.get(name)
    if (row?.[0] === made && onDisk !== undefined && row[1] === digest(onDisk)) {
      this.#now.set(name, row)
      return onDisk
    }
    const text = await render()
    this.#now.set(name, [made, digest(text)])
    return text
  }

  /** Saves the digests for the next process. */
  save(): void {
    keepTable(this.#path, this.#now)
  }
}

/** A digest of the inputs. */
export function digestOf(from: readonly unknown[]): string {
  return digest(from.map((part) => (isObject(part) ? digestOfObject(part) : String(JSON.stringify(part)))).join(' '))
}

/** Parts of the model are frozen, and many files are made of the same ones, and of lists of them. */
const digestOfObject = perObject((part: object) =>
  Array.isArray(part) ? digestOf(part) : digest(JSON.stringify(part)),
)

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

function digest(text: string): string {
  return createHash('sha1').update(text).digest('base64')
}
