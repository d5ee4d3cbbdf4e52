// Copied from templates/notifications/src/receiver.ts by `npm run generate`. Do not edit: change it there.
/// <reference lib="esnext.disposable" preserve="true" />
import { type Answer, type Arrival, type ReadBody, webArrival } from './arrival.js'
import type { Beliefs } from './belief.js'
import { type Clock, systemClock } from './clock.js'
import type { Confirming } from './confirm.js'
import { type DecodeNotification, type DecodeNotificationOptions, decodeAside } from './decode-notification.js'
import { createAddressCheck, createSecretCheck } from './guard.js'
import type { Trusting } from './handling.js'
import type { InboxStore } from './inbox.js'
import type { MeaningOf } from './meaning.js'
import type { Notification } from './notification.js'
import { Questions } from './questions.js'
import { type Report, safely, warnProcess } from './report.js'
import { type RetryPolicy, readRetryPolicy } from './retry-policy.js'
import {
  type ConfirmedContext,
  type Groups,
  type Handler,
  type HandlerContext,
  type Handlers,
  routesOf,
  type Steps,
} from './routing.js'
import type { Believing } from './telling.js'
import { Worker } from './worker.js'
import { zoneOf } from './zones.js'

/**
 * What a receiver is made with, confirmed or not.
 *
 * @example
 * ```ts
 * const report = (options: CommonOptions<SqlClient, HandlerContext<SqlClient>>) => options.report
 * ```
 */
export interface CommonOptions<Tx, Context> extends DecodeNotificationOptions {
  /** Where notifications wait: a `PostgresInbox`, or a `MemoryInbox` in tests. */
  readonly inbox: InboxStore<Tx>
  /** Handlers by the name of the event. For what becomes of the money there are `steps`. */
  readonly on?: Handlers<Context>
  /** Handlers of several events each: `(group) => [group(['EnginePayFail', 'EngineBlockFail'], handler)]`. */
  readonly groups?: Groups<Context>
  /** Gets what has no handler, events of unknown names, and what is told of money and could not be proven. */
  readonly otherwise: Handler<Notification, Context>
  /** The last segment of the path must be this, or one of these; anything else is answered with 404. */
  readonly secret?: string | readonly string[]
  /** Addresses and networks that may deliver, such as `203.0.113.0/24`; others are answered with 403. */
  readonly allow?: readonly string[]
  /** Longest body in bytes; default 65,536. A longer one is answered with 413. */
  readonly maxBody?: number
  /** Whether this process works on notifications too; default true. False where others do that. */
  readonly worker?: boolean
  /** Notifications worked on at the same time; default 4. A `PostgresInbox` uses a connection for each. */
  readonly concurrency?: number
  /**
   * Whether notifications of one payment are worked on one at a time, and what was told of it is remembered; default
   * true. Without it there are no `steps`, repeats under another date are handled again, and no partial return is proven.
   */
  readonly perOrder?: boolean
  /** Milliseconds a worker may take to confirm a notification before another may have it; default 120,000. */
  readonly leaseMs?: number
  /** Milliseconds between two looks into the inbox; default 1000. What this process received is seen at once. */
  readonly pollMs?: number
  /** When a failed attempt is repeated, and how often. */
  readonly retry?: Partial<RetryPolicy>
  /** Is told what went wrong; default: a warning of the process. */
  readonly report?: Report
  /** Where time comes from; for tests. */
  readonly clock?: Clock
}

/**
 * Whom a receiver asks; `'none'`: nobody.
 *
 * @example
 * ```ts
 * const asksNobody = (confirm: Confirm) => confirm === 'none'
 * ```
 */
export type Confirm = Confirming | 'none'

/**
 * The compiler shows this text where `steps` are given although nothing is confirmed.
 *
 * @example
 * ```ts
 * const why: NoSteps = "steps come from the gateway's answers, so they need a confirm other than 'none'"
 * ```
 */
export type NoSteps = "steps come from the gateway's answers, so they need a confirm other than 'none'"

/**
 * What a receiver is made with, by whether it asks the gateway.
 *
 * @example
 * ```ts
 * const more = <Tx>(options: OptionsFor<Tx, Confirming>): OptionsFor<Tx, Confirming> => ({ ...options, concurrency: 4 })
 * ```
 */
export interface OptionsFor<Tx, Asked extends Confirm>
  extends CommonOptions<Tx, Asked extends 'none' ? HandlerContext<NoInfer<Tx>> : ConfirmedContext<NoInfer<Tx>>> {
  /**
   * Your `CardGateway`: it is asked before a handler is called, because anybody can post a notification (decision S75).
   * With `'none'` nothing is confirmed: anybody who knows the address can send your handlers false events, so they have
   * to ask the gateway themselves.
   */
  readonly confirm: Asked
  /** Handlers of the steps of a payment's money, by the gateway's word. */
  readonly steps?: Asked extends 'none' ? NoSteps : Steps<NoInfer<Tx>>
}

/**
 * What a receiver is made with that asks the gateway.
 *
 * @example
 * ```ts
 * const more: ConfirmingOptions<SqlClient> = { ...options, concurrency: 4 }
 * ```
 */
export type ConfirmingOptions<Tx> = OptionsFor<Tx, Confirming>

/**
 * Options of a receiver that confirms nothing: its handlers are called with what arrived, without confirmation.
 *
 * @example
 * ```ts
 * const trusting: TrustingOptions<undefined> = { inbox: new MemoryInbox(), confirm: 'none', otherwise: () => {} }
 * ```
 */
export type TrustingOptions<Tx> = OptionsFor<Tx, 'none'>

/**
 * What a receiver is made with.
 *
 * @example
 * ```ts
 * const asks = (given: ReceiverOptions<SqlClient>) => given.confirm !== 'none'
 * ```
 */
export type ReceiverOptions<Tx> = TrustingOptions<Tx> | ConfirmingOptions<Tx>

/**
 * Receives notifications: a web-standard handler, and the worker behind it.
 *
 * Neither the call nor a method throws: what goes wrong is told to `report`.
 *
 * @example
 * ```ts
 * receive.start()
 * const answer = await receive(new Request('https://shop.example/notifications/secret', { method: 'POST', body }))
 * await receive.stop()
 * ```
 */
export interface Receiver {
  /**
   * Stores the notification and answers 200; any other answer makes the gateway deliver it again.
   *
   * @param from the sender's address, where `allow` is to check it
   */
  (request: Request, from?: { readonly address?: string | undefined }): Promise<Response>
  /** The same for what is no web request; adapters use it. */
  accept(arrival: Arrival): Promise<Answer>
  /** Works on what is due and resolves when nothing is left; gives the number of attempts. */
  work(): Promise<number>
  /** Works from now on and keeps the process alive for it: for a process that only works. */
  start(): void
  /** Stops working; resolves when what is under way has ended. Deliveries are still accepted. */
  stop(): Promise<void>
  /** Stops working, for `await using`. */
  [Symbol.asyncDispose](): Promise<void>
}

/** What a receiver needs of the gateway's description. */
export interface ReceiverParts {
  readonly decode: DecodeNotification
  readonly meaningOf: MeaningOf
  readonly beliefs: Beliefs
  /** Error code of a status query for a payment that the gateway does not know. */
  readonly unknownPayment: string
}

/**
 * Makes a receiver.
 *
 * @throws TypeError when an option makes no sense; RangeError when there is no such zone
 *
 * @example
 * ```ts
 * const create: CreateReceiver = createReceiver
 * ```
 */
export type CreateReceiver = <Tx, Asked extends Confirm = Confirming>(options: OptionsFor<Tx, Asked>) => Receiver

/** Makes `createReceiver` for the events of a gateway. */
export function createReceiverFactory(parts: ReceiverParts): CreateReceiver {
  function createReceiver<Tx, Asked extends Confirm>(options: OptionsFor<Tx, Asked>): Receiver
  function createReceiver<Tx>(options: ReceiverOptions<Tx>): Receiver {
    const reception = new Reception(options)
    const worker = createWorker(parts, options)
    const accept = async (arrival: Arrival): Promise<Answer> => {
      const answer = await reception.accept(arrival)
      if (answer === stored) worker.wake()
      return answer
    }
    if (options.worker !== false) worker.start(false)
    const receive = async (request: Request, from?: { readonly address?: string | undefined }) =>
      toResponse(await accept(webArrival(request, from?.address)))
    return Object.assign(receive, {
      accept,
      work: () => worker.work(),
      start: () => worker.start(true),
      stop: () => worker.stop(),
      [Symbol.asyncDispose]: () => worker.stop(),
    })
  }
  return createReceiver
}

function createWorker<Tx>(parts: ReceiverParts, options: ReceiverOptions<Tx>): Worker<Tx> {
  // A zone that does not exist is a mistake to hear of now, not at every notification.
  if (options.zone !== undefined) zoneOf(options.zone)
  const retry = readRetryPolicy(options.retry)
  const report = safely(options.report ?? warnProcess)
  return new Worker({
    inbox: options.inbox,
    decode: (body) => decodeAside(parts.decode, body, options),
    meaningOf: parts.meaningOf,
    beliefs: parts.beliefs,
    unknownPayment: parts.unknownPayment,
    questions: new Questions(),
    handlers: handlersOf(options, report),
    perOrder: options.perOrder ?? true,
    concurrency: atLeast(1, 'concurrency', options.concurrency ?? 4),
    leaseMs: atLeast(1, 'leaseMs', options.leaseMs ?? 120_000),
    pollMs: atLeast(1, 'pollMs', options.pollMs ?? 1000),
    retry,
    attempts: retry.attempts,
    report,
    clock: options.clock ?? systemClock,
  })
}

function handlersOf<Tx>(options: ReceiverOptions<Tx>, report: Report): Believing<Tx> | Trusting<Tx> {
  if (options.confirm === 'none') {
    if (options.steps !== undefined)
      throw new TypeError("steps: the gateway tells them. Give it as confirm, not 'none'.")
    report({ code: 'unconfirmed', message: unconfirmed })
    const { confirm, on, groups, otherwise } = options
    return { confirm, routes: routesOf(on, groups), otherwise }
  }
  const { confirm, on, groups, otherwise, steps = {}, perOrder } = options
  if (typeof confirm !== 'object')
    throw new TypeError("confirm: give your CardGateway, or 'none' to believe everybody.")
  if (perOrder === false && options.steps)
    throw new TypeError('steps: they need perOrder, which remembers what was told.')
  return { confirm, routes: routesOf(on, groups), otherwise, steps }
}

const unconfirmed =
  "confirm is 'none': notifications are not checked with the gateway, so anybody who knows the address can send false ones to the handlers."

function atLeast(least: number, name: string, value: number): number {
  if (!(value >= least)) throw new TypeError(`${name}: must be a number of at least ${least}.`)
  return value
}

/** Only this makes the gateway stop (decision T06). */
const stored: Answer = { status: 200, text: '' }
const wrongMethod: Answer = { status: 405, text: 'Send notifications by POST.' }
const wrongPath: Answer = { status: 404, text: 'There is nothing at this address.' }
const wrongAddress: Answer = { status: 403, text: 'Notifications from this address are not accepted.' }
const tooLarge: Answer = { status: 413, text: 'The body is too large.' }
const broken: Answer = { status: 400, text: 'The body did not arrive.' }
const notStored: Answer = { status: 503, text: 'The notification was not stored. Send it again.' }
const misconfigured: Answer = { status: 500, text: 'The receiver is mounted wrongly; its log says how.' }

const noAddress =
  'The receiver has an allow-list but does not know who sent the request. Use an adapter, or receive(request, { address }).'

type ReceptionOptions = Pick<CommonOptions<unknown, unknown>, 'secret' | 'allow' | 'maxBody' | 'report'> & {
  readonly inbox: Pick<InboxStore, 'put'>
}

/** The part that receives deliveries: it checks, reads and stores them, and does nothing else. */
class Reception {
  readonly #inbox: Pick<InboxStore, 'put'>
  readonly #isSecret: ((path: string) => boolean) | undefined
  readonly #isAllowed: ((address: string) => boolean) | undefined
  readonly #maxBody: number
  readonly #report: Report

  constructor({ inbox, secret, allow, maxBody = 65_536, report = warnProcess }: ReceptionOptions) {
    this.#inbox = inbox
    this.#isSecret = secret === undefined ? undefined : createSecretCheck([secret].flat())
    this.#isAllowed = allow && createAddressCheck(allow)
    this.#maxBody = atLeast(1, 'maxBody', maxBody)
    this.#report = safely(report)
  }

  async accept(arrival: Arrival): Promise<Answer> {
    const refusal = this.#refusal(arrival)
    if (refusal !== undefined) return refusal
    const body = await this.#read(arrival)
    if (body === undefined) return broken
    if (body.kind === 'too-large') return tooLarge
    if (body.kind === 'body') return this.#store(body.bytes)
    const message = `The body was read before the receiver got it. ${body.fix}`
    this.#report({ code: 'body-consumed', message })
    return misconfigured
  }

  #refusal({ method, path, address }: Arrival): Answer | undefined {
    if (this.#isSecret?.(path) === false) return wrongPath
    if (this.#isAllowed !== undefined) {
      if (address === undefined) {
        this.#report({ code: 'no-address', message: noAddress })
        return misconfigured
      }
      if (!this.#isAllowed(address)) return wrongAddress
    }
    return method === 'POST' ? undefined : wrongMethod
  }

  async #read(arrival: Arrival): Promise<ReadBody | undefined> {
    try {
      return await arrival.read(this.#maxBody)
    } catch (error) {
      this.#report({ code: 'not-read', message: 'A sender closed the connection in the middle of a body.', error })
      return undefined
    }
  }

  async #store(body: Uint8Array): Promise<Answer> {
    try {
      await this.#inbox.put(body)
      return stored
    } catch (error) {
      const message = 'The inbox could not store a notification. The answer was 503, so the gateway will send it again.'
      this.#report({ code: 'not-stored', message, error })
      return notStored
    }
  }
}

function toResponse({ status, text }: Answer): Response {
  const headers = { ...(text !== '' && { 'content-type': 'text/plain' }), ...(status === 405 && { allow: 'POST' }) }
  return new Response(text === '' ? null : text, { status, headers })
}
