/** Banner of generated files: tells the reader which file to edit instead. */
export function withBanner(path: string, text: string, says: string): string {
  if (path.endsWith('.ts')) {
    // The line that names the interpreter of a program comes first.
    const [first = ''] = /^#!.*\n/.exec(text) ?? []
    return `${first}// ${says}\n${text.slice(first.length)}`
  }
  if (path.endsWith('.md')) return `<!-- ${says} -->\n${text}`
  return text
}

/** @param source the file of the spec it comes from, when that is one */
export function emittedBanner(source = 'spec/'): string {
  return `Generated from ${source} by \`npm run generate\`. Do not edit: change the spec.`
}

/** @param origin path of the hand-written file */
export function copiedBanner(origin: string): string {
  return `Copied from ${origin} by \`npm run generate\`. Do not edit: change it there.`
}
