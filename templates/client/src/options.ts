import type { Credentials, EncodeOptions } from '@card-gateway/protocol/core'
import { baseAddress } from './address.js'
import { type Clock, systemClock } from './clock.js'
import { ConfigurationError } from './errors.js'
import { type RetryPolicy, readRetry } from './retry.js'
import type { Transport, TransportHandler } from './transport.js'

/** A note about a call that was sent all the same. */
export interface Warning {
  /** `api.Pay` */
  readonly command: string
  /** The field it is about: `OrderId`. */
  readonly path: string
  readonly message: string
}

interface CommonOptions {
  /** Terminal name; for the API, InPay and cheque commands. */
  readonly key?: string
  /** Merchant id; for the eWallet commands. */
  readonly vwid?: string
  /** Merchant password; for the commands that want one. */
  readonly password?: string
  /**
   * Milliseconds a call may take in all, repeats included; default half as long again as the slowest documented
   * answer, that of the test card that times out (decision N14).
   */
  readonly timeout?: number
  /** Paths of the standalone cheque operations, which the document does not show (decision C40). */
  readonly chequePaths?: Readonly<Record<string, string>>
  /** How often values inside a key-pair string are encoded (decision S01); default `once`. */
  readonly pairEncoding?: NonNullable<EncodeOptions['pairEncoding']>
  /** How read-only commands are repeated when no answer comes; `false`: never. Others are never repeated. */
  readonly retry?: false | Partial<RetryPolicy>
  /** Longest answer accepted, in bytes; default 1 MiB. */
  readonly maxResponseSize?: number
  /** Sent as `User-Agent`; default `card-gateway`. */
  readonly userAgent?: string
  /** Gets notes about fields that are valid but may fail at the gateway; default `process.emitWarning`, once for each. */
  readonly warn?: (warning: Warning) => void
  /** Where time comes from; for tests. */
  readonly clock?: Clock
}

/** What a client is made with. */
export type GatewayOptions = CommonOptions &
  (
    | {
        /** Address of the gateway, without a command: `https://gateway.example`. https, except on this machine. */
        readonly baseUrl: string | URL
        /** `undici` (default), `fetch`, or one of your own. */
        readonly transport?: 'undici' | 'fetch' | Transport | TransportHandler
      }
    | {
        readonly baseUrl?: string | URL
        /** A gateway in this process needs no address. */
        readonly transport: Transport | TransportHandler
      }
  )

/** Options, checked and complete. */
export interface Settings {
  readonly base: URL
  readonly credentials: Credentials
  readonly timeout: number
  readonly chequePaths: Readonly<Record<string, string>>
  readonly encoding: EncodeOptions
  readonly retry: RetryPolicy
  readonly maxResponseSize: number
  readonly userAgent: string
  readonly warn: (warning: Warning) => void
  readonly clock: Clock
}

const defaultResponseSize = 1024 * 1024
/** The longest a timer can run. */
const longest = 2 ** 31 - 1

/**
 * Checks options.
 *
 * @param slowestAnswer milliseconds of the slowest documented answer
 * @throws ConfigurationError which option is wrong, why, and what to do
 */
export function readOptions(options: GatewayOptions, slowestAnswer: number): Settings {
  const inProcess = typeof options.transport === 'function' || typeof options.transport === 'object'
  return {
    base: baseAddress(options.baseUrl ?? (inProcess ? 'https://gateway.invalid' : undefined)),
    credentials: readCredentials(options),
    timeout: readNumber('timeout', options.timeout ?? slowestAnswer * 1.5),
    chequePaths: readPaths(options.chequePaths ?? {}),
    encoding: options.pairEncoding === undefined ? {} : { pairEncoding: readPairEncoding(options.pairEncoding) },
    retry: readRetry(options.retry),
    maxResponseSize: readNumber('maxResponseSize', options.maxResponseSize ?? defaultResponseSize),
    userAgent: readUserAgent(options.userAgent ?? 'card-gateway'),
    warn: options.warn ?? emitOnce(),
    clock: options.clock ?? systemClock,
  }
}

/** A positive whole number a timer or a buffer can stand for. */
export function readNumber(option: string, value: number): number {
  if (Number.isInteger(value) && value > 0 && value <= longest) return value
  throw new ConfigurationError(option, `a whole number from 1 to ${longest} is needed.`)
}

function readCredentials({ key, vwid, password }: GatewayOptions): Credentials {
  const given = Object.entries({ key, vwid, password }).filter(([, value]) => value !== undefined)
  for (const [name, value] of given) {
    if (typeof value !== 'string' || value === '') {
      throw new ConfigurationError(name, 'text is needed. Leave the option out when there is none.')
    }
  }
  return Object.fromEntries(given)
}

function readPaths(paths: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  for (const [name, path] of Object.entries(paths)) {
    if (typeof path !== 'string' || !/^\/[^\s?#\\]*$/.test(path)) {
      throw new ConfigurationError(`chequePaths.${name}`, 'a path below baseUrl is needed, such as /cheque/create.')
    }
  }
  return paths
}

const pairEncodings: readonly string[] = ['once', 'each-value', 'twice']

function readPairEncoding<Name extends string>(value: Name): Name {
  if (pairEncodings.includes(value)) return value
  throw new ConfigurationError('pairEncoding', `one of ${pairEncodings.join(', ')} is needed.`)
}

function readUserAgent(value: string): string {
  if (/^[\x20-\x7e]+$/.test(value)) return value
  throw new ConfigurationError('userAgent', 'printable ASCII text is needed.')
}

function emitOnce(): (warning: Warning) => void {
  const seen = new Set<string>()
  return ({ command, path, message }) => {
    const text = `${command} ${path}: ${message}`
    if (seen.has(text)) return
    seen.add(text)
    process.emitWarning(text, 'CardGatewayWarning')
  }
}
