/** Pieces of Markdown that look the same on a code host and on the site. */

/** Escapes what Markdown or TypeDoc would take for markup. */
export function plain(text: string): string {
  return text.replace(/[\\`*{}[\]<>|@#]/g, '\\$&').replaceAll('\n', ' ')
}

/** Something as it is on the wire or in code. */
export function code(text: string | number | boolean): string {
  const shown = String(text).replaceAll('|', '\\|')
  return shown.includes('`') ? `\`\` ${shown} \`\`` : `\`${shown}\``
}

/** A block of code. Wider fences around code that has fences itself are not needed: no example holds one. */
export function fence(language: string, text: string): string {
  return `\`\`\`${language}\n${text}\n\`\`\``
}

/** A table, or nothing when it would have no rows. Cells are Markdown already. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return ''
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

export function list(items: readonly string[]): string {
  return items.map((item) => `- ${item}`).join('\n')
}

/** `a`, `a or b`, `a, b or c`. */
export function either(words: readonly string[], and = 'or'): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${and} ${words.at(-1)}`
}

/** Sections one after another, those left out that are empty. */
export function paragraphs(...parts: readonly (string | undefined)[]): string {
  return parts.filter((part) => part !== undefined && part !== '').join('\n\n')
}

/** With a capital first letter. */
export function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
