import { hash } from 'node:crypto'

/** What is kept of a user's password. */
export function passwordDigest(user: string, password: string): string {
  return hash('sha256', `${user}\n${password}`)
}
