/**
 * Checks where documentation is: an address, or a path of the server, in either case without a slash at the end.
 *
 * @throws RangeError when it is neither
 */
export function checkDocs(docs: string | undefined): string | undefined {
  if (docs === undefined) return undefined
  const base = docs.replace(/\/+$/, '')
  if (/^\/[\w./-]+$/.test(base) && !base.startsWith('//')) return base
  if (/^https?:\/\/[^\s"'<>]+$/.test(base) && URL.canParse(base)) return base
  throw new RangeError('docs: must be an http or https address, or a path such as /docs.')
}

/**
 * The page about an error code.
 *
 * @param origin of the server, which makes a path whole
 */
export function errorPage(docs: string | undefined, code: string | undefined, origin = ''): string | undefined {
  if (docs === undefined || code === undefined) return undefined
  return `${docs.startsWith('/') ? origin : ''}${docs}/errors/${encodeURIComponent(code)}`
}
