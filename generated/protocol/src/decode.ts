// Generated from spec/ by `npm run generate`. Do not edit: change the spec.
import { createReplyDecoder, type DecodeReply } from './decode-reply.js'
import { describeError } from './errors.js'
import { vocabularies } from './vocabularies.js'

/**
 * Reads the body of an answer as the command's reply; with what was sent, also checks that the answer is to that
 * request.
 *
 * @throws DecodeError when it is no answer to this command; whether the command took effect is then not known
 *
 * @example
 * ```ts
 * const reply = decodeReply(apiPay, answer)
 * ```
 */
export const decodeReply: DecodeReply = /* @__PURE__ */ createReplyDecoder(describeError, vocabularies)
