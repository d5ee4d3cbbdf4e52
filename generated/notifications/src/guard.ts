// Copied from templates/notifications/src/guard.ts by `npm run generate`. Do not edit: change it there.
import { createHash, timingSafeEqual } from 'node:crypto'
import { BlockList, isIP } from 'node:net'

const shortestSecret = 16

/**
 * Checks the last segment of a path against secrets, in a time that tells nothing of them.
 *
 * @throws TypeError when there is no secret, or one is too short
 */
export function createSecretCheck(secrets: readonly string[]): (path: string) => boolean {
  if (secrets.length === 0 || secrets.some((secret) => secret.length < shortestSecret)) {
    throw new TypeError(`secret: give at least ${shortestSecret} characters, such as crypto.randomUUID().`)
  }
  const digests = secrets.map(digest)
  return (path) => {
    const given = digest(lastSegment(path))
    return digests.map((known) => timingSafeEqual(known, given)).includes(true)
  }
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}

function lastSegment(path: string): string {
  const end = path.search(/[?#]|$/)
  const segment = path.slice(path.lastIndexOf('/', end - 1) + 1, end)
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

/**
 * Checks the sender's address against addresses and networks (`203.0.113.7`, `203.0.113.0/24`, IPv6 too).
 *
 * @throws TypeError when one is neither
 */
export function createAddressCheck(allowed: readonly string[]): (address: string) => boolean {
  const list = new BlockList()
  for (const entry of allowed) add(list, entry)
  return (address) => {
    const version = isIP(address)
    return version !== 0 && list.check(address, familyOf(version))
  }
}

function add(list: BlockList, entry: string): void {
  const [address = '', prefix, ...rest] = entry.split('/')
  const version = isIP(address)
  const bits = Number(prefix)
  const wrong = prefix !== undefined && (!/^\d+$/.test(prefix) || bits > (version === 4 ? 32 : 128))
  if (version === 0 || wrong || rest.length > 0) {
    throw new TypeError(`allow: ${JSON.stringify(entry)} is no IP address and no network such as 203.0.113.0/24.`)
  }
  if (prefix === undefined) list.addAddress(address, familyOf(version))
  else list.addSubnet(address, bits, familyOf(version))
}

function familyOf(version: number): 'ipv4' | 'ipv6' {
  return version === 4 ? 'ipv4' : 'ipv6'
}
