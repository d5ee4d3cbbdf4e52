// Copied from templates/protocol/src/when-used.ts by `npm run generate`. Do not edit: change it there.
/**
 * A regular expression with flag `u` that is made when it is first used. Written out, one with classes of Unicode characters is made
 * whenever the file is read: the four of this package would cost the start of each program half a millisecond.
 */
export function whenUsed(source: string): () => RegExp {
  let made: RegExp | undefined
  return () => {
    made ??= new RegExp(source, 'u')
    return made
  }
}
