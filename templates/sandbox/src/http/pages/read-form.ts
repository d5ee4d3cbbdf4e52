import { decodeForm, FormatError } from '@card-gateway/protocol'
import { readBody } from '../../lib/request-body.js'
import type { CardForm } from '../../world/hosted-pages.js'

/** Parameters of a request by name. */
export type Parameters = ReadonlyMap<string, string>

/** Far more than any form of ours; what is longer is not read. */
export const longestBody = 65_536

/**
 * Reads query and body. Undefined when they cannot be read, or when a name occurs twice in one of them. It may occur in
 * both with the same value.
 */
export async function readParameters(request: Request): Promise<Parameters | undefined> {
  try {
    const query = entries(queryOf(request.url))
    const body = request.method === 'POST' ? entries(await bodyOf(request)) : new Map<string, string>()
    if (query === undefined || body === undefined) return undefined
    for (const [name, value] of query) {
      if ((body.get(name) ?? value) !== value) return undefined
      body.set(name, value)
    }
    return body
  } catch (error) {
    if (error instanceof FormatError) return undefined
    throw error
  }
}

function entries(text: string | undefined): Map<string, string> | undefined {
  if (text === undefined) return undefined
  const pairs = decodeForm(text)
  const byName = new Map(pairs)
  return byName.size === pairs.length ? byName : undefined
}

function queryOf(url: string): string {
  const [address = ''] = url.split('#', 1)
  const mark = address.indexOf('?')
  return mark === -1 ? '' : address.slice(mark + 1)
}

async function bodyOf(request: Request): Promise<string | undefined> {
  const { text, problem } = await readBody(request, longestBody)
  return problem === undefined ? text : undefined
}

/** Names of the fields a card form can have, as the page sends them or one by one. */
const fieldNames = ['PAN', 'Expiry', 'EMonth', 'EYear', 'CardHolder', 'SecureCode', 'ConfirmCode'] as const

/** Every parameter of a hosted page. */
export const pageParameters: ReadonlySet<string> = new Set(['SessionId', ...fieldNames])

/** The card form in a request; undefined when it has none and only opens the page. */
export function cardForm(parameters: Parameters): CardForm | undefined {
  if (!fieldNames.some((name) => parameters.has(name))) return undefined
  const form: { -readonly [Name in keyof CardForm]: CardForm[Name] } = {}
  for (const name of fieldNames) {
    const value = parameters.get(name)
    if (value === undefined) continue
    if (name === 'Expiry') Object.assign(form, splitExpiry(value))
    else form[name] = value.trim()
  }
  return form
}

/** Month and year of one field: `05/29`, `5 / 2029`, `0529`. Anything else is passed on, and the engine refuses it. */
function splitExpiry(text: string): Pick<CardForm, 'EMonth' | 'EYear'> {
  const [, month, year] =
    /^\s*(\d{1,2})(?:\s*[/.-]\s*|\s+)(?:20)?(\d{2})\s*$/.exec(text) ?? /^\s*(\d{2})(?:20)?(\d{2})\s*$/.exec(text) ?? []
  if (month === undefined || year === undefined) return { EMonth: text.trim(), EYear: '' }
  return { EMonth: month.padStart(2, '0'), EYear: year }
}
