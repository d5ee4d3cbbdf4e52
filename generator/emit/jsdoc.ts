/** Documentation comments: wrapped to the line width, and unable to end themselves. */

const width = 120

/**
 * A documentation comment of paragraphs. A paragraph that holds line breaks (a code block, a list) keeps them;
 * any other is wrapped. Empty paragraphs are left out; no paragraphs give no lines.
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
  return paragraph.includes('\n') ? paragraph.split('\n') : wrap(paragraph, columns)
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
