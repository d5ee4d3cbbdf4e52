import { hint } from '../lib/did-you-mean.js'

/** What allows addresses that notifications otherwise do not go to. */
export interface AddressRules {
  /** Whether link-local addresses may be posted to. */
  readonly allowLinkLocal?: boolean
}

/**
 * The address of a receiver of notifications, as it was given.
 *
 * @throws RangeError when nothing can be posted to it: it is not http or https, has a user or password in it, which would
 *   not be sent, or is a link-local address, where machines keep their own secrets (decision S135)
 */
export function receiverAddress(address: string, { allowLinkLocal = false }: AddressRules = {}): string {
  if (!/^https?:\/\/[^/]/i.test(address) || !URL.canParse(address)) throw new RangeError(noAddress(address))
  const { username, password, hostname } = new URL(address)
  if (username !== '' || password !== '') {
    throw new RangeError('The address of a receiver must not contain a user or a password. Put a secret into its path.')
  }
  if (!allowLinkLocal && isLinkLocal(hostname.toLowerCase())) {
    throw new RangeError(
      'Notifications are not sent to link-local addresses, where cloud machines offer their secrets, unless allowLinkLocal is set.',
    )
  }
  return address
}

/** A receiver's name has an address that notifications do not go to. */
export class LinkLocalReceiver extends Error {
  override readonly name = 'LinkLocalReceiver'
}

/**
 * Checks that notifications may go to the addresses of a receiver's name.
 *
 * @param addresses those it has, IPv6 without brackets
 * @throws LinkLocalReceiver when one of them is link-local
 */
export function checkResolved(addresses: readonly string[]): void {
  const hosts = addresses.map((address) => {
    const host = address.includes(':') ? `[${address.replace(/%.*$/, '')}]` : address
    return URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : host
  })
  if (hosts.some(isLinkLocal)) throw new LinkLocalReceiver('The name of the receiver leads to a link-local address.')
}

function noAddress(address: string): string {
  const begins = 'The address of a receiver must begin with http:// or https://'
  const meant = `http://${address}`
  const isHost = /^[\w.-]+(?::\d+)?(?:\/[\w./-]*)?$|^\[[\da-f:.]+\]/i.test(address)
  return isHost && URL.canParse(meant) ? begins + hint(meant, [meant]).replace(/\?$/, '?') : `${begins}.`
}

/** Names under which clouds answer there. */
const metadataNames = new Set(['metadata', 'metadata.google.internal', 'metadata.goog', 'instance-data'])
/** Those of clouds that chose other addresses. */
const metadataAddresses = new Set(['100.100.100.200', '[fd00:ec2::254]', '192.0.0.192'])

/** @param host as `URL` writes it: IPv4 in four decimal numbers, IPv6 in brackets and shortened */
function isLinkLocal(host: string): boolean {
  const name = host.replace(/\.$/, '')
  if (metadataNames.has(name) || metadataAddresses.has(name)) return true
  if (/^169\.254\./.test(name)) return true
  // fe80::/10; 169.254 is a9fe in an IPv4 address that is written as IPv6.
  return /^\[fe[89ab][\da-f]:/.test(name) || /^\[(?:::|::ffff:|64:ff9b::)a9fe:/.test(name) || metadataInIpv6.test(name)
}

/** 100.100.100.200 in an IPv6 address. */
const metadataInIpv6 = /^\[(?:::|::ffff:|64:ff9b::)6464:64c8\]$/
