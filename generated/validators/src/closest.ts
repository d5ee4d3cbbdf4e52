// Copied from templates/validators/src/closest.ts by `npm run generate`. Do not edit: change it there.
/** The name a misspelt word was probably meant to be: in other case, or one or two letters wrong. */
export function closest(word: string, names: readonly string[]): string | undefined {
  if (word.length > 64) return undefined
  for (let edits = 0; edits <= 2 && edits * 3 <= word.length; edits++) {
    const name = names.find((one) => near(word.toLowerCase(), one.toLowerCase(), edits))
    if (name !== undefined) return name
  }
  return undefined
}

/** Whether so many insertions, removals or replacements of a letter turn one word into the other. */
function near(from: string, to: string, edits: number): boolean {
  let same = 0
  while (same < from.length && from[same] === to[same]) same++
  const [a, b] = [from.slice(same), to.slice(same)]
  if (a === b) return true
  return (
    edits > 0 &&
    [
      [a.slice(1), b.slice(1)],
      [a.slice(1), b],
      [a, b.slice(1)],
    ].some(([x = '', y = '']) => near(x, y, edits - 1))
  )
}
