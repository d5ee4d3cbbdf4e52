/** Keeps vectors few: what was shown with one command is not shown with the next. */

/** The kinds of values that have a vector already: one of each is enough. */
export type Shown = Set<string>

/** Whether it was not shown before; it counts as shown from then on. */
export function isNew(shown: Shown, what: string): boolean {
  if (shown.has(what)) return false
  shown.add(what)
  return true
}
