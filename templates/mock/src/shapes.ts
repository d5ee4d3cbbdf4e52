import type { CommandDescriptor, Success } from '@card-gateway/protocol'

/** An object whose members are read by name. */
export type Values = Readonly<Record<string, unknown>>

/** An answer of the spec's examples, decoded. */
export interface Scenario<Reply = object> {
  /** Without `error`, which follows from `ErrCode`. */
  readonly reply: Reply
  /** Values the example's answer takes over from its request, beside those every answer to the command repeats. */
  readonly repeats?: readonly string[]
}

/** Tells what is wrong with a request, never with a value in it: a validator of `@card-gateway/validators`. */
export interface RequestCheck {
  validate(
    request: unknown,
  ):
    | { readonly ok: true }
    | { readonly ok: false; readonly failures: readonly { readonly path: string; readonly message: string }[] }
}

/** Fields that never travel, by name, with the values they can have. */
export type Unsent = Readonly<Record<string, readonly (string | number)[]>>

/**
 * One command as the mock knows it. The type parameters tie its request, its reply and the outcome of each scenario
 * together; they have no value at run time.
 */
export interface CommandMock<Request, Reply, Outcomes extends { readonly [Name in keyof Outcomes]: Success }> {
  readonly command: CommandDescriptor<Request, Reply>
  /** Path below the base address; for commands whose path the document does not show, that of the spec's examples. */
  readonly path: string
  /** Loads what checks its requests, at the first of them. */
  readonly load: () => Promise<RequestCheck>
  /** What the caller gives and does not send, with the values it can have: `{ WalletKind: [1, 2, 3] }`. */
  readonly unsent?: Unsent
  /** The examples of the spec by name, in its order. */
  readonly scenarios: {
    readonly [Name in keyof Outcomes]: Scenario<Bare<Extract<Reply, { readonly Success: Outcomes[Name] }>>>
  }
  /** Never present; carries the types. */
  readonly '~types'?: { readonly request: Request; readonly reply: Reply; readonly outcomes: Outcomes }
}

/** A reply without what is derived from the rest. */
export type Bare<Reply> = Reply extends unknown ? Omit<Reply, 'error'> : never

/** Any command, its own types left aside. */
export interface AnyCommandMock {
  readonly command: CommandDescriptor
  readonly path: string
  readonly load: () => Promise<RequestCheck>
  readonly unsent?: Unsent
  readonly scenarios: Readonly<Record<string, Scenario>>
}

/** Commands by id. */
export type CommandMocks = Readonly<Record<string, AnyCommandMock>>

type TypesOf<Mock> = Mock extends { readonly '~types'?: infer Types } ? Exclude<Types, undefined> : never

/** The request type of a command. */
export type RequestOf<Mock> = TypesOf<Mock> extends { readonly request: infer Request } ? Request : never

type OutcomesOf<Mock> = TypesOf<Mock> extends { readonly outcomes: infer Outcomes } ? Outcomes : never

/** The names of a command's scenarios. */
export type ScenarioOf<Mock> = keyof OutcomesOf<Mock> & string

/** The reply a scenario gives: of the command's union, the member with that outcome. */
export type ReplyOf<Mock, Name extends ScenarioOf<Mock>> =
  TypesOf<Mock> extends { readonly reply: infer Reply }
    ? Extract<Reply, { readonly Success: OutcomesOf<Mock>[Name] }>
    : never

/** What a test may set in a reply: its attributes and children. `undefined` takes one away. */
export type Overrides<Reply> = Reply extends unknown
  ? { readonly [Name in keyof Omit<Reply, 'Success' | 'error' | 'extra'>]?: Reply[Name] | undefined }
  : never
