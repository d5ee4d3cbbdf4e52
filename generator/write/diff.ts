/** Most lines a diff shows of each file. */
const shown = 12

/**
 * The first difference of two texts, in the manner of a unified diff: a line of context, what goes, what comes.
 * Enough to see what kind of change it is, not to apply it.
 */
export function shortDiff(before: string, after: string): string[] {
  const old = before.split('\n')
  const fresh = after.split('\n')
  const start = firstDifference(old, fresh)
  const end = lastDifference(old, fresh, start)
  const context = start > 0 ? [`  ${old[start - 1]}`] : []
  const removed = old.slice(start, old.length - end).map((line) => `- ${line}`)
  const added = fresh.slice(start, fresh.length - end).map((line) => `+ ${line}`)
  return [`@@ line ${start + 1} @@`, ...context, ...shorten(removed), ...shorten(added)]
}

function shorten(lines: readonly string[]): string[] {
  const half = shown / 2
  if (lines.length <= half) return [...lines]
  return [...lines.slice(0, half), `  … ${lines.length - half} more`]
}

function firstDifference(old: readonly string[], fresh: readonly string[]): number {
  let index = 0
  while (index < old.length && index < fresh.length && old[index] === fresh[index]) index++
  return index
}

/** The number of equal lines at the end. */
function lastDifference(old: readonly string[], fresh: readonly string[], start: number): number {
  const most = Math.min(old.length, fresh.length) - start
  let count = 0
  while (count < most && old[old.length - 1 - count] === fresh[fresh.length - 1 - count]) count++
  return count
}
