// Copied from templates/sandbox/src/notifications/network-post.ts by `npm run generate`. Do not edit: change it there.
import { Agent as HttpAgent, request as httpRequest, type IncomingMessage } from 'node:http'
import type { Agent as HttpsAgent } from 'node:https'
import { isIPv6, type LookupFunction } from 'node:net'
import type { Post } from '../world/delivery-options.js'
import { type AddressRules, checkResolved } from '../world/receiver-address.js'

/** Gives the addresses a name has, at least one, or fails. */
export type Resolve = (name: string) => Promise<readonly string[]>

/** Milliseconds a connection is kept for the next notification. */
const idleMs = 4000

/**
 * Posts over the network. A name is resolved when a connection is made, and the connection goes to one of the addresses
 * that were checked: a name whose addresses change meanwhile cannot lead elsewhere (decision S136).
 *
 * @param resolve default: as the machine resolves names
 */
export function networkPost(rules: AddressRules, resolve: Resolve = addressesOf): Post {
  const lookup = rules.allowLinkLocal ? {} : { lookup: checkedLookup(resolve) }
  const options = { keepAlive: true, timeout: idleMs, ...lookup }
  const http = new HttpAgent(options)
  let https: HttpsAgent | undefined
  // Loaded with the first receiver that needs it: TLS takes long to load, and a sandbox seldom needs it.
  const securely = async () => {
    const { Agent, request } = await import('node:https')
    https ??= new Agent(options)
    return { send: request, agent: https }
  }
  return async (request, { signal }) => {
    const url = new URL(request.url)
    const { method } = request
    const headers = Object.fromEntries(request.headers)
    const body = Buffer.from(await request.arrayBuffer())
    const { send, agent } = url.protocol === 'https:' ? await securely() : { send: httpRequest, agent: http }
    const sent = send(url, { method, headers, signal, agent })
    sent.end(body)
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      sent.once('response', resolve)
      // Stays: the connection may still break after the answer, which does not matter then.
      sent.on('error', reject)
    })
    leave(answer)
    return new Response(null, { status: answer.statusCode ?? 0 })
  }
}

/** Does not read the body, and keeps the connection when the body has already arrived. */
function leave(answer: IncomingMessage): void {
  answer.resume()
  setImmediate(() => {
    if (!answer.complete) answer.destroy()
  })
}

/** Gives a connection only addresses that notifications may go to. */
function checkedLookup(resolve: Resolve): LookupFunction {
  return (name, { all }, give) => {
    const checked = resolve(name).then((addresses) => {
      checkResolved(addresses)
      return addresses.map((address) => ({ address, family: isIPv6(address) ? 6 : 4 }))
    })
    checked.then(
      (found) => (all ? give(null, found) : give(null, found[0]?.address ?? '', found[0]?.family)),
      (error) => give(error, ''),
    )
  }
}

async function addressesOf(name: string): Promise<string[]> {
  const { lookup } = await import('node:dns/promises')
  return (await lookup(name, { all: true })).map(({ address }) => address)
}
