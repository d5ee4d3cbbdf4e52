// Copied from templates/sandbox/src/lib/did-you-mean.ts by `npm run generate`. Do not edit: change it there.
/** The most names that are listed. */
const few = 40

/**
 * The end of a sentence about an unknown name: `; did you mean seed?` when names are near, else all of them where they
 * are few, else a full stop.
 */
export function hint(name: string, names: readonly string[]): string {
  const near = nearest(name, names)
  if (near.length > 0) return `; did you mean ${near.join(' or ')}?`
  return names.length > few ? '.' : `. There are: ${names.join(', ')}.`
}

/** Up to three names: those that begin with the text, else the nearest ones. */
function nearest(name: string, names: readonly string[]): string[] {
  const wanted = name.toLowerCase().slice(0, 60)
  const longer = names.filter((known) => wanted.length > 3 && known.toLowerCase().startsWith(wanted))
  if (longer.length > 0 && longer.length <= 3) return longer
  const far = names.map((known) => ({ known, far: distance(wanted, known.toLowerCase()) }))
  const fits = far.filter(
    ({ known, far }) => far <= Math.min(known.length - 2, Math.max(2, Math.floor(known.length / 3))),
  )
  const least = Math.min(...fits.map((one) => one.far))
  return fits
    .filter((one) => one.far === least)
    .slice(0, 3)
    .map(({ known }) => known)
}

/** Letters to change, add or leave out. */
export function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (let i = 1; i <= from.length; i++) {
    const next = [i]
    for (let j = 1; j <= to.length; j++) {
      const replaced = (row[j - 1] ?? 0) + (from[i - 1] === to[j - 1] ? 0 : 1)
      next.push(Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1))
    }
    row = next
  }
  return row[to.length] ?? 0
}
