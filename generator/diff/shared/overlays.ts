/** Effects of a row that clients know too; all others are played by the sandbox alone. */
const known = new Set(['commands', 'attributes', 'errors', 'states', 'outcomes'])

/** Of these, what tells the sandbox how and when. */
const ways = new Set(['gives', 'when', 'after', 'codes', 'answers'])

/** What is written for people; other words than elsewhere, for `when` says here what is done. */
const sentences = new Set(['summary', 'description', 'evidence', 'decided', 'payer', 'merchant'])

/** Whether a path below `overlays/*\/rows/*\/effects` leads to what only the sandbox does. */
export function playsAlone(path: readonly string[]): boolean {
  const [effect = '', , ...below] = path.slice(5)
  return !known.has(effect) || below.some((name) => ways.has(name))
}

/** Whether a path in an overlay leads to what people read. */
export function isSaid(path: readonly string[]): boolean {
  return path.some((name) => sentences.has(name))
}
