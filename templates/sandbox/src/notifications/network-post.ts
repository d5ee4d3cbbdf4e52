import type { Post } from '../world/delivery-options.js'
import { type AddressRules, checkResolved } from '../world/receiver-address.js'

/** Gives the addresses a name has. */
export type Resolve = (name: string) => Promise<readonly string[]>

/**
 * Posts over the network. A name is asked for its addresses first, so that it does not lead to where the address itself
 * may not (decision S136).
 *
 * @param resolve default: as the machine resolves names
 */
export function networkPost(rules: AddressRules, resolve: Resolve = addressesOf): Post {
  if (rules.allowLinkLocal) return (request, init) => fetch(request, init)
  return async (request, init) => {
    const { hostname } = new URL(request.url)
    if (!isAddress.test(hostname)) checkResolved(await resolve(hostname))
    return fetch(request, init)
  }
}

const isAddress = /^\[|^\d+\.\d+\.\d+\.\d+$/

/** A name nobody knows is the receiver's matter: posting to it fails. */
async function addressesOf(name: string): Promise<string[]> {
  const { lookup } = await import('node:dns/promises')
  const found = await lookup(name, { all: true }).catch(() => [])
  return found.map(({ address }) => address)
}
