// Copied from templates/client/src/three-d-secure.ts by `npm run generate`. Do not edit: change it there.
import { decodeForm } from '@card-gateway/protocol/basics'
import { joinBytes } from './bytes.js'
import { hasControls } from './check-options.js'
import { BrowserDataError } from './errors.js'
import { type BrowserFormOptions, renderForm } from './html.js'

/**
 * What a reply with `Success: '3DS'` carries.
 *
 * @example
 * ```ts
 * const leave = (reply: ThreeDSReply) => threeDSForm(reply, { TermUrl: 'https://shop.example/3ds' })
 * ```
 */
export interface ThreeDSReply {
  /** Address of the issuer's page, http or https. */
  readonly ACSUrl: string
  /** The request to the issuer; hidden in errors, traces and logs. */
  readonly PaReq: string
  /** Names the transaction; the issuer's page sends it back as MD. */
  readonly ThreeDSKey: string
}

/**
 * Where the payer comes back to, and how the form is shown.
 *
 * @example
 * ```ts
 * const options: ThreeDSFormOptions = { TermUrl: 'https://shop.example/3ds', button: 'Continue' }
 * ```
 */
export interface ThreeDSFormOptions extends BrowserFormOptions {
  /** Address of yours that takes the payer's return; absolute. */
  readonly TermUrl: string
}

/**
 * What the issuer's page posts to TermUrl. A type rather than an interface, so that it is a {@link ReturnBody} too.
 *
 * @example
 * ```ts
 * const finish = (OrderId: string, { PaRes }: ThreeDSReturn) => gateway.api.pay3DS({ OrderId, PaRes })
 * ```
 */
export type ThreeDSReturn = {
  /** Equals the reply's ThreeDSKey. */
  readonly MD: string
  /** For Pay3DS, Block3DS or PaySubmit3DS. */
  readonly PaRes: string
}

/**
 * The return as a server has it: body text, parsed fields, or the request itself.
 *
 * @example
 * ```ts
 * const body: ReturnBody = 'MD=0001&PaRes=eJzVWFmTokoW'
 * ```
 */
export type ReturnBody = string | URLSearchParams | FormData | Readonly<Record<string, unknown>>

/**
 * Writes the page that takes the payer to the issuer (3-D Secure procedure, step 3): everything escaped, submitting
 * itself, with a button for browsers that run no scripts.
 *
 * @throws BrowserDataError `unsafe-address` when ACSUrl or TermUrl is not an http or https address
 *
 * @example
 * ```ts
 * const html = threeDSForm(reply, { TermUrl: 'https://shop.example/3ds' })
 * ```
 */
export function threeDSForm(reply: ThreeDSReply, options: ThreeDSFormOptions): string {
  const fields = [
    ['TermUrl', webAddress('TermUrl', options.TermUrl)],
    ['MD', reply.ThreeDSKey],
    ['PaReq', reply.PaReq],
  ] as const
  return renderForm({ action: webAddress('ACSUrl', reply.ACSUrl), fields }, options)
}

/** Longest return that is read, in bytes or characters: an authentication result is a few kilobytes. */
const longestReturn = 256 * 1024

/**
 * Reads what the issuer's page posts to TermUrl (step 4). The values are not changed in any way.
 *
 * @throws BrowserDataError `malformed-return` when MD or PaRes is missing, empty or doubled, or when the body is longer
 *   than 256 KiB
 *
 * @example
 * ```ts
 * const { MD, PaRes } = parseThreeDSReturn(request.body)
 * ```
 */
export function parseThreeDSReturn(body: ReturnBody): ThreeDSReturn
/**
 * Reads the same from a standard `Request`, as many servers hand it over. Its body may not have been read yet.
 *
 * @throws BrowserDataError as above, or when the body was read before; the promise rejects
 *
 * @example
 * ```ts
 * const handle = async (request: Request) => {
 *   const { MD, PaRes } = await parseThreeDSReturn(request)
 *   return Response.json({ MD, length: PaRes.length })
 * }
 * ```
 */
export function parseThreeDSReturn(body: Request): Promise<ThreeDSReturn>
export function parseThreeDSReturn(body: Request | ReturnBody): ThreeDSReturn | Promise<ThreeDSReturn> {
  // Touching the global Request loads Node's fetch, which text does not need.
  if (typeof body !== 'string' && body instanceof Request) return readRequest(body).then(parseThreeDSReturn)
  const valuesOf = reader(body)
  return { MD: only('MD', valuesOf), PaRes: only('PaRes', valuesOf) }
}

async function readRequest(request: Request): Promise<string | FormData> {
  if (request.bodyUsed) throw malformed('the body has already been read: give its text or its fields instead')
  const type = request.headers.get('content-type') ?? ''
  const body = new Response(await readBytes(request), { headers: { 'content-type': type } })
  return /^multipart\/form-data/i.test(type)
    ? body.formData().catch(() => refuse('the body is not a form'))
    : body.text()
}

/** Anybody may post here, so reading stops when the body gets too long. */
async function readBytes({ body }: Request): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body ?? []) {
    size += chunk.byteLength
    // Leaving the loop cancels the stream.
    if (size > longestReturn) return refuse('the body is longer than 256 KiB')
    chunks.push(chunk)
  }
  return joinBytes(chunks, size)
}

type ValuesOf = (name: string) => readonly unknown[]

function reader(body: ReturnBody): ValuesOf {
  if (typeof body === 'string') {
    if (body.length > longestReturn) return refuse('the body is longer than 256 KiB')
    const entries = readForm(body)
    return (name) => entries.filter((entry) => entry[0] === name).map((entry) => entry[1])
  }
  if (body instanceof URLSearchParams || body instanceof FormData) return (name) => body.getAll(name)
  // In Express `body` is undefined when no parser ran, although its type says that it is there.
  if (!isFields(body))
    return refuse('the body was not parsed as a form: use a form parser such as express.urlencoded()')
  return (name) => (Object.hasOwn(body, name) ? [body[name]].flat() : [])
}

function isFields(body: unknown): boolean {
  return typeof body === 'object' && body !== null && !ArrayBuffer.isView(body)
}

function readForm(body: string): [string, string][] {
  try {
    return decodeForm(body)
  } catch {
    return refuse('the body is not a form')
  }
}

function only(name: string, valuesOf: ValuesOf): string {
  const [value, ...more] = valuesOf(name)
  if (value === undefined || value === '') return refuse(`${name} is missing`)
  if (typeof value !== 'string') return refuse(`${name} is not text`)
  return more.length === 0 ? value : refuse(`${name} occurs more than once`)
}

function refuse(why: string): never {
  throw malformed(why)
}

function malformed(why: string): BrowserDataError {
  return new BrowserDataError('malformed-return', `The return from 3-D Secure cannot be used: ${why}.`)
}

/** A `javascript:` address in a form would run in the merchant's page. */
function webAddress(name: string, value: string): string {
  const protocol = URL.canParse(value) && !hasControls(value) ? new URL(value).protocol : ''
  if (protocol === 'https:' || protocol === 'http:') return value
  throw new BrowserDataError('unsafe-address', `${name} is not an absolute http or https address.`)
}
