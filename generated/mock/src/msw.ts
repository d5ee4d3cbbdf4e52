// Copied from templates/mock/src/msw.ts by `npm run generate`. Do not edit: change it there.
/**
 * Adapter for MSW, 2 and 3. MSW sees the global `fetch` and `node:http`, not undici's own functions: give the client
 * `transport: 'fetch'`.
 */
import type { Gateway } from './mock.js'

/**
 * What MSW hands to a resolver.
 *
 * @example
 * ```ts
 * const pathOf = ({ request }: ResolverInfo) => new URL(request.url).pathname
 * ```
 */
export interface ResolverInfo {
  /** The request that was caught. */
  readonly request: Request
}

/**
 * A gateway function as a resolver of MSW. Where the gateway loses the connection, so does MSW.
 *
 * Neither it nor the resolver throws.
 *
 * @example
 * ```ts
 * setupServer(http.all('https://gateway.example/*', gatewayResolver(mock)))
 * ```
 */
export function gatewayResolver(gateway: Gateway): (info: ResolverInfo) => Promise<Response> {
  return async ({ request }) => {
    try {
      return await gateway(request)
    } catch {
      return Response.error()
    }
  }
}
