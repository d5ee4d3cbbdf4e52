// Copied from templates/client/src/payer-return.ts by `npm run generate`. Do not edit: change it there.
import { BrowserDataError } from './errors.js'

/**
 * What a payer's browser claims when it comes back. Anybody can write such an address: ask for the status.
 *
 * @example
 * ```ts
 * const isWorthAsking = (back: UnverifiedReturn) => back.OrderId !== undefined
 * ```
 */
export interface UnverifiedReturn {
  /** Always false: anybody who knows the address can make it. */
  readonly verified: false
  /** What stood in place of `{orderid}`. */
  readonly OrderId: string | undefined
  /** What stood in place of `{success}`. */
  readonly claims: 'success' | 'failure' | undefined
}

const placeholder = /\{(orderid|success)\}/g

/**
 * Reads the address a payer came back to after a hosted page, by the template that was passed as `Url` to Init.
 *
 * Throws nothing; what the address does not contain is undefined.
 *
 * @param template as passed to Init, with `{orderid}` and `{success}`
 * @param url the address, whole or from the path on
 * @throws BrowserDataError `malformed-return` when the address does not follow the template
 *
 * @example
 * ```ts
 * const { OrderId } = parsePayerReturn('https://shop.example/back?order={OrderId}', 'https://shop.example/back?order=A-1')
 * ```
 */
export function parsePayerReturn(template: string, url: string): UnverifiedReturn {
  const shape = url.startsWith('/') ? template.replace(/^[a-z]+:\/\/[^/?#]*/i, '') : template
  const names = [...shape.matchAll(placeholder)].map(([, name]) => name)
  const found = valuesBetween(shape.split(/\{(?:orderid|success)\}/), url.split('#', 1).join(''))
  if (found === undefined) throw malformed()
  const valueIn = (name: string) => {
    const at = names.indexOf(name)
    return at === -1 ? undefined : decode(found[at] ?? '')
  }
  return {
    verified: false,
    OrderId: valueIn('orderid'),
    claims: claimOf(valueIn('success')),
  }
}

/**
 * What stands between the literal parts of a template: one pass over the address from its end, so that it takes linear
 * time whatever is in it. Undefined when it does not fit.
 */
function valuesBetween([first = '', ...others]: readonly string[], url: string): readonly string[] | undefined {
  const last = others.pop()
  if (last === undefined) return url === first ? [] : undefined
  let end = url.length - last.length
  if (end < first.length || !url.startsWith(first) || !url.endsWith(last)) return undefined
  const values: string[] = []
  for (const literal of others.reverse()) {
    const at = url.lastIndexOf(literal, end - literal.length)
    if (at < first.length || at + literal.length > end) return undefined
    values.unshift(url.slice(at + literal.length, end))
    end = at
  }
  values.unshift(url.slice(first.length, end))
  return values.some((value) => /[/?#&]/.test(value)) ? undefined : values
}

function claimOf(value: string | undefined): UnverifiedReturn['claims'] {
  const folded = value?.toLowerCase()
  return folded === 'true' ? 'success' : folded === 'false' ? 'failure' : undefined
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    throw malformed()
  }
}

function malformed(): BrowserDataError {
  return new BrowserDataError('malformed-return', 'The address does not follow the template given to Init.')
}
