import type { DeliveryOptions } from '../world/delivery-options.js'
import type { NotifierFactory } from '../world/notifier.js'
import { networkPost } from './network-post.js'
import { WorldNotifier } from './notifier.js'
import type { NotifierSpec } from './recorder.js'
import { smtpMailer } from './smtp.js'

/**
 * Makes the delivery part of worlds: notifications out of what happens, posted until the receiver answers 200, as e-mail
 * and SMS once.
 *
 * @throws TypeError when the mail server has no address
 */
export function createNotifier(spec: NotifierSpec, options: DeliveryOptions = {}): NotifierFactory {
  const { smtp } = options
  const mail = typeof smtp === 'object' ? smtpMailer(smtp) : smtp
  const { keep = 1000, report = reportToConsole, timeLimit } = options
  return (world) => {
    const post = options.post ?? networkPost(world.terminal.notifications)
    return new WorldNotifier(spec, world, { keep, post, report, timeLimit, mail })
  }
}

function reportToConsole(error: unknown): void {
  console.error('Delivery of notifications:', error)
}
