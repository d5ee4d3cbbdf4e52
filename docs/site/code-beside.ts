/** On wide screens code stands beside the words it belongs to. This says which belong together; the style sheet does the rest. */

/** Each run of code and the words since the last heading, table or code become a row of two. */
export function codeBeside(content: string): string {
  const [, open, inner, close] = /^(\s*<div[^>]*>(?:<!--[\s\S]*?-->)?)([\s\S]*)(<\/div>\s*)$/.exec(content) ?? []
  return inner === undefined ? content : `${open}${rowsOf(blocksOf(inner)).join('\n')}${close}`
}

function rowsOf(blocks: readonly string[]): string[] {
  const rows: string[] = []
  let words: string[] = []
  let code: string[] = []
  const end = (): void => {
    rows.push(...(code.length === 0 ? words : [rowOf(words, code)]))
    words = []
    code = []
  }
  for (const [at, block] of blocks.entries()) {
    if (isCode(block)) {
      code.push(block)
      continue
    }
    // What opens the page stands beside its first example.
    const isFirstExample = isHeading(block) && isCode(blocks[at + 1] ?? '') && rows.length === 0 && code.length === 0
    if (isFirstExample) {
      code.push(block)
      continue
    }
    if (code.length > 0 || isHeading(block)) end()
    words.push(block)
    if (isWide(block) && rows.length > 0) end()
  }
  end()
  return rows
}

function rowOf(words: readonly string[], code: readonly string[]): string {
  return `<div class="row"><div class="words">${words.join('\n')}</div><div class="code">${code.join('\n')}</div></div>`
}

const isHeading = (block: string): boolean => /^<h[23]\b/.test(block)
const isCode = (block: string): boolean => /^<(pre|div class="tabs")/.test(block)
const isWide = (block: string): boolean => /^<div class="table"|class="picture"|<img /.test(block)

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
