import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { codes } from '../../diagnostics/codes.js'
import type { Block, Topic } from './topic.js'

/** The page that documents every diagnostic, a section per code. */
export const diagnosticsPage = 'docs/diagnostics.md'

/** One topic per diagnostic code; what it says is its section of the page. */
export function diagnosticTopics(root: string): Topic[] {
  return Object.entries(codes).map(([code, { severity, help }]) => ({
    kind: `diagnostic, ${severity}`,
    name: code,
    blocks: () => [help, ...sectionOf(readFileSync(join(root, diagnosticsPage), 'utf8'), code)],
  }))
}

/** The paragraphs under `## code`, as they stand. */
export function sectionOf(page: string, code: string): Block[] {
  const [, after] = page.split(`\n### ${code}\n`)
  const [section = ''] = (after ?? '').split(/\n#{2,3} /)
  return section.trim() === ''
    ? []
    : [
        {
          heading: '',
          rows: section
            .trim()
            .split('\n')
            .map((line) => ['', line]),
        },
      ]
}
