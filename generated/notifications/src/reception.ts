// Copied from templates/notifications/src/reception.ts by `npm run generate`. Do not edit: change it there.
import type { Answer, Arrival, ReadBody } from './arrival.js'
import { createAddressCheck, createSecretCheck } from './guard.js'
import type { InboxStore } from './inbox.js'
import { atLeast, type CommonOptions } from './receiver-options.js'
import { type Report, safely, warnProcess } from './report.js'

/** Only this makes the gateway stop (decision T06). */
export const stored: Answer = { status: 200, text: '' }
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
export class Reception {
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
