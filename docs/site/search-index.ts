/** What the search box looks through: words about each page, and of the guides those of their sentences. */
import type { Document } from './documents.js'

/** Title, address, what it is, further words, how much it counts, what its parts are called, the words of its sentences. */
export type Row = readonly [
  title: string,
  url: string,
  summary: string,
  words: string,
  weight: number,
  headings?: readonly string[],
  prose?: string,
]

const weights: Partial<Record<Document['section'], number>> = {
  guides: 8,
  commands: 12,
  notifications: 8,
  errors: 8,
  states: 6,
  reference: 6,
}

/** What readers ask for in words that the page itself has no use for. */
const askedAs: Readonly<Record<string, string>> = {
  '': 'install npm package overview',
  'guides/notifications':
    'duplicate verify genuine authentic signature believe encryption decrypt private key rotation retry redelivery order',
  'guides/notifications-at-scale': 'postgres database cluster replicas load balancer throughput',
  'guides/unknown-outcomes':
    'idempotency idempotent safe retry connection reset dropped network failure stuck processing pending double charged twice reconcile',
  'guides/ewallet': 'recurring subscription saved save card tokenization customer account wallet',
  'guides/two-step': 'authorize authorization preauthorization hold last expire long',
  'guides/one-step': 'charge card sale purchase',
  'guides/hosted-page': 'redirect iframe form widget customise template',
  'guides/cheques': 'email fiscal tax law 54-FZ',
  'guides/testing': 'jest vitest mock stub fake simulate decline failure',
  'guides/card-data': 'store log mask pan cvv compliance security',
  'guides/going-live': 'credentials password key merchant checklist ip address whitelist tls',
  'guides/another-language': 'python java php go ruby schema',
  errors: 'code list declined show customer payer message why',
  limits: 'amount minor units kopecks cents rubles maximum minimum size length format',
  'errors/ACCESS_DENIED': 'wrong credentials password key',
  'errors/ISSUER_BLOCKED_CARD': 'lost stolen blocked',
  'test-cards': 'decline fail failure simulate number numbers sandbox 3-D Secure',
  'commands/ewallet/Remove': 'delete stored saved card',
  'commands/api/GetState': 'look up find check payment order id query',
  security: 'vulnerability report leak disclosure',
  changelog: 'upgrade new version release breaking migrate',
}

export function documentRow({ title, url, summary, keywords, headings, section, prose }: Document): Row {
  const words = [...keywords, askedAs[url] ?? ''].join(' ').trim()
  const row = [title, url, summary, words, weights[section] ?? 4, headings] as const
  return prose === undefined ? row : [...row, prose.join(' ')]
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
  ['log', 'logging', 'trace', 'tracing'],
  ['stored', 'saved'],
  ['password', 'credentials'],
  ['changed', 'changes', 'changelog'],
]
