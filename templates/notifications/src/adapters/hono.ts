import type { Receiver } from '../receiver.js'

/**
 * What is needed of Hono's context.
 *
 * @example
 * ```ts
 * const methodOf = ({ req }: HonoContext) => req.raw.method
 * ```
 */
export interface HonoContext {
  /** What came. */
  readonly req: {
    /** The request of the platform. */
    readonly raw: Request
  }
  /** Bindings of the server; `@hono/node-server` gives Node's request here. */
  readonly env: unknown
}

/**
 * The receiver as a Hono handler. On Node it knows the sender's address; elsewhere, or behind a proxy, give it.
 *
 * Neither it nor the handler throws.
 *
 * @example
 * ```ts
 * app.post('/notifications/:secret', toHonoHandler(receive))
 * ```
 */
export function toHonoHandler<Context extends HonoContext>(
  receiver: Receiver,
  options: { readonly address?: (context: Context) => string | undefined } = {},
): (context: Context) => Promise<Response> {
  const addressOf = options.address ?? nodeAddress
  return (context) => receiver(context.req.raw, { address: addressOf(context) })
}

/** The address of the socket that `@hono/node-server` puts into `env.incoming`. */
function nodeAddress({ env }: HonoContext): string | undefined {
  const socket = member(member(env, 'incoming'), 'socket')
  const address = member(socket, 'remoteAddress')
  return typeof address === 'string' ? address : undefined
}

function member(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
}
