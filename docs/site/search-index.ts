/** What the search box looks through: words about each page, and no page's text. */
import type { Document } from './documents.js'

/** Title, address, what it is, further words, how much it counts, what its parts are called. */
export type Row = readonly [
  title: string,
  url: string,
  summary: string,
  words: string,
  weight: number,
  headings?: readonly string[],
]

const weights: Partial<Record<Document['section'], number>> = {
  guides: 8,
  commands: 12,
  notifications: 8,
  errors: 8,
  states: 6,
  reference: 6,
}

export function documentRow({ title, url, summary, keywords, headings, section }: Document): Row {
  return [title, url, summary, keywords.join(' '), weights[section] ?? 4, headings]
}

/** What people say, and what it is called here. Both ways around. */
export const synonyms: readonly (readonly string[])[] = [
  ['start', 'started', 'begin', 'quick'],
  ['3ds', '3d', '3dsecure', 'authenticate', 'authentication'],
  ['decline', 'declined', 'refused', 'rejected'],
  ['webhook', 'callback', 'notification', 'event'],
  ['cancel', 'void', 'unblock', 'release'],
  ['reserve', 'hold', 'preauthorize', 'block', 'two-step'],
  ['capture', 'charge'],
  ['cvc', 'cvv', 'cvc2', 'cvv2', 'securecode'],
  ['money', 'funds', 'balance', 'insufficient'],
  ['checkout', 'hosted'],
  ['receipt', 'cheque', 'fiscal'],
  ['sms', 'otp', 'confirmation', 'confirmcode'],
  ['status', 'state'],
  ['timeout', 'time-out', 'timed', 'lost', 'unknown'],
  ['docker', 'container', 'kubernetes'],
  ['require', 'commonjs', 'cjs'],
  ['live', 'production'],
  ['refund', 'return', 'back'],
  ['applepay', 'googlepay', 'wallet', 'mobile', 'token'],
  ['pci', 'dss', 'duties'],
  ['expired', 'expiry', 'expire'],
  ['retry', 'retries', 'repeat', 'repeating', 'again'],
  ['changed', 'changes', 'changelog'],
]
