import type { Credentials, EncodeOptions } from '@card-gateway/protocol/core'
import { baseAddress } from './address.js'
import { checkFunction, checkNames, hasControls, readNumber, refuseUnknown } from './check-options.js'
import { type Clock, systemClock } from './clock.js'
import type { StatusCommands } from './command-module.js'
import { readDocs } from './docs-links.js'
import { ConfigurationError } from './errors.js'
import { type RetryPolicy, readRetry } from './retry.js'
import type { Transport, TransportHandler } from './transport.js'
import type { RequestValidator } from './validation.js'

/**
 * A warning about a request that was sent nevertheless.
 *
 * @example
 * ```ts
 * const warn = ({ command, path, message }: Warning) => console.warn(`${command} ${path}: ${message}`)
 * ```
 */
export interface Warning {
  /** `api.Pay` */
  readonly command: string
  /** The field it is about: `OrderId`. */
  readonly path: string
  /** What may go wrong, and why. No value is in it. */
  readonly message: string
}

/**
 * Options of a client, wherever its gateway is; `PathName` are the commands whose paths have to be configured.
 *
 * @example
 * ```ts
 * const patient: CommonOptions<string> = { key: 'Merchant', timeout: 90_000, retry: false }
 * ```
 */
export interface CommonOptions<PathName extends string> {
  /** Terminal name; for the API, InPay and cheque commands. */
  readonly key?: string
  /** Merchant id; for the eWallet commands. */
  readonly vwid?: string
  /** Merchant password; for the commands that need one. */
  readonly password?: string
  /**
   * Milliseconds a call may take in all, repeats included; default one and a half times the slowest documented
   * answer, that of the test card that times out (decision N14).
   */
  readonly timeout?: number
  /** Paths of the standalone cheque operations, which the document does not show (decision C40). */
  readonly chequePaths?: { readonly [name in PathName]?: string | undefined }
  /** How often values inside a key-pair string are encoded (decision S01); default `once`. */
  readonly pairEncoding?: NonNullable<EncodeOptions['pairEncoding']>
  /** How read-only commands are repeated when no answer comes; `false`: never. Others are never repeated. */
  readonly retry?: false | Partial<RetryPolicy>
  /**
   * Names of custom keys that you mean although they look like documented ones, such as `Ulr`: without this, a key that
   * differs from a documented one by a single edit is refused as misspelt.
   */
  readonly customKeys?: readonly string[]
  /**
   * Hosts besides this machine that may be reached by http, such as `['sandbox']` in a network of containers. Card data
   * is then sent as it is: never name a host that is not yours.
   */
  readonly allowInsecureHttp?: readonly string[]
  /** Longest answer accepted, in bytes; default 1 MiB. */
  readonly maxResponseSize?: number
  /** Sent as `User-Agent`; default `card-gateway`. */
  readonly userAgent?: string
  /**
   * Address of a documentation site, for `error.docs`: `https://docs.example`. Default that of the spec; without one, errors
   * have a link where the gateway gives one, as the sandbox does.
   */
  readonly docs?: string | URL
  /** Gets notes about fields that are valid but may fail at the gateway; default `process.emitWarning`, or `console.warn` where there is no process, once for each. */
  readonly warn?: (warning: Warning) => void
  /** Where time comes from; for tests. */
  readonly clock?: Clock
}

/**
 * What a client is made with; `PathName` are the commands whose paths have to be configured, `TransportName` the
 * transports that have names.
 *
 * @example
 * ```ts
 * const options: GatewayOptions = { baseUrl: 'https://gateway.example', key: 'Merchant', password, timeout: 60_000 }
 * ```
 */
export type GatewayOptions<
  PathName extends string = string,
  TransportName extends string = 'undici' | 'fetch',
> = CommonOptions<PathName> &
  (
    | {
        /** Base address; the paths of the commands are added to it. */
        readonly baseUrl?: string | URL
        /** A gateway in this process needs no address. */
        readonly transport: Transport | TransportHandler
      }
    | {
        /** Address of the gateway, without a command: `https://gateway.example`. https, except on this machine. */
        readonly baseUrl: string | URL
        /** `undici` (default on Node), `fetch` (default of `@card-gateway/client/fetch`), or one of your own. */
        readonly transport?: TransportName | Transport | TransportHandler
      }
  )

/** Options of a client whatever its transports. */
export type AnyOptions = GatewayOptions<string, string>

/**
 * What the client needs to know of the gateway's commands as a whole.
 *
 * @example
 * ```ts
 * const seconds = (facts: GatewayFacts) => facts.slowestAnswer
 * ```
 */
export interface GatewayFacts {
  /** Ask for the status of a payment, by id. */
  readonly statusCommands: StatusCommands
  /** Milliseconds of the slowest documented answer. */
  readonly slowestAnswer: number
  /** Documentation site; without it there are no links. */
  readonly docs?: string
  /** The commands whose paths the document does not show. */
  readonly chequePaths: readonly string[]
  /** Checks key, vwid and password against the types the spec gives them. */
  readonly credentials: RequestValidator
}

/** Options, checked and complete. */
export interface Settings {
  readonly base: URL
  readonly credentials: Credentials
  readonly timeout: number
  readonly chequePaths: Readonly<Record<string, string | undefined>>
  readonly customKeys: ReadonlySet<string>
  readonly encoding: EncodeOptions
  readonly retry: RetryPolicy
  readonly maxResponseSize: number
  readonly userAgent: string
  readonly docs: string | undefined
  readonly warn: (warning: Warning) => void
  readonly clock: Clock
}

const defaultResponseSize = 1024 * 1024
/** Every option there is; one that is not here is misspelt. */
const names: Readonly<Record<keyof AnyOptions, true>> = {
  baseUrl: true,
  transport: true,
  key: true,
  vwid: true,
  password: true,
  timeout: true,
  chequePaths: true,
  pairEncoding: true,
  retry: true,
  customKeys: true,
  allowInsecureHttp: true,
  maxResponseSize: true,
  userAgent: true,
  docs: true,
  warn: true,
  clock: true,
}

/**
 * Checks options.
 *
 * @throws ConfigurationError which option is wrong, why, and what to do
 */
export function readOptions(given: AnyOptions | undefined, facts: GatewayFacts): Settings {
  const options: Partial<AnyOptions> = typeof given === 'object' && given !== null ? given : {}
  refuseUnknown(options, Object.keys(names))
  const { transport, baseUrl, pairEncoding, customKeys = [], allowInsecureHttp = [], clock = systemClock } = options
  const inProcess = typeof transport === 'function' || typeof transport === 'object'
  checkNames('customKeys', customKeys)
  checkNames('allowInsecureHttp', allowInsecureHttp)
  const { warn = emitOnce() } = options
  checkFunction('warn', warn)
  checkFunction('clock.now', clock.now)
  checkFunction('clock.schedule', clock.schedule)
  return {
    base: baseAddress(baseUrl ?? (inProcess ? 'https://gateway.invalid' : undefined), allowInsecureHttp),
    credentials: readCredentials(options, facts.credentials),
    timeout: readNumber('timeout', options.timeout ?? facts.slowestAnswer * 1.5),
    chequePaths: readPaths(options.chequePaths ?? {}, facts.chequePaths),
    customKeys: new Set(customKeys),
    encoding: pairEncoding === undefined ? {} : { pairEncoding: readPairEncoding(pairEncoding) },
    retry: readRetry(options.retry),
    maxResponseSize: readNumber('maxResponseSize', options.maxResponseSize ?? defaultResponseSize),
    userAgent: readUserAgent(options.userAgent ?? 'card-gateway'),
    docs: readDocs(options.docs ?? facts.docs),
    warn,
    clock,
  }
}

function readCredentials({ key, vwid, password }: Partial<AnyOptions>, validator: RequestValidator): Credentials {
  const given = Object.entries({ key, vwid, password }).filter(([, value]) => value !== undefined)
  const credentials = Object.fromEntries(given)
  const result = validator.validate(credentials)
  if (result.ok) return credentials
  const [{ path, message } = { path: 'key', message: 'key is not in the right form.' }] = result.failures
  throw new ConfigurationError(path, message.slice(path.length + 1))
}

function readPaths(paths: Readonly<Record<string, string | undefined>>, known: readonly string[]): typeof paths {
  refuseUnknown(paths, known, 'chequePaths.')
  for (const [name, path] of Object.entries(paths)) {
    if (path !== undefined && (typeof path !== 'string' || !/^\/[^\s?#\\]*$/.test(path) || hasControls(path))) {
      throw new ConfigurationError(`chequePaths.${name}`, 'must be a path below baseUrl, such as /cheque/create.')
    }
  }
  return paths
}

const pairEncodings: readonly string[] = ['once', 'each-value', 'twice']

function readPairEncoding<Name extends string>(value: Name): Name {
  if (pairEncodings.includes(value)) return value
  throw new ConfigurationError('pairEncoding', `must be one of ${pairEncodings.join(', ')}.`)
}

function readUserAgent(value: string): string {
  if (/^[\x20-\x7e]+$/.test(value)) return value
  throw new ConfigurationError('userAgent', 'must be printable ASCII text.')
}

function emitOnce(): (warning: Warning) => void {
  const seen = new Set<string>()
  return ({ command, path, message }) => {
    const text = `${command} ${path}: ${message}`
    if (seen.has(text)) return
    seen.add(text)
    if (typeof globalThis.process?.emitWarning === 'function') process.emitWarning(text, 'CardGatewayWarning')
    else console.warn(text)
  }
}
