// Copied from templates/sandbox/src/cli/flags.ts by `npm run generate`. Do not edit: change it there.
import { parseArgs } from 'node:util'
import { hint } from '../lib/did-you-mean.js'
import { UsageError } from './usage-error.js'

/** One flag of the program. */
export interface Flag {
  readonly name: string
  /** Name of the value in the help; a flag without one is a switch. */
  readonly value?: string
  readonly help: string
  /** Whether it may be given several times; in the environment with commas between. */
  readonly many?: true
  /** Whether its value may be left out; it is empty then. A value is joined to it: `--late=1m`. */
  readonly bare?: true
  /** Where it goes in the configuration: `['terminals', 0, 'key']`. */
  readonly setting?: readonly (string | number)[]
  /** Whether its value is a number, or a number where it looks like one. */
  readonly number?: 'always' | 'perhaps'
  /** Whether its value is a file, whose text counts. */
  readonly file?: true
}

/** Default port of the server. */
export const usualPort = 8080

/** Flags of the server. Each can also be given in the environment, see {@link environmentName}. */
export const serveFlags: readonly Flag[] = [
  {
    name: 'config',
    value: 'FILE',
    help: 'Configuration, YAML or JSON; default card-gateway-sandbox.yaml, .yml or .json',
  },
  { name: 'port', value: 'N', help: 'Port; 0 for any free one (8080)', setting: ['port'], number: 'always' },
  { name: 'host', value: 'ADDRESS', help: 'Address to listen on (127.0.0.1)', setting: ['host'] },
  { name: 'key', value: 'NAME', help: 'Terminal name of API and InPay', setting: ['terminals', 0, 'key'] },
  { name: 'vwid', value: 'NAME', help: 'Merchant id of eWallet', setting: ['terminals', 0, 'vwid'] },
  {
    name: 'password',
    value: 'TEXT',
    help: 'Password of both; better set in the environment',
    setting: ['terminals', 0, 'password'],
  },
  {
    name: 'notify',
    value: 'URL',
    help: 'Receiver of notifications',
    setting: ['terminals', 0, 'notifications', 'url'],
  },
  {
    name: 'public-key',
    value: 'FILE',
    help: 'Your public key (PEM), to encrypt notifications with',
    setting: ['terminals', 0, 'notifications', 'publicKey'],
    file: true,
  },
  {
    name: 'store',
    value: 'WHERE',
    help: 'memory, pglite:FOLDER or postgres://HOST/DATABASE (memory)',
    setting: ['store'],
  },
  {
    name: 'token',
    value: 'TEXT',
    help: 'Token that admin API and dashboard require; better set in the environment',
    setting: ['control', 'token'],
  },
  {
    name: 'control-host',
    value: 'NAME',
    help: 'Host name under which any machine may use admin API and dashboard without a token',
    setting: ['control', 'hosts'],
    many: true,
  },
  {
    name: 'seed',
    value: 'N',
    help: 'Seed: the same one gives the same ids, amounts and codes',
    setting: ['seed'],
    number: 'always',
  },
  { name: 'now', value: 'TIME', help: 'Time the clock starts at', setting: ['now'], number: 'perhaps' },
  { name: 'frozen', help: 'The clock stands still until it is advanced', setting: ['frozen'] },
  { name: 'profile', value: 'NAME', help: 'Profile: strict, lenient or field (strict)', setting: ['profile'] },
  {
    name: 'overlay',
    value: 'FILE',
    help: 'Overlay file of your own (YAML or JSON), applied over the profile',
    setting: ['overlays'],
    many: true,
  },
  { name: 'lenient', help: 'The same as --profile lenient', setting: ['lenient'] },
  { name: 'open-terminals', help: 'Set up unknown terminals at their first request', setting: ['openTerminals'] },
  { name: 'public-url', value: 'URL', help: 'Address of the sandbox as others see it', setting: ['publicUrl'] },
  { name: 'docs', value: 'ADDRESS', help: 'Documentation that refusals link to (/docs)', setting: ['docs'] },
  {
    name: 'journal-size',
    value: 'N',
    help: 'Requests the journal keeps (1000)',
    setting: ['journalSize'],
    number: 'always',
  },
  { name: 'quiet', help: 'Print no line for each request, event and delivery' },
]

/** Flags of the commands that speak to a running sandbox. */
export const controlFlags: readonly Flag[] = [
  { name: 'url', value: 'URL', help: 'Address of the running sandbox (the one of this folder)' },
  { name: 'world', value: 'KEY', help: 'Terminal, when there are several; default the first' },
  { name: 'token', value: 'TEXT', help: 'The token the sandbox was started with' },
  { name: 'json', help: 'Print JSON' },
]

export const triggerFlags: readonly Flag[] = [
  { name: 'set', value: 'FIELD=VALUE', help: 'A field of the notification', many: true },
  { name: 'twice', help: 'Send it twice' },
  { name: 'late', value: 'SPAN', bare: true, help: 'Send it late: by one retry interval, or by --late=1m' },
  { name: 'encrypted', help: 'Encrypt it with the terminal’s public key' },
  { name: 'to', value: 'URL', help: 'Another receiver' },
  { name: 'unchecked', help: 'Send fields the event does not have, and any values' },
]

export const replayFlags: readonly Flag[] = [{ name: 'to', value: 'URL', help: 'Another receiver' }]

export const compareFlags: readonly Flag[] = [
  { name: 'profile', value: 'NAME', help: 'Profile to compare the recording with: strict, lenient or field (strict)' },
  { name: 'overlay', value: 'FILE', help: 'Overlay file of your own, applied over the profile', many: true },
  { name: 'json', help: 'Print JSON' },
]

/** What was given, by the names of the flags. */
export interface ParsedArgs {
  readonly words: readonly string[]
  /** `true` for a switch. */
  readonly flags: Readonly<Record<string, string | boolean | readonly string[]>>
}

/**
 * Reads arguments.
 *
 * @throws UsageError for an unknown flag, or one without its value
 */
export function readArguments(args: readonly string[], flags: readonly Flag[]): ParsedArgs {
  const all: readonly Flag[] = [...flags, { name: 'help', help: '' }, { name: 'version', help: '' }]
  const { tokens } = parseArgs({
    args: args.map((arg) => (arg === '-h' ? '--help' : arg)),
    options: Object.fromEntries(
      all.map(({ name, value, bare }) => [name, { type: value === undefined || bare ? 'boolean' : 'string' }] as const),
    ),
    strict: false,
    allowPositionals: true,
    tokens: true,
  })
  const words: string[] = []
  const values: Record<string, string | boolean | string[]> = {}
  for (const token of tokens) {
    if (token.kind === 'positional') words.push(token.value)
    if (token.kind !== 'option') continue
    const flag = all.find(({ name }) => name === token.name)
    if (flag === undefined) {
      const names = all.map(({ name }) => `--${name}`)
      throw new UsageError(`There is no ${token.rawName}${hint(`--${token.name}`, names)} See --help.`)
    }
    const earlier = values[flag.name]
    const value = valueFor(flag, token.value)
    values[flag.name] =
      flag.many && typeof value === 'string' ? [...(Array.isArray(earlier) ? earlier : []), value] : value
  }
  return { words, flags: values }
}

function valueFor({ name, value: wanted, bare }: Flag, value: string | undefined): string | true {
  if (bare) return value ?? ''
  if (wanted === undefined) {
    if (value !== undefined) throw new UsageError(`--${name} takes no value.`)
    return true
  }
  // What looks like another flag is one: the value was forgotten.
  if (value === undefined || value.startsWith('--'))
    throw new UsageError(`--${name} needs a value: --${name} ${wanted}.`)
  return value
}

/** `CARD_GATEWAY_SANDBOX_PUBLIC_URL` for `public-url`. */
export function environmentName(flag: string): string {
  return `CARD_GATEWAY_SANDBOX_${flag.replaceAll('-', '_').toUpperCase()}`
}

/** Lines of help, one for each flag. */
export function describeFlags(flags: readonly Flag[]): string {
  return flags
    .map(({ name, value, help }) => `  ${`--${name}${value === undefined ? '' : ` ${value}`}`.padEnd(26)}${help}`)
    .join('\n')
}
