import {
  type CommandDescriptor,
  decodeForm,
  decodePairs,
  decodeRequestParts,
  type FieldDescriptor,
  looksLikeCardNumber,
  maskDigits,
  redactFurther,
} from '@card-gateway/protocol'
import { readTolerantPairs } from '../../lib/tolerant-pairs.js'
import type { Tolerance } from '../../spec/overlay.js'
import type { Profile } from '../../spec/profile.js'
import { readJsonRequest } from './json-reader.js'
import {
  encoded,
  masked,
  newBuilder,
  own,
  type ParsedRequest,
  type RequestBuilder,
  takeScalar,
  wordsOf,
} from './parsed-request.js'

/** Reads the requests of one command. */
export type ReadRequest = (body: string) => ParsedRequest

interface Names {
  readonly exact: ReadonlyMap<string, FieldDescriptor>
  readonly folded: ReadonlyMap<string, FieldDescriptor>
  /** Parameters that the validators do not check: credentials, and those that repeat another. */
  readonly unmissed: readonly FieldDescriptor[]
}

const ignoredByC08 = new Set(['VWID'])

/** Makes the reader of a command. @param profile what is accepted beyond the document; undefined: nothing */
export function createReader(command: CommandDescriptor, profile: Profile | undefined): ReadRequest {
  return command.channel === 'json'
    ? (body) => readJsonRequest(command, body, profile?.keepsDocuments ?? false)
    : new FormReader(command, profile).read
}

class FormReader {
  readonly #command: CommandDescriptor
  readonly #tolerates: (tolerance: Tolerance) => boolean
  readonly #emptyIsAbsent: boolean
  readonly #names: Names
  /** Names in each key-pair string. */
  readonly #keys = new Map<FieldDescriptor, Names>()
  /** Whether the command carries neither Key nor VWID, so that one beside it is ignored (decision C08). */
  readonly #anonymous: boolean

  constructor(command: CommandDescriptor, profile: Profile | undefined) {
    this.#command = command
    this.#tolerates = (tolerance) => profile?.tolerates.has(tolerance) === true
    this.#emptyIsAbsent = this.#tolerates('emptyIsAbsent')
    const aliases = profile?.aliases ?? {}
    this.#names = namesOf(command.request, aliases)
    for (const field of command.request)
      if (field.kind === 'pairs') this.#keys.set(field, namesOf(field.fields ?? [], aliases))
    this.#anonymous = !command.request.some(({ from }) => from !== undefined)
  }

  readonly read = (body: string): ParsedRequest => {
    const builder = newBuilder()
    const shown: string[] = []
    let entries: [string, string][]
    try {
      entries = decodeForm(body)
    } catch (error) {
      builder.structure.push({ at: 'body', why: wordsOf(error) })
      builder.masked = `[unreadable body of ${body.length} characters]`
      return builder
    }
    for (const [name, value] of entries) this.#take(builder, name, value, shown)
    for (const { name } of missing(builder, this.#names)) {
      builder.structure.push({ at: name, why: `${name} is missing.` })
    }
    this.#compareRepeats(builder)
    builder.masked = shown.join('&')
    return builder
  }

  #take(builder: RequestBuilder, name: string, value: string, shown: string[]): void {
    if (value === '' && this.#emptyIsAbsent) return
    const field = this.#find(this.#names, name, builder)
    if (field === undefined) {
      shown.push(`${shownName(name)}=***`)
      if (this.#anonymous && ignoredByC08.has(name)) return
      this.#unknown(builder, name, this.#names, this.#command.name)
      return
    }
    if (!noteSeen(builder, field, '')) {
      shown.push(`${field.name}=***`)
      return
    }
    const names = field.kind === 'pairs' ? this.#keys.get(field) : undefined
    if (names !== undefined) {
      shown.push(`${field.name}=${this.#takePairs(builder, field, names, value)}`)
      return
    }
    shown.push(`${field.name}=${masked(field, value)}`)
    if (field.kind === 'base64json') this.#takeCheque(builder, field, value)
    else takeScalar(builder, builder.request, field, own(value), '')
  }

  /** Gives the masked string. */
  #takePairs(builder: RequestBuilder, field: FieldDescriptor, names: Names, raw: string): string {
    const entries = this.#splitPairs(builder, field, raw)
    if (entries === undefined) return '***'
    const target: Record<string, unknown> = field.flat ? builder.request : {}
    const path = field.flat ? '' : `${field.name}.`
    let shown = ''
    for (const [key, value] of entries) {
      if (value === '' && this.#emptyIsAbsent) continue
      const known = this.#find(names, key, builder)
      if (shown !== '') shown += '%3B'
      shown +=
        known === undefined ? shownUnknown(key, value, field.open === true) : `${known.name}%3D${masked(known, value)}`
      if (field.open && (known === undefined || !field.flat)) keepCardsOut(builder, field, key, value)
      if (known !== undefined) {
        if (noteSeen(builder, known, path)) takeScalar(builder, target, known, value, path)
      } else if (field.open)
        Object.defineProperty(target, key, { value, enumerable: true, configurable: true, writable: true })
      else this.#unknown(builder, key, names, field.name, path)
    }
    for (const { same, name } of missing(builder, names)) {
      const why =
        same === undefined ? `${name} is missing in ${field.name}.` : `${path}${name} is missing: it repeats ${same}.`
      builder.structure.push({ at: path + name, why })
    }
    if (!field.flat) builder.request[field.name] = target
    return shown
  }

  #splitPairs(builder: RequestBuilder, field: FieldDescriptor, raw: string): [string, string][] | undefined {
    try {
      if (!this.#tolerates('pairEncodings')) return decodePairs(raw, field.name)
      const pairs = readTolerantPairs(raw, field.name, {
        blanks: this.#tolerates('blanksInPairs'),
        broken: this.#tolerates('brokenPairs'),
        plus: this.#tolerates('plusInPairs'),
      })
      if (!raw.includes('=')) builder.notes.push(`${field.name} is URL-encoded twice.`)
      return pairs.map(([key, value, wasEncoded]) => {
        if (wasEncoded) builder.notes.push(`Values of ${field.name} are URL-encoded one by one.`)
        return [key, value]
      })
    } catch (error) {
      builder.structure.push({ at: field.name, why: wordsOf(error) })
      return undefined
    }
  }

  #takeCheque(builder: RequestBuilder, field: FieldDescriptor, value: string): void {
    const alone = { ...this.#command, request: [field] }
    try {
      const { request } = decodeRequestParts(alone, new URLSearchParams({ [field.name]: value }).toString())
      Object.assign(builder.request, request)
    } catch (error) {
      builder.values.push({ at: field.name, why: wordsOf(error) })
    }
  }

  #find(names: Names, name: string, builder: RequestBuilder): FieldDescriptor | undefined {
    const exact = names.exact.get(name)
    if (exact !== undefined || !this.#tolerates('foldNames')) return exact
    const folded = names.folded.get(name.toLowerCase())
    if (folded !== undefined) builder.notes.push(`${folded.name} is written with other capitals.`)
    return folded
  }

  #unknown(builder: RequestBuilder, name: string, names: Names, where: string, path = ''): void {
    const near = names.folded.get(name.toLowerCase())
    const shown = shownName(name)
    const why = near
      ? `${shown} is not ${near.name}: upper and lower case matter.`
      : shown === hidden
        ? `A name that cannot be shown is not a parameter of ${where}. Is the body a form?`
        : `${shown} is not a parameter of ${where}.`
    if (this.#tolerates('unknownParameters')) builder.notes.push(why)
    else builder.structure.push({ at: path + shown, why })
  }

  #compareRepeats(builder: RequestBuilder): void {
    for (const { field, text, path } of builder.pending) {
      const first = builder.request[field.same ?? '']
      if (first === undefined || (typeof first === 'number' ? Number(text) === first : String(first) === text)) continue
      builder.repeats.push({ at: path + field.name, why: `${path}${field.name} differs from ${field.same}.` })
    }
  }
}

function namesOf(fields: readonly FieldDescriptor[], aliases: Profile['aliases']): Names {
  const others = Object.entries(aliases).flatMap(([other, name]): [string, FieldDescriptor][] => {
    const field = fields.find((one) => one.name === name)
    return field === undefined ? [] : [[other, field]]
  })
  const own = fields.map((field): [string, FieldDescriptor] => [field.name, field])
  return {
    exact: new Map([...others, ...own]),
    folded: new Map([...others, ...own].map(([name, field]) => [name.toLowerCase(), field])),
    unmissed: fields.filter(({ from, same }) => from !== undefined || same !== undefined),
  }
}

/**
 * Keys and values that the shop adds are kept and repeated as they are, so no card number may be in them (decision S132).
 */
function keepCardsOut({ values }: RequestBuilder, field: FieldDescriptor, key: string, value: string): void {
  if (!looksLikeCardNumber(key) && !looksLikeCardNumber(value)) return
  const why = `${maskDigits(key).slice(0, 60)} in ${field.name} contains what looks like a card number.`
  values.push({ at: `${field.name}.${maskDigits(key)}`, why })
}

/** A value under an undocumented name may be anything. It is shown only inside an open parameter, under a harmless name. */
function shownUnknown(key: string, value: string, isOpen: boolean): string {
  if (isOpen) return `${maskDigits(key)}%3D${encoded(String(redactFurther(key, value)))}`
  return `${shownName(key)}%3D***`
}

const hidden = '***'
const nameForm = /^[A-Za-z][A-Za-z0-9_.-]{0,49}$/

/** Any text decodes as a form. When JSON comes by mistake, all of it is one "name", secrets included. */
function shownName(name: string): string {
  return nameForm.test(name) ? maskDigits(name) : hidden
}

/**
 * Notes that a parameter is there, and that it is at fault where it was there before, under whatever name. Returns
 * whether it is new.
 */
function noteSeen({ seen, structure }: RequestBuilder, field: FieldDescriptor, path: string): boolean {
  const isNew = !seen.includes(field)
  if (isNew) seen.push(field)
  else structure.push({ at: path + field.name, why: `${path}${field.name} is given twice.` })
  return isNew
}

/** Missing parameters that the validators do not report. */
function missing({ seen }: RequestBuilder, { unmissed }: Names): readonly FieldDescriptor[] {
  return unmissed.filter((field) => !seen.includes(field))
}
