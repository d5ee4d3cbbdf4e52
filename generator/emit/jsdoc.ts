/** Documentation comments: wrapped to the line width, and unable to end themselves. */

const width = 120

/**
 * A documentation comment of paragraphs. A paragraph that holds line breaks (a code block, a list) keeps them; any
 * other is wrapped, and so is a line that begins with a tag. Empty paragraphs are left out; none at all give no lines.
 *
 * @param indent spaces before each line
 */
export function jsdoc(paragraphs: readonly string[], indent = 0): string[] {
  const margin = ' '.repeat(indent)
  const blocks = paragraphs
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) => layOut(defused(paragraph), width - indent - 3))
  const [first, ...further] = blocks
  if (first === undefined) return []
  const [line] = first
  if (further.length === 0 && first.length === 1 && line !== undefined && line.length + indent + 7 <= width) {
    return [`${margin}/** ${line} */`]
  }
  const body = [...first, ...further.flatMap((block) => ['', ...block])]
  return [`${margin}/**`, ...body.map((text) => `${margin} * ${text}`.trimEnd()), `${margin} */`]
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
