import {
  type Credentials,
  type EncodeOptions,
  maskDigits,
  type Redacted,
  redactBody,
  redactRequest,
} from '@card-gateway/protocol'
import { type AnyStep, nextStep, type Sequence, type Track, trackOf } from './answers.js'
import { type Asked, type CannedReply, defaultScenario, mockOf, renderReply } from './canned.js'
import { MockError } from './errors.js'
import { readRequest } from './read-request.js'
import type { AnyCommandMock, CommandMocks } from './shapes.js'
import { isUnknownOutcome, playUnknownOutcome } from './unknown-outcomes.js'
import { vouched } from './vouched.js'

/**
 * A request that was answered. Masked: no card number, code, password or token is in it.
 *
 * @example
 * ```ts
 * const names = (calls: readonly MockCall[]) => calls.map(({ command }) => command)
 * ```
 */
export interface MockCall<Id extends string = string> {
  /** Id of the command. */
  readonly command: Id
  /** As the caller gave it to the client. */
  readonly request: Redacted
  /** As it travelled. */
  readonly body: string
  /** The scenario or the unknown outcome that was played. */
  readonly answered: string
}

/**
 * A request that was not answered: it does not follow the document, or the script has no answer to it.
 *
 * @example
 * ```ts
 * const explain = ({ path, message }: Refusal) => `${path}: ${message}`
 * ```
 */
export interface Refusal {
  /** Undefined when the path is that of no command. */
  readonly command: string | undefined
  /** Of the address that was asked. */
  readonly path: string
  /** What is wrong, without any value. */
  readonly message: string
  /** What the test's own function threw. */
  readonly cause?: unknown
}

/**
 * What a client is made with to talk to a mock: synthetic, those of the spec's examples.
 *
 * @example
 * ```ts
 * const keyOf = ({ key }: MockCredentials) => key
 * ```
 */
export type MockCredentials = Required<Credentials> & {
  /** Of the standalone cheque operations, by name. */
  readonly chequePaths: Readonly<Record<string, string>>
}

/**
 * What a mock assumes of the client, and whom it tells of mistakes.
 *
 * @example
 * ```ts
 * const options: MockOptions = { report: ({ message }) => console.error(message) }
 * ```
 */
export interface MockOptions {
  /** Paths of the standalone cheque operations; default those of `credentials`. */
  readonly chequePaths?: Readonly<Record<string, string>>
  /** How the client under test encodes key-pair strings (decision S01); default `once`. */
  readonly pairEncoding?: NonNullable<EncodeOptions['pairEncoding']>
  /** Told of each refused request; default `console.warn`. They are also in `refusals`, and fail `verify()`. */
  readonly report?: (refusal: Refusal) => void
}

interface Answered {
  readonly name: string
  respond(): Promise<Response>
}

interface Unanswered {
  readonly why: string
  readonly cause?: unknown
}

/** Plays the script, and keeps what was asked. */
export class Engine {
  readonly credentials: MockCredentials
  readonly calls: MockCall[] = []
  readonly refusals: Refusal[] = []
  readonly #mocks: CommandMocks
  readonly #options: MockOptions
  readonly #tracks = new Map<string, Track>()

  constructor(mocks: CommandMocks, credentials: MockCredentials, options: MockOptions) {
    this.#mocks = mocks
    this.#options = options
    this.credentials = { ...credentials, ...(options.chequePaths && { chequePaths: options.chequePaths }) }
  }

  play(script: object): void {
    for (const [command, answers] of Object.entries(script)) {
      const mock = mockOf(this.#mocks, command)
      const track = trackOf(command, vouched<AnyStep | Sequence<AnyStep>>(answers))
      // A wrong name is told where the test names it, not where the call is made.
      for (const step of track.steps) if (typeof step === 'string') checkName(mock, step)
      this.#tracks.set(command, track)
    }
  }

  async answer(request: Request): Promise<Response> {
    const { pathname } = new URL(request.url)
    const mock = Object.values(this.#mocks).find((one) => pathname.endsWith(this.#pathOf(one)))
    if (mock === undefined) {
      return this.#refuse(
        undefined,
        pathname,
        'No command has this path. Hosted pages are for browsers: try the sandbox.',
      )
    }
    const body = await request.text()
    const read = await readRequest(mock, request, body, this.#options)
    if (!read.ok) return this.#refuse(mock.command.id, pathname, read.why)
    const answer = this.#choose(mock, read, request)
    if ('why' in answer) return this.#refuse(mock.command.id, pathname, answer.why, answer.cause)
    this.calls.push({
      command: mock.command.id,
      request: redactRequest(mock.command, read.request),
      body: redactBody(mock.command, body),
      answered: answer.name,
    })
    return answer.respond()
  }

  verify(): void {
    const refused = this.refusals.map(({ command, path, message }) => `${command ?? path}: ${message}`)
    const unplayed = [...this.#tracks]
      .filter(([, { ends, steps, played }]) => ends && played < steps.length)
      .map(([command, { steps, played }]) => `${command}: ${steps.length - played} of its answers were not used.`)
    const findings = [...refused, ...unplayed]
    if (findings.length === 0) return
    const cause = this.refusals.find((refusal) => refusal.cause !== undefined)?.cause
    throw new MockError('unverified', findings.join('\n'), cause)
  }

  reset(): void {
    this.calls.length = 0
    this.refusals.length = 0
    for (const track of this.#tracks.values()) track.played = 0
  }

  #pathOf({ command, path }: AnyCommandMock): string {
    const option = command.pathOption?.replace(/^chequePaths\./, '')
    return (option === undefined ? undefined : this.credentials.chequePaths[option]) ?? path
  }

  /** What the script says; nothing it throws may pass for a lost connection. */
  #choose(mock: AnyCommandMock, asked: Asked, message: Request): Answered | Unanswered {
    const track = this.#tracks.get(mock.command.id)
    const step = track === undefined ? defaultScenario(mock) : nextStep(track)
    if (step === undefined) return { why: 'All answers of its script are used up.' }
    try {
      const chosen = typeof step === 'function' ? step(asked.request, track?.played ?? 1) : step
      return answered(mock, chosen, asked, message)
    } catch (cause) {
      return { why: cause instanceof MockError ? cause.message : 'The function in its script threw an error.', cause }
    }
  }

  /** Answers what no client takes for an answer, with the reason in words. */
  #refuse(command: string | undefined, path: string, message: string, cause?: unknown): Response {
    const refusal = { command, path: maskDigits(path), message, ...(cause !== undefined && { cause }) }
    this.refusals.push(refusal)
    const { report = warn } = this.#options
    report(refusal)
    return new Response(`${command ?? refusal.path}: ${message}\n`, {
      status: 400,
      headers: { 'content-type': 'text/plain; charset=utf-8', 'x-card-gateway-why': printable(message) },
    })
  }
}

function answered(mock: AnyCommandMock, chosen: string | CannedReply, asked: Asked, message: Request): Answered {
  const [name, overrides] = typeof chosen === 'string' ? [chosen, {}] : [chosen.scenario, chosen.overrides]
  if (isUnknownOutcome(name)) {
    const lost = () => renderReply(mock, defaultScenario(mock), {}, asked)
    return { name, respond: () => playUnknownOutcome(name, message, lost) }
  }
  const { body, contentType } = renderReply(mock, name, overrides, asked)
  return { name, respond: async () => new Response(body, { headers: { 'content-type': contentType } }) }
}

function checkName(mock: AnyCommandMock, name: string): void {
  if (!isUnknownOutcome(name)) renderReply(mock, name, {})
}

function warn({ command, path, message }: Refusal): void {
  console.warn(`Mock gateway, ${command ?? path}: ${message}`)
}

/** A header carries no other characters. */
function printable(text: string): string {
  return text.replace(/[^\x20-\x7e]/g, '?')
}
