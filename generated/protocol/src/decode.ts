// Generated from spec/ by `npm run generate`. Do not edit: change the spec.
import { createReplyDecoder, type DecodeReply } from './decode-reply.js'

let ready: DecodeReply | undefined

async function load(): Promise<DecodeReply> {
  const { describeError } = await import('./errors.js')
  ready ??= createReplyDecoder(describeError)
  return ready
}

/**
 * Reads the body of an answer as the command's reply; with what was sent, also checks that the answer is to that
 * request. The first answer comes as a promise, for the table of errors is loaded with it.
 *
 * @throws DecodeError when it is no answer to this command; whether the command took effect is then not known
 */
export const decodeReply: DecodeReply = (command, body, sent) =>
  ready === undefined
    ? load().then((decode) => decode(command, body, sent))
    : ready(command, body, sent)
