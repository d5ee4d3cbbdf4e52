// Copied from templates/notifications/src/adapters/express.ts by `npm run generate`. Do not edit: change it there.
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Receiver } from '../receiver.js'
import { answerWith, readNodeBody } from './node.js'

/**
 * What is needed of Express's request.
 *
 * @example
 * ```ts
 * const pathOf = (request: ExpressRequest) => request.originalUrl
 * ```
 */
export interface ExpressRequest extends IncomingMessage {
  /** The sender's address by the application's `trust proxy` setting. */
  readonly ip?: string | undefined
  /** Path and query as they came. */
  readonly originalUrl: string
}

/**
 * The receiver as an Express handler. Mount it before any body parser, or behind `express.raw`.
 *
 * Neither it nor the handler throws: what fails is answered with 500.
 *
 * @example
 * ```ts
 * app.post('/notifications/:secret', toExpressHandler(receive))
 * app.use(express.json())
 * ```
 */
export function toExpressHandler(
  receiver: Pick<Receiver, 'accept'>,
): (request: ExpressRequest, response: ServerResponse) => void {
  return (request, response) => {
    const { method = '', originalUrl: path, ip: address } = request
    const read = (maxBytes: number) => readNodeBody(request, maxBytes, expressFix)
    answerWith(response, receiver.accept({ method, path, address, read }))
  }
}

const expressFix =
  'Mount the receiver before express.json() and express.urlencoded(), or give its route express.raw({ type: () => true }).'
