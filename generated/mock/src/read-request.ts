// Copied from templates/mock/src/read-request.ts by `npm run generate`. Do not edit: change it there.
/** Holds a request against the document, before anything is answered. */
import {
  type Credentials,
  decodeForm,
  decodeFormText,
  decodePairs,
  decodeRequestParts,
  type EncodeOptions,
  type FieldDescriptor,
  FormatError,
  maskDigits,
  readJson,
} from '@card-gateway/protocol'
import type { AnyCommandMock, RequestCheck, Unsent, Values } from './shapes.js'
import { isValues } from './write-reply.js'

/** A request that follows the document, or why it does not. */
export type ReadRequest =
  | { readonly ok: true; readonly request: Values; readonly credentials: Credentials }
  | { readonly ok: false; readonly why: string }

const mediaTypes = { form: 'application/x-www-form-urlencoded', json: 'application/json', browser: '' }

/** Reads a request of a command. What is wrong with it is told by name, never by value. */
export async function readRequest(
  mock: AnyCommandMock,
  message: Request,
  body: string,
  options: EncodeOptions,
): Promise<ReadRequest> {
  const why = wrongEnvelope(mock, message)
  if (why !== undefined) return { ok: false, why }
  try {
    const { request, credentials } = decodeRequestParts(mock.command, body, options)
    if (!isValues(request)) return { ok: false, why: 'The body has no parameters.' }
    const fault = undocumented(mock, body, options) ?? missing(mock, credentials) ?? (await invalid(mock, request))
    return fault === undefined ? { ok: true, request, credentials } : { ok: false, why: fault }
  } catch (error) {
    if (error instanceof FormatError) return { ok: false, why: error.message }
    throw error
  }
}

function wrongEnvelope({ command }: AnyCommandMock, { method, url, headers }: Request): string | undefined {
  if (method !== 'POST') return `The request must be a POST, not a ${method}.`
  if (new URL(url).search !== '') return 'Parameters belong in the body, not in the address.'
  const type = (headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase()
  const wanted = mediaTypes[command.channel]
  return type === wanted ? undefined : `Its Content-Type must be ${wanted}.`
}

/** A name the command does not have: the real gateway would ignore it. */
function undocumented({ command }: AnyCommandMock, body: string, options: EncodeOptions): string | undefined {
  const known = command.request
  if (command.channel === 'json') {
    const value = readJson(body)
    return isValues(value) ? strangerAmong(Object.keys(value), known, '') : undefined
  }
  const entries = decodeForm(body)
  const names = entries.map(([name]) => name)
  const inside = () =>
    entries.reduce<string | undefined>((found, [name, value]) => {
      const field = known.find((one) => one.name === name)
      if (found !== undefined || field?.kind !== 'pairs' || field.open) return found
      const text = options.pairEncoding === 'twice' ? decodeFormText(value) : value
      const keys = decodePairs(text, name).map(([key]) => key)
      return strangerAmong(keys, field.fields ?? [], `${name}.`)
    }, undefined)
  return strangerAmong(names, known, '') ?? inside()
}

function strangerAmong(names: readonly string[], known: readonly FieldDescriptor[], path: string): string | undefined {
  const stranger = names.find((name) => !known.some((field) => field.name === name))
  if (stranger === undefined) return undefined
  const meant = known.find(({ name }) => name.toLowerCase() === stranger.toLowerCase())
  const hint =
    meant === undefined ? `There are: ${known.map(({ name }) => name).join(', ')}.` : `It is spelled ${meant.name}.`
  return `It has no ${path}${maskDigits(stranger)}. ${hint}`
}

function missing({ command }: AnyCommandMock, credentials: Credentials): string | undefined {
  const absent = credentialNames(command.request).find(({ from }) => from && credentials[from] === undefined)
  return absent && `${absent.name} is missing.`
}

/** What the gateway would refuse: a value of another length, form or range, or one that must be there. */
async function invalid({ load, unsent = {} }: AnyCommandMock, request: Values): Promise<string | undefined> {
  const check = await load()
  const [least] = candidatesOf(unsent)
    .map((given) => complaintsOf(check, { ...given, ...request }))
    .sort((one, other) => one.length - other.length)
  return least === undefined || least.length === 0 ? undefined : least.join(' ')
}

function complaintsOf(check: RequestCheck, request: Values): string[] {
  const result = check.validate(request)
  return result.ok ? [] : result.failures.map(({ message }) => message)
}

/**
 * A parameter that is not sent cannot be seen here, so the request is accepted when it is right with any one of its
 * values.
 */
function candidatesOf(unsent: Unsent): Values[] {
  return Object.entries(unsent).reduce<Values[]>(
    (found, [name, values]) => found.flatMap((one) => values.map((value) => ({ ...one, [name]: value }))),
    [{}],
  )
}

function credentialNames(fields: readonly FieldDescriptor[]): FieldDescriptor[] {
  return fields.flatMap((field) => (field.from ? [field] : credentialNames(field.fields ?? [])))
}
