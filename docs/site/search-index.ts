/** What the search box looks through: words about each page, and of the guides those of their sentences. */
import type { Document } from './documents.js'

/** Title, address, what it is, further words, how much it counts, what its parts are called, words of its sentences, words it says often. */
export type Row = readonly [
  title: string,
  url: string,
  summary: string,
  words: string,
  weight: number,
  headings?: readonly string[],
  once?: string,
  often?: string,
]

/** How much a page counts, by its section. Plain words ask for a page that explains; names of the API are found by being typed. */
export const weights = {
  '': 14,
  guides: 22,
  commands: 22,
  notifications: 18,
  errors: 16,
  states: 15,
  reference: 15,
  maintaining: 3,
  packages: 2,
} as const satisfies Record<Document['section'], number>

/** What readers ask for in words that the page itself has no use for. */
const askedAs: Readonly<Record<string, string>> = {
  '': 'install npm package overview',
  'guides/notifications':
    'duplicate verify genuine authentic signature believe encryption decrypt private key rotation retry redelivery order',
  'guides/notifications-at-scale': 'postgres database cluster replicas load balancer throughput',
  'guides/unknown-outcomes':
    'idempotency idempotent safe retry connection reset dropped network failure stuck processing pending double charged twice reconcile',
  'guides/ewallet': 'recurring subscription saved save card tokenization customer account wallet',
  'guides/3-d-secure': 'TermUrl MD PaRes PaReq ACS issuer return',
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

/** Readers of the changelog maintain nothing. */
function weightOf(url: string, section: Document['section']): number {
  return url === 'changelog' || url === 'security' ? weights.reference : weights[section]
}

export function documentRow({ title, url, summary, keywords, headings, section, prose }: Document): Row {
  const words = [...keywords, askedAs[url] ?? ''].join(' ').trim()
  const row = [title, url, summary, words, weightOf(url, section), headings] as const
  return prose === undefined ? row : [...row, prose.once.join(' '), prose.often.join(' ')]
}

/** What people say, and what it is called here. Both ways around. */
export const synonyms: readonly (readonly string[])[] = [
  ['start', 'started', 'begin', 'quick'],
  ['3ds', '3d', '3dsecure', 'authenticate', 'authentication'],
  ['decline', 'declined', 'refused', 'rejected'],
  ['webhook', 'callback', 'notification', 'event'],
  ['cancel', 'void', 'unblock', 'release'],
  ['reserve', 'hold', 'preauthorize', 'block', 'twostep'],
  ['capture', 'charge'],
  ['cvc', 'cvv', 'cvc2', 'cvv2', 'securecode'],
  ['money', 'funds', 'balance', 'insufficient'],
  ['checkout', 'hosted'],
  ['receipt', 'cheque', 'fiscal'],
  ['sms', 'otp', 'confirmation', 'confirmcode'],
  ['status', 'state'],
  ['timeout', 'timed', 'lost', 'unknown'],
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
  ['part', 'partial', 'partially', 'half', 'less'],
]
