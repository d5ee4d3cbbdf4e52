/** Documentation comments: wrapped to the line width, and unable to end themselves. */

import { lineWidth } from './layout.js'

/**
 * A documentation comment as a line or more, for where ts-morph prints none.
 *
 * @param indent spaces before each line
 */
export function jsdoc(paragraphs: readonly string[], indent = 0): string[] {
  const text = docText(paragraphs, indent)
  const margin = ' '.repeat(indent)
  if (text === undefined) return []
  if (!text.startsWith('\n')) return [`${margin}/** ${text} */`]
  const body = text.slice(1).split('\n')
  return [`${margin}/**`, ...body.map((line) => `${margin} * ${line}`.trimEnd()), `${margin} */`]
}

/**
 * The text of a documentation comment of paragraphs. A paragraph that holds line breaks (a code block, a list) keeps
 * them; any other is wrapped, and so is a line that begins with a tag. Empty paragraphs are left out.
 *
 * @param indent spaces that will stand before the comment
 * @returns one line; or lines after a line break, which is how ts-morph is told to give each its own; undefined when
 * there is nothing to say
 */
export function docText(paragraphs: readonly string[], indent: number): string | undefined {
  const blocks = paragraphs
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) => layOut(defused(paragraph), lineWidth - indent - 3))
  const [first, ...further] = blocks
  if (first === undefined) return undefined
  const [line = ''] = first
  if (further.length === 0 && first.length === 1 && line.length + indent + 7 <= lineWidth) return line
  return ['', ...first, ...further.flatMap((block) => ['', ...block])].join('\n')
}

function defused(text: string): string {
  return text.replaceAll('*/', '*\\/')
}

function layOut(paragraph: string, columns: number): string[] {
  if (!paragraph.includes('\n')) return wrap(paragraph, columns)
  return paragraph.split('\n').flatMap((line) => (line.startsWith('@') ? wrapTag(line, columns) : [line]))
}

/** A tag's further lines stand indented, so that the tags can be told apart. */
function wrapTag(line: string, columns: number): string[] {
  return wrap(line, columns - 2).map((part, i) => (i === 0 ? part : `  ${part}`))
}

/** Breaks text at spaces; a word longer than the line stands alone. */
export function wrap(text: string, columns: number): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    if (line !== '' && line.length + 1 + word.length > columns) {
      lines.push(line)
      line = word
    } else {
      line = line === '' ? word : `${line} ${word}`
    }
  }
  return [...lines, line]
}
