import {
  type Credentials,
  type EncodeOptions,
  maskDigits,
  type Redacted,
  redactBody,
  redactRequest,
} from '@card-gateway/protocol'
import { type Answers, type AnyStep, nextStep, type Script, type Sequence, type Track, trackOf } from './answers.js'
import { type Asked, type CannedReply, defaultScenario, mockOf, renderReply } from './canned.js'
import { MockError } from './errors.js'
import { readRequest } from './read-request.js'
import type { AnyCommandMock, CommandMocks } from './shapes.js'
import { isUnknownOutcome, playUnknownOutcome } from './unknown-outcomes.js'
import { vouched } from './vouched.js'

/**
 * A gateway as a function: the client's `transport`, and what the adapters take. The sandbox's is one, too.
 *
 * It throws a TypeError, as `fetch` does, where a connection is lost.
 *
 * @example
 * ```ts
 * const broken: Gateway = async () => new Response('Bad Gateway', { status: 502 })
 * ```
 */
export type Gateway = (request: Request) => Promise<Response>

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

/**
 * A gateway that answers by a script.
 *
 * @example
 * ```ts
 * mock.on('api.Refund', 'part')
 * const sent = mock.calls('api.Refund').length
 * mock.verify()
 * ```
 */
export interface Mock<Mocks extends CommandMocks> extends Gateway {
  /** Itself, under the name the sandbox has for it. */
  readonly transport: Gateway
  /** What a client is made with to talk to it. */
  readonly credentials: MockCredentials
  /** Sets what a command answers from now on; gives the mock back. @throws MockError */
  on<Id extends keyof Mocks & string>(command: Id, answers: Answers<Mocks[Id], Id>): this
  /**
   * The requests that were answered, in order: of one command, or of all.
   *
   * Throws nothing.
   */
  calls<Id extends keyof Mocks & string>(command?: Id): readonly MockCall<Id>[]
  /** The requests that were not. */
  readonly refusals: readonly Refusal[]
  /** For the end of a test. @throws MockError when a request was refused or a `sequence` did not come to its end */
  verify(): void
  /**
   * Forgets calls and refusals and begins every script anew.
   *
   * Throws nothing.
   */
  reset(): void
}

/**
 * Makes a gateway that answers by a script, the same way each time. Values that an answer repeats come from the
 * request, so any OrderId will do; the rest is the spec's example.
 *
 * @param script what each command answers: `{ 'api.Pay': ['threeDS', 'charged'] }`, or a function that sets it
 * @throws MockError when the script names something that does not exist
 *
 * @example
 * ```ts
 * const create: CreateMock<typeof commandMocks> = createMock
 * ```
 */
export type CreateMock<Mocks extends CommandMocks> = (
  script?: Script<Mocks> | ((mock: Mock<Mocks>) => void),
  options?: MockOptions,
) => Mock<Mocks>

/**
 * Binds `createMock` to a choice of commands.
 *
 * Throws nothing; what the function throws stands with {@link CreateMock}.
 *
 * @example
 * ```ts
 * const createRefundMock = createMockFactory({ 'api.Refund': apiRefundMock }, credentials)
 * ```
 */
export function createMockFactory<const Mocks extends CommandMocks>(
  mocks: Mocks,
  credentials: MockCredentials,
): CreateMock<Mocks> {
  return (script = {}, options = {}) => {
    const engine = new Engine(mocks, credentials, options)
    const mock: Mock<Mocks> = vouched(asFunction(engine))
    if (typeof script === 'function') script(mock)
    else engine.play(script)
    return mock
  }
}

/** The engine as a function with its methods on it. */
function asFunction(engine: Engine): Gateway {
  const mock = (request: Request) => engine.answer(request)
  const methods = {
    transport: mock,
    credentials: engine.credentials,
    on: (command: string, answers: AnyStep) => {
      engine.play({ [command]: answers })
      return mock
    },
    calls: (command?: string) => engine.calls.filter((call) => command === undefined || call.command === command),
    verify: () => engine.verify(),
    reset: () => engine.reset(),
  }
  return Object.defineProperty(Object.assign(mock, methods), 'refusals', { get: () => [...engine.refusals] })
}

interface Answered {
  readonly name: string
  respond(): Promise<Response>
}

interface Unanswered {
  readonly why: string
  readonly cause?: unknown
}

class Engine {
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
