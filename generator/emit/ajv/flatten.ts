/**
 * Reduces what ajv standalone prints to the check alone. Every refusal leaves the function, so the counts of errors ajv
 * keeps are all zero, the flags it derives from them all true, and the blocks under these flags unconditional.
 */

/**
 * @param module ajv's text, one statement to a line
 * @returns constants and `function check(data)`, indented
 * @throws Error when ajv printed something that this reduction does not know
 */
export function flatten(module: string): string {
  const lines = withoutBookkeeping(module.split('\n').flatMap(readable))
  const used = lines.filter((line) => line !== '')
  const text = renumber(inlineTexts(dropEmptyBlocks(used)))
  const strange = foreign.exec(text.replace(constantValue, ''))
  if (strange) throw new Error(`The compiled check needs "${strange[0]}", which is not defined:\n${text}`)
  return refuseFirst(indent(text))
}

/** Names that would be missing at run time; a property with such a name does no harm. */
const foreign = /(?<![."])\b(?:require|errors?|vErrors|_errs\d+|valid\d*|missing\d+|schema\d+|func\d+)\b/
const constantValue = /(?<=^const pattern\d+) = .*$/gm

/** One statement, without what only serves messages. */
function readable(line: string): string[] {
  const statement = line
    .trim()
    .replace(/ && \(missing\d+ = "(?:[^"\\]|\\.)*"\)/g, '')
    .replace(/^function validate\d+\(.*\)\{$/, 'function check(data){')
    .replace(/^return errors === 0;$/, 'return true;')
    .replace(/(\w+) && typeof \1 == "object" && !Array\.isArray\(\1\)/, 'isMembers($1)')
    .replace(/\[("[A-Za-z_$][\w$]*")\]/g, (_, name: string) => `.${name.slice(1, -1)}`)
  return superfluous.some((pattern) => pattern.test(statement)) ? [] : [statement]
}

const superfluous = [
  /^"use strict";$/,
  /^export /,
  /^const schema\d+ = /,
  /^(?:let|const|var) (?:vErrors|errors|_errs\d+|missing\d+|valid\d*)\b/,
  /^validate\d+\.errors = /,
]

/** Opens blocks of a known condition: always, or never entered. */
const always = /^if\((?:errors === _errs\d+|_errs\d+ === errors|valid\d+)\)\{$/
const never = /^if\(!valid\d+\)\{$/

function withoutBookkeeping(lines: readonly string[]): string[] {
  const kept: string[] = []
  const open: ('keep' | 'always' | 'never')[] = []
  for (const line of lines) {
    const closes = line.startsWith('}') ? open.pop() : undefined
    const skipped = closes === 'always' || closes === 'never' || open.includes('never')
    const opens = !line.endsWith('{') ? undefined : always.test(line) ? 'always' : never.test(line) ? 'never' : 'keep'
    if (opens) open.push(opens)
    if (!skipped && opens !== 'always' && opens !== 'never') kept.push(line)
  }
  return kept
}

function dropEmptyBlocks(lines: readonly string[]): string {
  let text = `${lines.join('\n')}\n`
  for (let before = ''; before !== text; ) {
    before = text
    text = text
      .replace(/^else \{\n\}\n/gm, '')
      .replace(/^if\(.*\)\{\n\}\n(?!else)/gm, '')
      .replace(/return false;\nbreak;/g, 'return false;')
  }
  return text
}

/** A text is read once, by its test. */
function inlineTexts(text: string): string {
  return text.replace(/^let (data\d+) = (.*);\nif\(!isText\(\1, /gm, 'if(!isText($2, ')
}

/** Names as they occur, so that the text does not depend on what was compiled before. */
function renumber(text: string): string {
  const names = new Map<string, string>()
  const counts = new Map<string, number>()
  return text.replace(ownName, (name: string, stem: string | undefined) => {
    if (stem === undefined) return name
    const known = names.get(name)
    if (known !== undefined) return known
    const count = counts.get(stem) ?? 0
    counts.set(stem, count + 1)
    names.set(name, `${stem}${count}`)
    return `${stem}${count}`
  })
}

/** A name of ajv's own making; what may look like one inside a constant, a string or a property is passed over. */
const ownName = / = \/.*$|"[^"]*"|\.\w+|\b(pattern|data|key|len|i)\d+\b/gm

function indent(text: string): string {
  let depth = 0
  return text
    .split('\n')
    .map((line) => {
      if (line.startsWith('}')) depth--
      const indented = line && `${'  '.repeat(depth)}${line}`
      if (line.endsWith('{')) depth++
      return indented
    })
    .join('\n')
}

/**
 * What is of another type than it must be is refused first, and what follows stands in no block: refusals in a row are one when
 * minified.
 */
function refuseFirst(text: string): string {
  const flatter = text.replace(
    typed,
    (_, margin: string, is: string, block: string) =>
      `${margin}if(!${is}){\n${margin}  return false;\n${margin}}\n${block.replace(/^ {2}/gm, '')}`,
  )
  return flatter === text ? text : refuseFirst(flatter)
}

/** A block that is entered when a value is of a type; otherwise the value is refused. */
const typed = /^( *)if\(([\w.]+\(\w+\))\)\{\n((?:\1 .*\n)*)\1\}\n\1else \{\n\1 {2}return false;\n\1\}\n/gm
