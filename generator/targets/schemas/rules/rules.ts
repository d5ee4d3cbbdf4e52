/** How every message is written, read and judged: what the table of commands does not say. For programs in any language. */
import type { Model } from '../../../model/model.js'
import { clientRules } from './client.js'
import { maskRules } from './masks.js'
import { notificationRules } from './notification.js'
import { replyRules } from './reply.js'
import { requestRules } from './request.js'

/**
 * The rules as data, with sentences where data would be a language of its own. The conformance suite holds each number and
 * each code to what the packages do.
 */
export function wireRules(model: Model) {
  return {
    request: requestRules,
    reply: replyRules(model),
    notification: notificationRules(model),
    client: clientRules(model),
    masks: maskRules(model),
  }
}
