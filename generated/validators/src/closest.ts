// Copied from templates/validators/src/closest.ts by `npm run generate`. Do not edit: change it there.
/** The name a misspelt word was probably meant to be: in other case, or a letter or two wrong. For short words only. */
export function closest(word: string, names: readonly string[]): string | undefined {
  const meant = word.toLowerCase()
  return names.find((name) => near(meant, name.toLowerCase(), word.length > 5 ? 2 : 1))
}

/**
 * Whether so many insertions, removals or replacements of a letter turn one word into the other, from `i` and `j` on. To cut the
 * words instead takes more than twice as long.
 */
function near(a: string, b: string, edits: number, i = 0, j = 0): boolean {
  for (; i < a.length && a[i] === b[j]; i++) j++
  return (
    (i === a.length && j === b.length) ||
    (edits-- > 0 && (near(a, b, edits, i + 1, j + 1) || near(a, b, edits, i + 1, j) || near(a, b, edits, i, j + 1)))
  )
}
