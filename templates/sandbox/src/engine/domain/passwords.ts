import { digest } from '../../lib/sha256.js'

/** What is kept of a user's password. */
export function passwordDigest(user: string, password: string): string {
  return digest(`${user}\n${password}`)
}
