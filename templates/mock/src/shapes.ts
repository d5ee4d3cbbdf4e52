import type { CommandDescriptor, Success } from '@card-gateway/protocol'
import type { Validator } from '@card-gateway/validators'

/**
 * An object whose members are read by name.
 *
 * @example
 * ```ts
 * const values: Values = { OrderId: 'A-1' }
 * ```
 */
export type Values = Readonly<Record<string, unknown>>

/**
 * An answer of the spec's examples, decoded.
 *
 * @example
 * ```ts
 * const scenario: Scenario = { reply: { Success: 'True', OrderId: 'A-1' }, repeats: ['OrderId'] }
 * ```
 */
export interface Scenario<Reply = object> {
  /** Without `error`, which follows from `ErrCode`. */
  readonly reply: Reply
  /** Values the example's answer takes over from its request, beside those every answer to the command repeats. */
  readonly repeats?: readonly string[]
}

/**
 * Tells what is wrong with a request, never with a value in it: a validator of `@card-gateway/validators`.
 *
 * It throws nothing.
 *
 * @example
 * ```ts
 * const always: RequestCheck = { validate: (value) => ({ ok: true, value }) }
 * ```
 */
export type RequestCheck = Pick<Validator<unknown>, 'validate'>

/**
 * Fields that never travel, by name, with the values they can have.
 *
 * @example
 * ```ts
 * const unsent: Unsent = { WalletKind: [1, 2, 3] }
 * ```
 */
export type Unsent = Readonly<Record<string, readonly (string | number)[]>>

/**
 * One command as the mock knows it. The type parameters tie its request, its reply and the outcome of each scenario
 * together; they have no value at run time.
 *
 * @example
 * ```ts
 * const { path } = apiRefundMock satisfies CommandMock<ApiRefundRequest, ApiRefundReply, ApiRefundScenarios>
 * ```
 */
export interface CommandMock<Request, Reply, Outcomes extends { readonly [Name in keyof Outcomes]: Success }> {
  /** How it travels. */
  readonly command: CommandDescriptor<Request, Reply>
  /** Path below the base address; for commands whose path the document does not show, that of the spec's examples. */
  readonly path: string
  /** Loads what checks its requests, at the first of them. */
  readonly load: () => Promise<RequestCheck>
  /** What the caller gives and does not send, with the values it can have: `{ WalletKind: [1, 2, 3] }`. */
  readonly unsent?: Unsent
  /** The examples of the spec by name, in its order. */
  readonly scenarios: {
    readonly [Name in keyof Outcomes]: Scenario<
      Bare<
        Extract<
          Reply,
          {
            /** Outcome of the scenario. */
            readonly Success: Outcomes[Name]
          }
        >
      >
    >
  }
  /** Never present; carries the types. */
  readonly '~types'?: {
    /** Type of its request. */
    readonly request: Request
    /** Type of its reply. */
    readonly reply: Reply
    /** Outcome of each scenario. */
    readonly outcomes: Outcomes
  }
}

/**
 * A reply without what is derived from the rest.
 *
 * @example
 * ```ts
 * const reply: Bare<ApiRefundReply> = { Success: 'False', OrderId: 'A-1', ErrCode: 'ACCESS_DENIED' }
 * ```
 */
export type Bare<Reply> = Reply extends unknown ? Omit<Reply, 'error'> : never

/**
 * Any command, its own types left aside.
 *
 * @example
 * ```ts
 * const names = ({ scenarios }: AnyCommandMock) => Object.keys(scenarios)
 * ```
 */
export interface AnyCommandMock {
  /** How it travels. */
  readonly command: CommandDescriptor
  /** Path below the base address. */
  readonly path: string
  /** Loads what checks its requests. */
  readonly load: () => Promise<RequestCheck>
  /** What the caller gives and does not send, with the values it can have. */
  readonly unsent?: Unsent
  /** The examples of the spec by name. */
  readonly scenarios: Readonly<Record<string, Scenario>>
}

/**
 * Commands by id.
 *
 * @example
 * ```ts
 * const some: CommandMocks = { 'api.Refund': apiRefundMock }
 * ```
 */
export type CommandMocks = Readonly<Record<string, AnyCommandMock>>

/**
 * The types a command's mock carries, of its request and of its outcomes; they are nothing at run time.
 *
 * @example
 * ```ts
 * type Request = TypesOf<typeof apiRefundMock>['request']
 * ```
 */
export type TypesOf<Mock> = Mock extends {
  /** Never there: it carries types alone. */
  readonly '~types'?: infer Types
}
  ? Exclude<Types, undefined>
  : never

/**
 * The request type of a command.
 *
 * @example
 * ```ts
 * const request: RequestOf<typeof apiRefundMock> = { OrderId: 'A-1', Amount: 500 }
 * ```
 */
export type RequestOf<Mock> =
  TypesOf<Mock> extends {
    /** Type of the request. */
    readonly request: infer Request
  }
    ? Request
    : never

/**
 * The types of the replies of a command's mock, by scenario.
 *
 * @example
 * ```ts
 * type Part = OutcomesOf<typeof apiRefundMock>['part']
 * ```
 */
export type OutcomesOf<Mock> =
  TypesOf<Mock> extends {
    /** Types of the replies, by scenario. */
    readonly outcomes: infer Outcomes
  }
    ? Outcomes
    : never

/**
 * The names of a command's scenarios.
 *
 * @example
 * ```ts
 * const scenario: ScenarioOf<typeof apiRefundMock> = 'part'
 * ```
 */
export type ScenarioOf<Mock> = keyof OutcomesOf<Mock> & string

/**
 * The reply a scenario gives: of the command's union, the member with that outcome.
 *
 * @example
 * ```ts
 * const left = (reply: ReplyOf<typeof apiRefundMock, 'part'>) => reply.NewAmount
 * ```
 */
export type ReplyOf<Mock, Name extends ScenarioOf<Mock>> =
  TypesOf<Mock> extends {
    /** Type of the reply. */
    readonly reply: infer Reply
  }
    ? Extract<
        Reply,
        {
          /** Outcome of the scenario. */
          readonly Success: OutcomesOf<Mock>[Name]
        }
      >
    : never

/**
 * What a test may set in a reply: its attributes and children. `undefined` takes one away.
 *
 * @example
 * ```ts
 * const overrides: Overrides<ApiRefundReply> = { ErrCode: 'ACCESS_DENIED' }
 * ```
 */
export type Overrides<Reply> = Reply extends unknown
  ? { readonly [Name in keyof Omit<Reply, 'Success' | 'error' | 'extra'>]?: Reply[Name] | undefined }
  : never
