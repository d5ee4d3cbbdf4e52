import {
  type CommandDescriptor,
  decodeForm,
  decodeFormText,
  decodePairs,
  decodeRequestParts,
  type FieldDescriptor,
  FormatError,
  maskDigits,
  maskValue,
  readJson,
} from '@card-gateway/protocol'
import type { LenientProfile } from './tables.js'

/** Something wrong with a request. */
export interface Problem {
  /** `PayInfo.PAN` */
  readonly at: string
  /** What is wrong, in words that hold no value. */
  readonly why: string
}

/** A request as far as it could be read. */
export interface Reading {
  readonly request: Record<string, unknown>
  readonly credentials: Record<string, string>
  /** Names of the parameters, and of the keys of flat key-pair strings, that were there. */
  readonly given: ReadonlySet<string>
  /** Missing, superfluous, misspelt, given twice, not in its format. */
  readonly structure: readonly Problem[]
  /** Values that are not of their kind. */
  readonly values: readonly Problem[]
  /** Values that were sent twice and differ. */
  readonly repeats: readonly Problem[]
  /** What only a lenient sandbox accepts. */
  readonly notes: readonly string[]
  /** The body, masked, for the journal. */
  readonly masked: string
}

/** Reads the requests of one command. */
export type ReadRequest = (body: string) => Reading

interface Names {
  readonly exact: ReadonlyMap<string, FieldDescriptor>
  readonly folded: ReadonlyMap<string, FieldDescriptor>
}

interface Draft extends Reading {
  readonly given: Set<string>
  readonly structure: Problem[]
  readonly values: Problem[]
  readonly repeats: Problem[]
  readonly notes: string[]
  readonly pending: { readonly field: FieldDescriptor; readonly text: string; readonly at: string }[]
}

const ignoredByC08 = new Set(['VWID'])

/** Makes the reader of a command. @param lenient what is accepted beyond the document; undefined: nothing */
export function createReader(command: CommandDescriptor, lenient: LenientProfile | undefined): ReadRequest {
  return command.channel === 'json' ? (body) => readJsonRequest(command, body) : new FormReader(command, lenient).read
}

class FormReader {
  readonly #command: CommandDescriptor
  readonly #lenient: LenientProfile | undefined
  readonly #names: Names
  readonly #keys = new Map<FieldDescriptor, Names>()
  /** Whether the command carries neither Key nor VWID, so that one beside it is ignored (decision C08). */
  readonly #anonymous: boolean

  constructor(command: CommandDescriptor, lenient: LenientProfile | undefined) {
    this.#command = command
    this.#lenient = lenient
    this.#names = namesOf(command.request)
    for (const field of command.request) if (field.kind === 'pairs') this.#keys.set(field, namesOf(field.fields ?? []))
    this.#anonymous = !command.request.some(({ from }) => from !== undefined)
  }

  readonly read = (body: string): Reading => {
    const draft = newDraft()
    const shown: string[] = []
    let entries: [string, string][]
    try {
      entries = decodeForm(body)
    } catch (error) {
      draft.structure.push({ at: 'body', why: wordsOf(error) })
      return { ...draft, masked: `[unreadable body of ${body.length} characters]` }
    }
    for (const [name, value] of entries) this.#take(draft, name, value, body, shown)
    this.#missing(draft)
    this.#compareRepeats(draft)
    return Object.assign(draft, { masked: shown.join('&') })
  }

  #take(draft: Draft, name: string, value: string, body: string, shown: string[]): void {
    const field = this.#find(this.#names, name, draft)
    if (field === undefined) {
      shown.push(`${maskDigits(name)}=***`)
      if (this.#anonymous && ignoredByC08.has(name)) return
      this.#unknown(draft, name, this.#names, this.#command.name)
      return
    }
    if (draft.given.has(field.name)) {
      shown.push(`${field.name}=***`)
      draft.structure.push({ at: field.name, why: `${field.name} is given twice.` })
      return
    }
    draft.given.add(field.name)
    if (field.kind === 'pairs') shown.push(`${field.name}=${this.#takePairs(draft, field, value)}`)
    else {
      shown.push(`${field.name}=${masked(field, value)}`)
      if (field.kind === 'base64json') this.#takeCheque(draft, field, body)
      else takeScalar(draft, draft.request, field, value, field.name)
    }
  }

  /** Gives the masked string. */
  #takePairs(draft: Draft, field: FieldDescriptor, raw: string): string {
    const names = this.#keys.get(field) ?? namesOf([])
    const entries = this.#splitPairs(draft, field, raw)
    if (entries === undefined) return '***'
    const target: Record<string, unknown> = field.flat ? draft.request : {}
    const path = field.flat ? '' : `${field.name}.`
    let shown = ''
    for (const [key, value] of entries) {
      const known = this.#find(names, key, draft)
      shown += `${shown && '%3B'}${maskDigits(known?.name ?? key)}%3D${known ? masked(known, value) : encodeURIComponent(maskDigits(value))}`
      if (known !== undefined) {
        if (field.flat) draft.given.add(known.name)
        takeScalar(draft, target, known, value, path + known.name)
      } else if (field.open)
        Object.defineProperty(target, key, { value, enumerable: true, configurable: true, writable: true })
      else this.#unknown(draft, key, names, field.name, path)
    }
    for (const { from, same, name } of field.fields ?? []) {
      if (same !== undefined && !entries.some(([key]) => this.#find(names, key, undefined)?.name === name)) {
        draft.structure.push({ at: path + name, why: `${path}${name} is missing: it repeats ${same}.` })
      }
      if (from !== undefined && draft.credentials[from] === undefined) {
        draft.structure.push({ at: path + name, why: `${name} is missing in ${field.name}.` })
      }
    }
    if (!field.flat) draft.request[field.name] = target
    return shown
  }

  #splitPairs(draft: Draft, field: FieldDescriptor, raw: string): [string, string][] | undefined {
    try {
      if (!this.#lenient?.pairEncodings) return decodePairs(raw, field.name)
      const once = raw.includes('=') ? raw : decodeFormText(raw)
      if (once !== raw) draft.notes.push(`${field.name} is URL-encoded twice.`)
      return decodePairs(once.replace(/;+$/, ''), field.name).map(([key, value]) => {
        const decoded = /%[0-9A-Fa-f]{2}/.test(value) ? decodeFormText(value) : value
        if (decoded !== value) draft.notes.push(`Values of ${field.name} are URL-encoded one by one.`)
        return [key, decoded]
      })
    } catch (error) {
      draft.structure.push({ at: field.name, why: wordsOf(error) })
      return undefined
    }
  }

  #takeCheque(draft: Draft, field: FieldDescriptor, body: string): void {
    try {
      const { request } = decodeRequestParts(this.#command, body)
      if (typeof request === 'object' && request !== null) draft.request[field.name] = Reflect.get(request, field.name)
    } catch (error) {
      draft.values.push({ at: field.name, why: wordsOf(error) })
    }
  }

  #find(names: Names, name: string, draft: Draft | undefined): FieldDescriptor | undefined {
    const exact = names.exact.get(name)
    if (exact !== undefined || !this.#lenient?.foldNames) return exact
    const folded = names.folded.get(name.toLowerCase())
    if (folded !== undefined) draft?.notes.push(`${folded.name} is written in another case.`)
    return folded
  }

  #unknown(draft: Draft, name: string, names: Names, where: string, path = ''): void {
    const near = names.folded.get(name.toLowerCase())
    const shown = name.length > 50 ? 'A name' : maskDigits(name)
    const why = near
      ? `${shown} is not ${near.name}: upper and lower case count.`
      : `${shown} is no parameter of ${where}.`
    if (this.#lenient?.unknownParameters) draft.notes.push(why)
    else draft.structure.push({ at: path + shown, why })
  }

  /** Credentials that are not there. Other parameters are missed by the validators. */
  #missing(draft: Draft): void {
    for (const { name, from } of this.#command.request) {
      if (from !== undefined && draft.credentials[from] === undefined && !draft.given.has(name)) {
        draft.structure.push({ at: name, why: `${name} is missing.` })
      }
    }
  }

  #compareRepeats(draft: Draft): void {
    for (const { field, text, at } of draft.pending) {
      const first = draft.request[field.same ?? '']
      if (first !== undefined && String(first) !== text && !(typeof first === 'number' && Number(text) === first)) {
        draft.repeats.push({ at, why: `${at} differs from ${field.same}.` })
      }
    }
  }
}

function newDraft(): Draft {
  return {
    request: {},
    credentials: {},
    given: new Set(),
    structure: [],
    values: [],
    repeats: [],
    notes: [],
    pending: [],
    masked: '',
  }
}

function namesOf(fields: readonly FieldDescriptor[]): Names {
  return {
    exact: new Map(fields.map((field) => [field.name, field])),
    folded: new Map(fields.map((field) => [field.name.toLowerCase(), field])),
  }
}

const digits = /^[0-9]+$/

function takeScalar(
  draft: Draft,
  target: Record<string, unknown>,
  field: FieldDescriptor,
  text: string,
  at: string,
): void {
  if (field.from !== undefined) draft.credentials[field.from] = text
  else if (field.same !== undefined) draft.pending.push({ field, text, at })
  else if (field.kind === 'integer') {
    const value = digits.test(text) ? Number(text) : Number.NaN
    if (Number.isSafeInteger(value)) target[field.name] = value
    else draft.values.push({ at, why: `${at} is not a whole number in digits.` })
  } else if (field.kind === 'boolean') {
    const folded = text.toLowerCase()
    if (folded === 'true' || folded === 'false') target[field.name] = folded === 'true'
    else draft.values.push({ at, why: `${at} is neither true nor false.` })
  } else target[field.name] = text
}

function masked(field: FieldDescriptor, value: string): string {
  const shown = field.sensitive ?? (field.from === 'password' ? 'password' : undefined)
  if (field.kind === 'base64json') return '***'
  return shown === undefined ? encodeURIComponent(maskDigits(value)) : maskValue(shown, value)
}

function wordsOf(error: unknown): string {
  if (error instanceof FormatError) return error.message
  throw error
}

/** Values of JSON requests are read by the protocol package; only what is superfluous is looked for here. */
function readJsonRequest(command: CommandDescriptor, body: string): Reading {
  const draft = newDraft()
  const shown = `[JSON of ${body.length} characters]`
  try {
    const { request, credentials } = decodeRequestParts(command, body)
    const known = new Set(command.request.map(({ name }) => name))
    const members = readJson(body)
    if (typeof members === 'object' && members !== null) {
      for (const name of Object.keys(members)) {
        if (known.has(name)) draft.given.add(name)
        else
          draft.structure.push({ at: maskDigits(name), why: `${maskDigits(name)} is no parameter of ${command.name}.` })
      }
    }
    if (typeof request === 'object' && request !== null) Object.assign(draft.request, request)
    Object.assign(draft.credentials, credentials)
    for (const { name, from } of command.request) {
      if (from !== undefined && draft.credentials[from] === undefined) {
        draft.structure.push({ at: name, why: `${name} is missing.` })
      }
    }
  } catch (error) {
    draft.structure.push({ at: 'body', why: wordsOf(error) })
  }
  return Object.assign(draft, { masked: shown })
}
