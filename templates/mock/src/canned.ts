import { type CommandDescriptor, type Credentials, describeError } from '@card-gateway/protocol'
import { MockError } from './errors.js'
import type { AnyCommandMock, CommandMocks, Overrides, ReplyOf, ScenarioOf, Values } from './shapes.js'
import { vouched } from './vouched.js'
import { isValues, writeReply } from './write-reply.js'

/**
 * An answer of one scenario, as it travels and as the client gives it.
 *
 * @example
 * ```ts
 * const { body, reply }: CannedReply = mockReply('api.Pay', 'declined')
 * ```
 */
export interface CannedReply<Command extends string = string, Reply = unknown> {
  /** Id of the command. */
  readonly command: Command
  /** Name of the example. */
  readonly scenario: string
  /** The exact body. */
  readonly body: string
  /** Media type of the body. */
  readonly contentType: string
  /** What the client's method resolves to. */
  readonly reply: Reply
  /** What the test set; the rest may still follow the request when it is played to one. */
  readonly overrides: Values
}

/**
 * An example of the spec as an answer.
 *
 * @param command `api.Pay`
 * @param scenario name of the example: `declined`
 * @param overrides attributes to set; with `ErrCode`, `error` follows
 * @throws MockError when there is no such command, scenario or attribute
 *
 * @example
 * ```ts
 * const reply: MockReplyFunction<typeof commandMocks> = mockReply
 * ```
 */
export type MockReplyFunction<Mocks extends CommandMocks> = <
  Id extends keyof Mocks & string,
  Name extends ScenarioOf<Mocks[Id]>,
>(
  command: Id,
  scenario: Name,
  overrides?: Overrides<ReplyOf<Mocks[Id], Name>>,
) => CannedReply<Id, ReplyOf<Mocks[Id], Name>>

/**
 * Binds `mockReply` to a choice of commands.
 *
 * Throws nothing; {@link MockReplyFunction} says what the function throws.
 *
 * @example
 * ```ts
 * const refundReply = createMockReply({ 'api.Refund': apiRefundMock })
 * const canned = refundReply('api.Refund', 'part')
 * ```
 */
export function createMockReply<const Mocks extends CommandMocks>(mocks: Mocks): MockReplyFunction<Mocks> {
  return (command, scenario, overrides) => {
    const values: unknown = overrides
    return vouched(renderReply(mockOf(mocks, command), scenario, isValues(values) ? values : {}))
  }
}

/** @throws MockError */
export function mockOf(mocks: CommandMocks, command: string): AnyCommandMock {
  const mock = Object.hasOwn(mocks, command) ? mocks[command] : undefined
  if (mock !== undefined) return mock
  throw new MockError('unknown-command', `There is no command ${command}. There are: ${Object.keys(mocks).join(', ')}.`)
}

/** What was asked, for the values an answer repeats. */
export interface Asked {
  readonly request: Values
  readonly credentials: Credentials
}

/**
 * Makes a scenario's answer. What the test set comes first, then what the answer repeats of the request, then the example.
 *
 * @throws MockError
 */
export function renderReply(mock: AnyCommandMock, name: string, overrides: Values, asked?: Asked): CannedReply {
  const { command } = mock
  const scenario = Object.hasOwn(mock.scenarios, name) ? mock.scenarios[name] : undefined
  if (scenario === undefined || command.reply === undefined) {
    throw new MockError(
      'unknown-scenario',
      `${command.id} has no scenario ${name}. It has: ${Object.keys(mock.scenarios).join(', ')}.`,
    )
  }
  checkOverrides(command, overrides)
  const example: Values = { ...scenario.reply }
  const repeated = asked === undefined ? {} : repeatedValues(command, example, scenario.repeats ?? [], asked)
  const values = withoutAbsent({ ...example, ...repeated, ...overrides })
  return {
    command: command.id,
    scenario: name,
    body: writeReply(command.reply, values),
    contentType: contentTypeOf(command),
    reply: withError(values),
    overrides,
  }
}

/** The scenario that is played when the test chooses none: the first that succeeds. */
export function defaultScenario({ scenarios }: AnyCommandMock): string {
  const names = Object.keys(scenarios)
  const succeeds = names.find((name) => {
    const reply = scenarios[name]?.reply
    return reply !== undefined && 'Success' in reply && reply.Success === 'True'
  })
  return succeeds ?? names[0] ?? ''
}

/** Media type of a command's answers. */
export function contentTypeOf({ reply }: CommandDescriptor): string {
  return reply?.format === 'json' ? 'application/json' : 'text/xml; charset=utf-8'
}

function checkOverrides({ id, reply }: CommandDescriptor, overrides: Values): void {
  const known = [...(reply?.attributes ?? []), ...(reply?.children ?? [])].map(({ name }) => name)
  const wrong = Object.keys(overrides).find((name) => !known.includes(name))
  if (wrong === undefined) return
  throw new MockError('unknown-attribute', `A reply to ${id} has no ${wrong} to set. It has: ${known.join(', ')}.`)
}

/** Values of the request where the example has one of the same name: an answer about another payment is refused. */
function repeatedValues(
  { request, reply }: CommandDescriptor,
  example: Values,
  further: readonly string[],
  asked: Asked,
): Values {
  const credentialOf = new Map(request.map(({ name, from }) => [name, from]))
  const absent = new Map<string, number | undefined>()
  for (const { name, echo } of reply?.attributes ?? []) {
    if (echo === true) absent.set(name, undefined)
    // What repeats only under a condition is left to the example: the condition may be on what is not sent.
    else if (echo !== undefined && echo.when === undefined) absent.set(name, echo.absent)
  }
  const pairs = [...absent.keys(), ...further].flatMap((name) => {
    const from = credentialOf.get(name)
    const value = (from === undefined ? asked.request[name] : asked.credentials[from]) ?? absent.get(name)
    return example[name] === undefined || value === undefined ? [] : [[name, value] as const]
  })
  return Object.fromEntries(pairs)
}

function withoutAbsent(values: Values): Values {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))
}

function withError(values: Values): Values {
  if (values.Success !== 'False') return values
  return { ...values, error: describeError(typeof values.ErrCode === 'string' ? values.ErrCode : undefined) }
}
