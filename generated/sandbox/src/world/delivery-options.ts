// Copied from templates/sandbox/src/world/delivery-options.ts by `npm run generate`. Do not edit: change it there.
import type { MessageRow } from '../store/message-rows.js'

/**
 * How notifications leave the sandbox; all options may be left out.
 *
 * @example
 * ```ts
 * const delivery: DeliveryOptions = { timeLimit: 5000, keep: 100 }
 * ```
 */
export interface DeliveryOptions {
  /** Sends a POST; default: over the network. Give a receiver of your own to have it called in this process. */
  readonly post?: Post
  /** Mail server that e-mails are also sent to, beside the outbox; needs the package nodemailer. Or a function that sends them. */
  readonly smtp?: SmtpOptions | SendMail
  /** Milliseconds a receiver may take to answer, on the machine's clock; default: the pause between two attempts. */
  readonly timeLimit?: number
  /**
   * How many finished deliveries and messages are kept; default 1000. Notifications of one operation that go to
   * nobody count as one.
   */
  readonly keep?: number
  /** Called with what went wrong in the sandbox itself; default: written to the console. */
  readonly report?: (error: unknown) => void
}

/**
 * Sends one request and gives the answer, such as global `fetch`. The signal ends it: it is given once more
 * beside the request, because the request's own one is lost when Node collects its garbage.
 *
 * It throws what the network throws; the notification is then sent again later.
 *
 * @example
 * ```ts
 * const post: Post = (request, { signal }) => fetch(request, { signal })
 * ```
 */
export type Post = (request: Request, init: { readonly signal: AbortSignal }) => Promise<Response>

/**
 * Hands an e-mail to a mail server.
 *
 * What it throws goes to `report`.
 *
 * @example
 * ```ts
 * const send: SendMail = async ({ to, text }) => console.log(to, text)
 * ```
 */
export type SendMail = (message: MessageRow) => Promise<void>

/**
 * A mail server, for e-mails that shall really be sent.
 *
 * @example
 * ```ts
 * const smtp: SmtpOptions = { url: 'smtp://localhost:25', from: 'sandbox@shop.example' }
 * ```
 */
export interface SmtpOptions {
  /** `smtp://user:password@host:25`, or `smtps:`. */
  readonly url: string
  /** Sender's address. */
  readonly from: string
}
