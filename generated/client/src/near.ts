// Copied from templates/client/src/near.ts by `npm run generate`. Do not edit: change it there.
/**
 * The name a word was probably meant to be: one that differs by its case, or by one edit. What the validators suggest beside
 * a refusal may be less similar; this one causes a refusal, so it must not guess.
 */
export function nearest(word: string, names: readonly string[]): string | undefined {
  const folded = word.toLowerCase()
  return (
    names.find((name) => name.toLowerCase() === folded) ?? names.find((name) => isOneEdit(folded, name.toLowerCase()))
  )
}

/** Whether one edit turns one word into the other: a letter added, removed or replaced, or two neighbours swapped. */
function isOneEdit(a: string, b: string): boolean {
  let start = 0
  while (start < a.length && start < b.length && a[start] === b[start]) start++
  const restOfA = a.slice(start)
  const restOfB = b.slice(start)
  return (
    restOfA.slice(1) === restOfB.slice(1) ||
    restOfA.slice(1) === restOfB ||
    restOfA === restOfB.slice(1) ||
    (restOfA.slice(2) === restOfB.slice(2) && restOfA[0] === restOfB[1] && restOfA[1] === restOfB[0])
  )
}
