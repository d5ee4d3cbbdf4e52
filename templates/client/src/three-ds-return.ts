import type { CallOptions } from './call-options.js'
import { isGatewayError } from './error-checks.js'
import { BrowserDataError, ConfigurationError, RequestRefused } from './errors.js'
import { parsePayerReturn, type UnverifiedReturn } from './payer-return.js'
import {
  parseThreeDSReturn,
  type ReturnBody,
  type ThreeDSFormOptions,
  type ThreeDSReply,
  threeDSForm,
} from './three-d-secure.js'
import type { ThreeDSStore } from './three-ds-store.js'

/**
 * What the payer brought back, and the payment it belongs to.
 *
 * @example
 * ```ts
 * const finish = ({ OrderId, PaRes }: ThreeDSComeback) => gateway.api.pay3DS({ OrderId, PaRes })
 * ```
 */
export interface ThreeDSComeback {
  /** Names the transaction. */
  readonly MD: string
  /** The issuer's answer; hidden in errors, traces and logs. */
  readonly PaRes: string
  /** Of the payment that waited. */
  readonly OrderId: string
}

/**
 * Sends the command that finishes a payment.
 *
 * It throws what the command throws.
 *
 * @example
 * ```ts
 * const finisher: ThreeDSFinisher = ({ OrderId, PaRes }, options) => gateway.api.pay3DS({ OrderId, PaRes }, options)
 * ```
 */
export type ThreeDSFinisher = (comeback: ThreeDSComeback, options: CallOptions) => Promise<unknown>

/**
 * Asks for the status of a payment.
 *
 * It throws what the command throws.
 *
 * @example
 * ```ts
 * const question: StatusQuestion = (request, options) => gateway.inpay.payStatus(request, options)
 * ```
 */
export type StatusQuestion = (
  request: {
    /** Of the payment. */
    readonly OrderId: string
  },
  options: CallOptions,
) => Promise<unknown>

/**
 * What a gateway can do for payers who come back.
 *
 * @example
 * ```ts
 * const commands: ReturnCommands = {
 *   finishers: { 'api.Pay': ({ OrderId, PaRes }, options) => gateway.api.pay3DS({ OrderId, PaRes }, options) },
 *   statuses: { inpay: (request, options) => gateway.inpay.payStatus(request, options) },
 * }
 * ```
 */
export interface ReturnCommands {
  /** By the command that began the payment: `api.Pay`. */
  readonly finishers: Readonly<Record<string, ThreeDSFinisher>>
  /** By the family whose page the payer comes back from: `inpay`. */
  readonly statuses: Readonly<Record<string, StatusQuestion>>
}

/**
 * How the form is shown, and which payment it is for.
 *
 * @example
 * ```ts
 * const options: ThreeDSLeaveOptions<'api.Pay'> = {
 *   command: 'api.Pay',
 *   OrderId: 'A-1',
 *   TermUrl: 'https://shop.example/3ds',
 * }
 * ```
 */
export interface ThreeDSLeaveOptions<Command extends string> extends ThreeDSFormOptions {
  /** The command that was answered with 3DS. */
  readonly command: Command
  /** Of the payment, as it was sent. */
  readonly OrderId: string
}

/**
 * The result of a return: the answer of the command that finished the payment. The command that began it tells the
 * variants apart.
 *
 * @example
 * ```ts
 * const tell = ({ command, OrderId }: ThreeDSFinished<ReturnCommands>) => `${command} of ${OrderId} is finished`
 * ```
 */
export type ThreeDSFinished<Commands extends ReturnCommands> = {
  [Command in keyof Commands['finishers'] & string]: {
    /** The payment waited for this return. */
    readonly kind: 'finished'
    /** The command that began it. */
    readonly command: Command
    /** Of the payment. */
    readonly OrderId: string
    /** Answer of the command that finished it. */
    readonly reply: Awaited<ReturnType<Commands['finishers'][Command]>>
  }
}[keyof Commands['finishers'] & string]

type Paged<Commands extends ReturnCommands> = keyof Commands['statuses'] & string

/**
 * A return that no payment waits for: posted a second time, forgotten, or made up. Ask for the status of the payer's order.
 *
 * @example
 * ```ts
 * const again: ThreeDSNotPending = { kind: 'not-pending' }
 * ```
 */
export interface ThreeDSNotPending {
  /** No payment waits for this return. */
  readonly kind: 'not-pending'
}

/**
 * How a payer came back from a hosted page: by the template given to Init, or with the OrderId that the shop knows already.
 *
 * @example
 * ```ts
 * const back: PageReturn = { OrderId: 'A-1' }
 * ```
 */
export type PageReturn =
  | {
      /** Address that was given to Init, with its placeholders. */
      readonly template: string
      /** Address the payer came back to. */
      readonly url: string
    }
  | {
      /** Of the payment, known to the shop. */
      readonly OrderId: string
    }

/**
 * The gateway's answer about a payment whose payer came back from a hosted page.
 *
 * @example
 * ```ts
 * const claimed = ({ claims }: PageReturned<StatusReply>) => claims === 'success'
 * ```
 */
export interface PageReturned<Reply> {
  /** Of the payment. */
  readonly OrderId: string
  /** What the address claims; it proves nothing, `reply` does. */
  readonly claims: UnverifiedReturn['claims']
  /** The gateway's answer about the payment's status. */
  readonly reply: Reply
}

/**
 * Payers on their way to the issuer or a hosted page and back, for every command and family.
 *
 * @example
 * ```ts
 * const threeDS = createThreeDSReturn({ gateway, store: new MemoryThreeDSStore() })
 * const finished = await threeDS.finish(request.body)
 * if (finished.kind === 'not-pending') return 'This payment is finished already.'
 * ```
 */
export class ThreeDSReturns<Commands extends ReturnCommands> {
  readonly #commands: Commands
  readonly #store: ThreeDSStore

  constructor(commands: Commands, store: ThreeDSStore) {
    this.#commands = commands
    this.#store = store
  }

  /**
   * Remembers which payment the payer is confirming, then returns the page that takes the payer to the issuer.
   *
   * @throws BrowserDataError `unsafe-address` when ACSUrl or TermUrl is not an http or https address
   */
  async form(reply: ThreeDSReply, options: ThreeDSLeaveOptions<keyof Commands['finishers'] & string>): Promise<string> {
    const { command, OrderId, ...shown } = options
    const html = threeDSForm(reply, shown)
    await this.#store.put(reply.ThreeDSKey, { command, OrderId })
    return html
  }

  /**
   * Finishes the payment with what the issuer's page posted to TermUrl: once, even if it is posted twice. What was not
   * sent may be posted again.
   *
   * @param body the Request, or the body as a server parsed it: `request.body` of Express and Fastify
   * @returns the answer of the right command, or that no payment waits for this return. The answer may be 3DS again: then
   *   give it to {@link form}.
   * @throws BrowserDataError when MD or PaRes cannot be read
   * @throws TransportError, ProtocolError when there is no answer; `resolve()` knows the OrderId
   */
  async finish(
    body: Request | ReturnBody,
    options: CallOptions = {},
  ): Promise<ThreeDSFinished<Commands> | ThreeDSNotPending> {
    const { MD, PaRes } = await (body instanceof Request ? parseThreeDSReturn(body) : parseThreeDSReturn(body))
    const pending = await this.#store.take(MD)
    if (pending === undefined) return { kind: 'not-pending' }
    const { command, OrderId } = pending
    const send = own(this.#commands.finishers, command)
    if (send === undefined)
      throw new ConfigurationError(
        'store',
        'returned something other than what was stored. Return what put() was given, unchanged.',
      )
    try {
      const reply = await send({ MD, PaRes, OrderId }, { ...options, OrderId })
      return matching<ThreeDSFinished<Commands>>({ kind: 'finished', command, OrderId, reply })
    } catch (error) {
      if (isGatewayError(error) && error.outcome === 'not-sent') await this.#store.put(MD, pending)
      throw error
    }
  }

  /**
   * Asks the gateway about a payment whose payer came back from a hosted page: the page has finished it, 3-D Secure
   * included, and what the browser says proves nothing.
   *
   * @param family of the page: `inpay`
   * @throws BrowserDataError `malformed-return` when the address does not follow the template, or its OrderId is
   *   missing or not valid: anybody can type an address
   */
  async fromPage<Family extends Paged<Commands>>(
    family: Family,
    back: PageReturn,
    options: CallOptions = {},
  ): Promise<PageReturned<Awaited<ReturnType<Commands['statuses'][Family]>>>> {
    const { OrderId, claims } =
      'OrderId' in back ? { ...back, claims: undefined } : parsePayerReturn(back.template, back.url)
    const ask = own(this.#commands.statuses, family)
    if (ask === undefined) throw new ConfigurationError('family', 'has no hosted page.')
    if (!OrderId) throw new BrowserDataError('malformed-return', 'The address has no OrderId.')
    try {
      return { OrderId, claims, reply: matching(await ask({ OrderId }, options)) }
    } catch (error) {
      if ('url' in back && error instanceof RequestRefused)
        throw new BrowserDataError('malformed-return', 'The OrderId in the address is not a valid one.')
      throw error
    }
  }
}

function own<Value>(values: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(values, name) ? values[name] : undefined
}

/** The result of the function under a name has the type under that name. The compiler cannot see this. */
function matching<Result>(value: unknown): Result
function matching(value: unknown): unknown {
  return value
}
