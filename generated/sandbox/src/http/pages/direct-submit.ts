// Copied from templates/sandbox/src/http/pages/direct-submit.ts by `npm run generate`. Do not edit: change it there.
import { decodeForm, FormatError } from '@card-gateway/protocol'
import { readBody } from '../../lib/request-body.js'
import { readTolerantPairs } from '../../lib/tolerant-pairs.js'
import type { PageShape } from '../../spec/overlay.js'
import { noError } from '../../spec/wire-names.js'
import type { CardForm, PageHost, PageProblem, PageResult, PageSession } from '../../world/hosted-pages.js'
import { cardForm, longestBody, type Parameters } from './read-form.js'

/** What a program sends in place of a browser. */
export interface DirectSubmit {
  readonly sessionId: string
  readonly form: CardForm
  readonly wantsJson: boolean
}

/** Where the form of a page goes: `/apim/PaySubmit` for `/apim/Pay`. */
export function submitPath(page: string, { submit }: PageShape): string {
  return `${page.slice(0, page.lastIndexOf('/') + 1)}${submit}`
}

/** Reads the card and the session, one by one or in one key-pair string; names in any case. Undefined where there are none. */
export async function readDirectSubmit(request: Request, shape: PageShape): Promise<DirectSubmit | undefined> {
  const { text, problem } = await readBody(request, longestBody)
  if (problem !== undefined) return undefined
  try {
    const sent = folded(decodeForm(text))
    const data = sent.get(shape.data.toLowerCase())
    const values = data === undefined ? sent : folded(readTolerantPairs(data, shape.data, everything))
    const sessionId = values.get(shape.session.toLowerCase()) ?? values.get('sessionid')
    const form = cardForm(ownNames(values, shape))
    const wantsJson = sent.get(shape.json.toLowerCase())?.toLowerCase() === 'true'
    return sessionId === undefined || form === undefined ? undefined : { sessionId, form, wantsJson }
  } catch (error) {
    if (error instanceof FormatError) return undefined
    throw error
  }
}

const everything = { blanks: true, broken: true, plus: true }

function folded(entries: readonly (readonly [name: string, value: string, ...rest: unknown[]])[]): Map<string, string> {
  return new Map(entries.map(([name, value]) => [name.toLowerCase(), value]))
}

/** The values by the names that the page itself has; an empty one counts as absent. */
function ownNames(values: ReadonlyMap<string, string>, { inputs }: PageShape): Parameters {
  const names = ['PAN', 'Expiry', 'EMonth', 'EYear', 'CardHolder', 'SecureCode', 'ConfirmCode']
  return new Map(
    names.flatMap((name): [string, string][] => {
      const value = values.get((inputs[name] ?? name).toLowerCase()) ?? values.get(name.toLowerCase())
      return value === undefined || value === '' ? [] : [[name, value]]
    }),
  )
}

/** Opens the page of a session among those whose form goes to one path. */
export async function openOneOf(
  host: PageHost,
  paths: readonly string[],
  sessionId: string,
): Promise<{ path: string; page: PageSession | PageProblem }> {
  let found: { path: string; page: PageSession | PageProblem } | undefined
  for (const path of paths) {
    const page = await host.open(path, sessionId)
    if (page.kind === 'session') return { path, page }
    found ??= { path, page }
  }
  return found ?? { path: '', page: { kind: 'problem', errCode: 'ORDER_NOT_FOUND' } }
}

/** The answer to a program: what became of the payment (decision S172). */
export function jsonAnswer(result: PageResult, page?: PageSession): Response {
  const body = JSON.stringify(toldOf(result, page))
  return new Response(body, { headers: { 'content-type': 'application/json' } })
}

function toldOf(result: PageResult, page: PageSession | undefined): object {
  const session = page?.session ?? ('session' in result ? result.session : undefined)
  const payment = { OrderId: session?.orderId, Amount: session?.amount }
  switch (result.kind) {
    case 'done':
      return { Success: result.success, OrderId: result.orderId, Amount: result.amount, ErrCode: result.errCode }
    case 'problem':
      return { Success: false, ...payment, ErrCode: result.errCode }
    case 'invalid':
      return { Success: false, ...payment, ErrCode: result.fields[0]?.errCode ?? 'WRONG_PARAMS' }
    case '3DS': {
      const { acsUrl: ACSUrl, MD, PaReq } = result
      return { Success: '3DS', ...payment, ErrCode: noError, ACSUrl, PaReq, MD }
    }
  }
}
