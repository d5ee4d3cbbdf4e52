// Copied from templates/protocol/src/xml-markup.ts by `npm run generate`. Do not edit: change it there.
/**
 * Checks the markup of XML 1.0, tag by tag, for mistakes that a lenient parser lets pass. That parser checks whether the
 * names of tags match. Every step takes time that grows with the text it passes alone.
 */

const space = '[ \\t\\r\\n]'
/** Without U+1680 and U+FEFF: the full parser takes them for white space, and a name would lose its letters. */
const nameStart =
  ':A-Z_a-z\\u00c0-\\u00d6\\u00d8-\\u00f6\\u00f8-\\u02ff\\u0370-\\u037d\\u037f-\\u167f\\u1681-\\u1fff\\u200c\\u200d\\u2070-\\u218f\\u2c00-\\u2fef\\u3001-\\ud7ff\\uf900-\\ufdcf\\ufdf0-\\ufefe\\uff00-\\ufffd\\u{10000}-\\u{effff}'
const name = `[${nameStart}][${nameStart}\\-.0-9\\u00b7\\u0300-\\u036f\\u203f\\u2040]*`
const value = `(?:"[^<"]*"|'[^<']*')`
const equals = `${space}*=${space}*`

const parts = [
  '[^<\\]]+|\\](?!\\]>)',
  `<${name}(?:${space}+${name}${equals}${value})*${space}*/?>`,
  `</${name}${space}*>`,
  '<!--(?:[^-]|-(?!-))*-->',
  '<!\\[CDATA\\[(?:[^\\]]|\\](?!\\]>))*\\]\\]>',
  `<\\?(?![Xx][Mm][Ll][? \\t\\r\\n])${name}(?:${space}(?:[^?]|\\?(?!>))*)?\\?>`,
]
const part = new RegExp(parts.join('|'), 'uy')

const quoted = (text: string): string => `(?:"${text}"|'${text}')`

/** The XML declaration, which stands at the very start or nowhere. */
const xmlDeclaration = `<\\?xml${space}+version${equals}${quoted('[A-Za-z0-9._:\\-]+')}(?:${space}+encoding${equals}${quoted('[A-Za-z][A-Za-z0-9._\\-]*')})?(?:${space}+standalone${equals}${quoted('(?:yes|no)')})?${space}*\\?>`

const declaration = new RegExp(xmlDeclaration, 'uy')
const forbidden = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u

/** Whether a text is one element of well-formed tags, and around it white space, comments and instructions. */
export function isMarkup(text: string): boolean {
  if (forbidden.test(text)) return false
  declaration.lastIndex = 0
  part.lastIndex = declaration.test(text) ? declaration.lastIndex : 0
  let [depth, roots] = [0, 0]
  for (let start = part.lastIndex; start < text.length; start = part.lastIndex) {
    if (!part.test(text)) return false
    const kind = kindOf(text, start, part.lastIndex)
    if (depth === 0 && (kind === 'content' || kind === 'close')) return false
    if (depth === 0 && (kind === 'open' || kind === 'empty')) roots++
    if (kind === 'open') depth++
    else if (kind === 'close') depth--
  }
  return depth === 0 && roots === 1
}

type Kind = 'open' | 'close' | 'empty' | 'content' | 'nothing'

/** What a part is to the elements around it. */
function kindOf(text: string, start: number, end: number): Kind {
  if (text[start] !== '<') return blank.test(text.slice(start, end)) ? 'nothing' : 'content'
  if (text[start + 1] === '/') return 'close'
  if (text[start + 1] === '?') return 'nothing'
  if (text[start + 1] === '!') return text[start + 2] === '-' ? 'nothing' : 'content'
  return text[end - 2] === '/' ? 'empty' : 'open'
}

const blank = /^[ \t\r\n]*$/
