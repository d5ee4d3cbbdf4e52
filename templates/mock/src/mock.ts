import type { Answers, AnyStep, Script } from './answers.js'
import { Engine, type MockCall, type MockCredentials, type MockOptions, type Refusal } from './engine.js'
import type { CommandMocks } from './shapes.js'
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
   * Forgets calls and refusals and starts every script again.
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
 * Throws nothing; {@link CreateMock} says what the function throws.
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
