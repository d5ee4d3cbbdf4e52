/** On wide screens code stands beside the words it belongs to. This says which belong together; the style sheet does the rest. */

/** Each run of code becomes a row with the block before it; what opens the page, with its first example. */
export function codeBeside(content: string): string {
  const [, open, inner, close] = /^(\s*<div[^>]*>(?:<!--[\s\S]*?-->)?)([\s\S]*)(<\/div>\s*)$/.exec(content) ?? []
  return inner === undefined ? content : `${open}${rowsOf(blocksOf(inner)).join('\n')}${close}`
}

function rowsOf(blocks: readonly string[]): string[] {
  const rows: string[] = []
  let words: string[] = []
  let code: string[] = []
  const end = (): void => {
    const from = code.length === 0 ? words.length : rows.length === 0 ? 0 : wordsFor(words)
    rows.push(...words.slice(0, from), ...(from === words.length ? code : [rowOf(words.slice(from), code)]))
    words = []
    code = []
  }
  for (const [at, block] of blocks.entries()) {
    const isFirstExample = rows.length === 0 && isHeading(block) && isCode(blocks[at + 1] ?? '')
    if (isCode(block) || (isFirstExample && code.length === 0)) {
      code.push(block)
      continue
    }
    if (code.length > 0 || isHeading(block)) end()
    words.push(block)
  }
  end()
  return rows
}

/** From where on they belong to the code after them: the last paragraph, or the last small heading. */
function wordsFor(words: readonly string[]): number {
  const last = words.length - 1
  return /^<(p|h3)\b/.test(words[last] ?? '') ? last - (/^<h3\b/.test(words[last - 1] ?? '') ? 1 : 0) : words.length
}

function rowOf(words: readonly string[], code: readonly string[]): string {
  return `<div class="row"><div class="words">${words.join('\n')}</div><div class="code">${code.join('\n')}</div></div>`
}

const isHeading = (block: string): boolean => /^<h[23]\b/.test(block)
const isCode = (block: string): boolean => /^<(pre|div class="tabs")/.test(block)

/** The elements that stand side by side in it. */
function blocksOf(html: string): string[] {
  const blocks: string[] = []
  let depth = 0
  let start = 0
  for (const { 0: tag, 1: slash, 2: name = '', index } of html.matchAll(/<(\/?)([a-z][a-z0-9]*)\b[^>]*>/g)) {
    if (depth === 0) start = index
    if (slash === '/') depth--
    else if (!/^(br|hr|img|input|wbr)$/.test(name) && !tag.endsWith('/>')) depth++
    if (depth === 0) blocks.push(html.slice(start, index + tag.length))
  }
  return blocks
}
