/** Regular expressions of JSON Schemas: JavaScript syntax with the flag `u`, anchored. */

/**
 * A pattern of types.yaml as one that matches the whole value.
 *
 * @param barred also refuses the separator of key-pair strings
 */
export function wholeValue(pattern = '[^]*', barred = false): string {
  const body = hasAlternatives(pattern) ? `(?:${pattern})` : pattern
  return barred ? `^(?![^]*;)${body}$` : `^${body}$`
}

/** Matches names that may stand beside the known ones of an open key-pair string, and the known ones themselves. */
export function namePattern(known: readonly string[], reserved: readonly string[]): string {
  const barred = [...new Set([...known, ...reserved].map((name) => name.toLowerCase()))].map(inAnyCase)
  const free = `(?!(?:${barred.join('|')})$)[^;=\\p{Cc}]+`
  return `^(?:${[...known.map(literally), free].join('|')})$`
}

/** Whether a value that matches the pattern may contain `;`. In doubt the answer is yes. */
export function mayHoldSeparator(pattern: string | undefined): boolean {
  if (pattern === undefined) return true
  const rest = pattern.replace(characterClass, (set) => (new RegExp(set, 'u').test(';') ? ';' : ''))
  return /[;.\\]/.test(rest.replaceAll('\\.', ''))
}

/** `Checksum` as a pattern of that word in any case. */
function inAnyCase(name: string): string {
  return literally(name).replace(/[a-z]/g, (letter) => `[${letter.toUpperCase()}${letter}]`)
}

function literally(name: string): string {
  return name.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
}

const characterClass = /\[(?:[^\]\\]|\\.)*\]/g

/** Whether the pattern has a `|` outside all groups and classes. There an anchor would apply to one side only. */
function hasAlternatives(pattern: string): boolean {
  let rest = pattern.replace(characterClass, '').replace(/\\./g, '')
  for (let before = ''; before !== rest; ) {
    before = rest
    rest = rest.replace(/\([^()]*\)/g, '')
  }
  return rest.includes('|')
}
