// Copied from templates/notifications/src/receiver.ts by `npm run generate`. Do not edit: change it there.
/// <reference lib="esnext.disposable" preserve="true" />
import { type Answer, type Arrival, webArrival } from './arrival.js'
import type { Beliefs } from './belief.js'
import { systemClock } from './clock.js'
import type { Confirming } from './confirm.js'
import { type DecodeNotification, decodeAside } from './decode-notification.js'
import type { Trusting } from './handling.js'
import type { MeaningOf } from './meaning.js'
import { Questions } from './questions.js'
import { atLeast, type Confirm, type OptionsFor, type ReceiverOptions } from './receiver-options.js'
import { Reception, stored } from './reception.js'
import { type Report, safely, warnProcess } from './report.js'
import { readRetryPolicy } from './retry-policy.js'
import { routesOf } from './routing.js'
import type { Believing } from './telling.js'
import { Worker } from './worker.js'
import { zoneOf } from './zones.js'

/**
 * Receives notifications: a web-standard handler, and the worker behind it.
 *
 * Neither the call nor a method throws: what goes wrong goes to `report`.
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
  /** The same for other requests than web-standard ones; adapters use it. */
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
  // A zone that does not exist should fail now, not at every notification.
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

function toResponse({ status, text }: Answer): Response {
  const headers = { ...(text !== '' && { 'content-type': 'text/plain' }), ...(status === 405 && { allow: 'POST' }) }
  return new Response(text === '' ? null : text, { status, headers })
}
