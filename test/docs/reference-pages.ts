/** The committed reference, taken apart. */
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

export const referenceFolder = fileURLToPath(new URL('../../docs/reference', import.meta.url))

/** A block of code and the heading right above it. */
export interface Block {
  readonly heading: string
  readonly language: string
  readonly text: string
}

export interface ReferencePage {
  /** Below the reference: `commands/api/Pay.md`. */
  readonly path: string
  readonly text: string
  readonly blocks: readonly Block[]
}

/** Every page below a folder of the reference. */
export function pagesBelow(folder: string): ReferencePage[] {
  return readdirSync(`${referenceFolder}/${folder}`, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => (folder === '' ? file : `${folder}/${file}`))
    .sort()
    .map((path) => {
      const text = readFileSync(`${referenceFolder}/${path}`, 'utf8')
      return { path, text, blocks: blocksOf(text) }
    })
}

/** The block under a tab's heading. */
export function tab({ path, blocks }: ReferencePage, heading: string): string {
  const found = blocks.find((block) => block.heading === heading)
  if (found === undefined) throw new Error(`${path} has no tab ${heading}`)
  return found.text
}

function blocksOf(page: string): Block[] {
  const found: Block[] = []
  let heading = ''
  let open: { language: string; lines: string[] } | undefined
  for (const line of page.split('\n')) {
    if (open !== undefined && line === '```') {
      found.push({ heading, language: open.language, text: open.lines.join('\n') })
      open = undefined
    } else if (open !== undefined) open.lines.push(line)
    else if (line.startsWith('```')) open = { language: line.slice(3), lines: [] }
    else if (line.startsWith('#')) heading = line.replace(/^#+ /, '')
  }
  return found
}
