import type { DeliveryFactory } from '../sandbox/sandbox.js'
import type { Post } from './http-post.js'
import { networkPost } from './network-post.js'
import { WorldDelivery } from './notifier.js'
import type { DeliveryTables } from './recorder.js'
import { type SendMail, type SmtpOptions, smtpMailer } from './smtp.js'

/** How notifications leave the sandbox. Nothing is needed. */
export interface DeliveryOptions {
  /** Sends a POST; default global `fetch`. Give a receiver of your own to have it called in this process. */
  readonly post?: Post
  /** Mail server that e-mails really go to, beside the outbox; nodemailer has to be installed. Or a function that sends them. */
  readonly smtp?: SmtpOptions | SendMail
  /** Milliseconds a receiver may take to answer, on the machine's clock; default: the pause between two attempts. */
  readonly timeLimit?: number
  /**
   * How many deliveries and messages that are over are kept; default 1000. Notifications of one operation that go to
   * nobody count as one.
   */
  readonly keep?: number
  /** Told of what went wrong in the sandbox itself; default: written to the console. */
  readonly report?: (error: unknown) => void
}

/**
 * Makes the delivery part of worlds: notifications out of what happens, posted until the receiver answers 200, as e-mail
 * and SMS once.
 *
 * @throws TypeError when the mail server has no address
 */
export function createDelivery(tables: DeliveryTables, options: DeliveryOptions = {}): DeliveryFactory {
  const { smtp } = options
  const mail = typeof smtp === 'object' ? smtpMailer(smtp) : smtp
  const { keep = 1000, report = reportToConsole, timeLimit } = options
  return (world) => {
    const post = options.post ?? networkPost(world.terminal.notifications)
    return new WorldDelivery(tables, world, { keep, post, report, timeLimit, mail })
  }
}

function reportToConsole(error: unknown): void {
  console.error('Delivery of notifications:', error)
}
