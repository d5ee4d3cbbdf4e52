// Copied from templates/validators/src/show-name.ts by `npm run generate`. Do not edit: change it there.
/**
 * A property name as it may be shown. Names are the caller's too: one that could be a card number or a whole text is not
 * repeated, and what cannot be printed is escaped.
 *
 * Throws nothing.
 *
 * @example
 * ```ts
 * showName('OrderId') // 'OrderId'
 * ```
 */
export function showName(name: string): string {
  if (name.length > 50 || /(?:\d\D*){7}/.test(name)) return '(a name)'
  return name.replace(new RegExp(unprintable, 'gu'), (one) => `\\u{${one.codePointAt(0)?.toString(16)}}`)
}

/** No literal: engines read those with the file, and classes of Unicode characters would cost a program's start a quarter of a millisecond. */
const unprintable = '[\\p{C}\\p{Zl}\\p{Zp}]'
