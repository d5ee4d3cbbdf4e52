/** The layout of this project, where ts-morph's own differs: no semicolons, no line longer than a screen. */

/** Longest line of code. */
export const lineWidth = 120

/** @param printed what ts-morph printed of one declaration */
export function laidOut(printed: string): string {
  return printed
    .trimEnd()
    .split('\n')
    .map((line) => (isComment(line) ? line : broken(line.replace(/;$/, ''))))
    .join('\n')
    .replace(/\{\n *\}/g, '{}')
}

function isComment(line: string): boolean {
  return /^ *\/?\*/.test(line)
}

/** A line that is too long, with the names or parameters between its brackets on lines of their own. */
function broken(line: string): string {
  if (line.length <= lineWidth) return line
  const typed = typeArguments.exec(line)
  const [, before, list, after] = bindings.exec(line) ?? head.exec(line) ?? typed ?? []
  if (before === undefined || list === undefined) return line
  const margin = /^ */.exec(line)?.[0] ?? ''
  const lines = items(list).map((item) => `${margin}  ${item}`)
  return `${before}\n${lines.join(',\n')}${typed ? '' : ','}\n${margin}${after}`
}

/** Of an import or export. */
const bindings = /^((?:import|export) (?:type )?\{) (.*) (\} from .*)$/

/** Of a method, up to the type of its result. */
const head = /^( *(?:export function )?\w+(?:<[^(]*>)?\()(.+)(\): .*)$/

/** Of the type of a constant. TypeScript takes no comma behind the last one. */
const typeArguments = /^(export const \w+: \w+<)(.+, .+)(> = .*)$/

/** What stands between commas that no bracket encloses. */
function items(list: string): string[] {
  const found = ['']
  let depth = 0
  for (const part of list.split(/(, |[<({[\])}>])/)) {
    if ('<({['.includes(part) && part !== '') depth++
    if ('>)}]'.includes(part) && part !== '') depth--
    if (part === ', ' && depth === 0) found.push('')
    else found.push((found.pop() ?? '') + part)
  }
  return found
}
