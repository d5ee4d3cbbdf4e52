import type { RsaOptions } from '@card-gateway/notifications'
import { type Duration, milliseconds } from '../lib/duration.js'
import type { Random } from '../lib/random.js'
import type { TimeSource } from '../scheduler/time-source.js'
import { checkName, type Names } from '../spec/names.js'
import type { Overlay } from '../spec/overlay.js'
import type { Store } from '../store/store.js'
import type { DeliveryOptions } from './delivery-options.js'
import { checkPublicKey } from './public-key.js'
import { receiverAddress } from './receiver-address.js'

/**
 * Which form the date of a refund's event has: `10/27/2016`, `27.10.2016`, or `10/27/2016` with AM and PM.
 *
 * @example
 * ```ts
 * const notifications: NotificationSettings = { url: 'https://shop.example/notifications', refundDates: 'day-first' }
 * ```
 */
export type RefundDates = 'month-first' | 'day-first' | 'twelve-hours'

/**
 * How notifications of a terminal are sent.
 *
 * @example
 * ```ts
 * const notifications: NotificationSettings = { url: 'https://shop.example/notifications/secret' }
 * ```
 */
export interface NotificationSettings {
  /** Receiver of HTTP POSTs. */
  readonly url?: string
  /** Whether link-local addresses may be posted to, where machines keep their own secrets; default false (decision S135). */
  readonly allowLinkLocal?: boolean
  /** Receiver of e-mails, each sent once. */
  readonly email?: string
  /** Receiver of SMS, each sent once. */
  readonly sms?: string
  /** The merchant's public key, PEM; notifications are encrypted when it is there. */
  readonly publicKey?: string
  /** How they are encrypted; default that of the package `notifications` (decision S74). */
  readonly encryption?: RsaOptions
  /** Rows of the emission matrix that are sent; default: all. */
  readonly operations?: readonly string[]
  /** How events of refunds write their date: `MM/dd/yyyy` (default), like all others `dd.MM.yyyy`, or as the field has it `M/d/yyyy h:mm:ss AM` (decision S128). */
  readonly refundDates?: RefundDates
  /** Attempts after which an HTTP delivery is given up; none when absent (decision S72). */
  readonly deliveryLimit?: number
}

/**
 * A merchant's access: a world of its own. Everything but the three names has a default.
 *
 * @example
 * ```ts
 * const shop: TerminalSettings = { key: 'Shop', vwid: 'ShopVW', password: 'shop-secret', autoActivation: true }
 * ```
 */
export interface TerminalSettings {
  /** Terminal name of the API and InPay families; also the name of the world. */
  readonly key: string
  /** Merchant id of the eWallet family. */
  readonly vwid: string
  /** Of the merchant. */
  readonly password: string
  /** Families that are switched on; default: all. Another one is answered with API_NOT_ALLOWED. */
  readonly families?: readonly string[]
  /** Source addresses that have access; default: all. */
  readonly allowFrom?: readonly string[]
  /** Whether protected cards ask for 3-D Secure; default true. */
  readonly threeDSecure?: boolean
  /** Whether eWallet Pay on the merchant's side only blocks; default false (decision S55). */
  readonly ewalletTwoStep?: boolean
  /** Whether an added card is active at once; default false. */
  readonly autoActivation?: boolean
  /** Whether adding a card registers an unknown user; default false. */
  readonly autoRegistration?: boolean
  /** Whether eWallet Init returns OrderId for Block sessions too; default false (decision C28). */
  readonly initOrderIdForBlock?: boolean
  /** What is done about amounts outside the test environment's range; default `off` (decision C13). */
  readonly testAmountRange?: 'off' | 'warn' | 'refuse'
  /** Whether a timed-out operation has happened all the same and its answer is lost; default false (decision S53). */
  readonly timeoutTakesEffect?: boolean
  /**
   * Status a payment has after a partial unblock or refund, also an undocumented one; default `same` (decisions C35,
   * N03).
   */
  readonly partialState?: string
  /** Terminal that every payment is forwarded to; none when absent (decision S52). */
  readonly forwardTo?: string
  /** Where eWallet payers return to: a template with {orderid} and {success} (decision C38). */
  readonly returnUrl?: string
  /** How long the payer may take for 3-D Secure; default `15m` (decision S50). */
  readonly threeDSLifetime?: Duration
  /** How long a hosted session lives; default `1h` (decision N14). */
  readonly sessionLifetime?: Duration
  /** How long a standalone cheque stays in the queue; default `5s` (decision S84). */
  readonly chequeDelay?: Duration
  /** Who is notified of payments, and how. */
  readonly notifications?: NotificationSettings
}

/**
 * Who may use the admin API and the dashboard, and so read and change everything. Without settings: this machine, under
 * its own name (`localhost`). Pages of other sites never may.
 *
 * @example
 * ```ts
 * const control: ControlSettings = { token: 'secret' }
 * ```
 */
export interface ControlSettings {
  /** What every client has to send, this machine too: `Authorization: Bearer …`. With it, any machine may use them. */
  readonly token?: string
  /**
   * Host names under which any machine may use them without a token: the `Host` of the request, without a port. For a
   * network of your own, not for one that others use.
   */
  readonly hosts?: readonly string[]
}

/**
 * Options of a sandbox; all are optional.
 *
 * @example
 * ```ts
 * const options: SandboxOptions = { seed: 17, frozen: true, now: '2026-01-31T12:00:00Z' }
 * ```
 */
export interface SandboxOptions {
  /** Seed: the same one gives the same ids, amounts and codes; without one nothing repeats. */
  readonly seed?: number | string
  /** Time the clock starts at: ISO 8601 or milliseconds since 1970; default the machine's time. */
  readonly now?: string | number
  /** Whether the clock stands still until it is advanced; default false. */
  readonly frozen?: boolean
  /** Merchants; default one whose names are those of the documentation's examples. The first is the sandbox's own. */
  readonly terminals?: readonly TerminalSettings[]
  /**
   * Whether a terminal that is not configured is set up at its first request, with the first terminal's settings; default
   * false.
   */
  readonly openTerminals?: boolean
  /**
   * What is played beyond the document: `strict` nothing (default), `lenient` what is harmless to accept, `field` what clients
   * and recorded answers in the field show.
   */
  readonly profile?: string
  /** Overlays of your own, laid over the profile; without a profile, over the one that the first of them names. */
  readonly overlays?: readonly Overlay[]
  /** The same as `profile: 'lenient'`. */
  readonly lenient?: boolean
  /** Paths of the standalone cheque operations; default those of the documentation's examples. */
  readonly chequePaths?: Readonly<Record<string, string>>
  /** Address of the sandbox as others see it, for ACSUrl; default: the origin of the request. */
  readonly publicUrl?: string
  /**
   * Address of a documentation site, `https://docs.example`, or a path of this server, `/docs`: refusals say there where
   * their code is explained, in the header `x-card-gateway-docs`. Default that of the spec; without one there are no links.
   */
  readonly docs?: string
  /** Where rows are kept; default in memory. */
  readonly store?: Store
  /**
   * Name of this process among those that share the store; default a unique one. A process that restarts under its name
   * gets its work back like any other: when the lease is over.
   */
  readonly instance?: string
  /** Where time comes from; default the machine's. `now` and `frozen` set the worlds' clocks against it. */
  readonly time?: TimeSource
  /** Where a world, named by its key, draws its ids from, in place of `seed`. */
  readonly random?: (world: string) => Random
  /** Called with what went wrong outside any request; default that of `delivery`, or the console. */
  readonly report?: (error: unknown) => void
  /** How notifications leave the sandbox. */
  readonly delivery?: DeliveryOptions
  /** Who may use the admin API; default: this machine only. */
  readonly control?: ControlSettings
  /** Entries the journal keeps; default 1000. */
  readonly journalSize?: number
}

/**
 * Settings of a terminal with every default filled in; spans in milliseconds.
 *
 * @example
 * ```ts
 * const minutes = ({ sessionLifetime }: Terminal) => sessionLifetime / 60_000
 * ```
 */
export interface Terminal extends Required<Omit<TerminalSettings, OptionalSetting | Span>> {
  /** Families of commands it may call. */
  readonly families: readonly string[]
  /** Addresses it may be called from; undefined: any. */
  readonly allowFrom: readonly string[] | undefined
  /** Terminal its payments go to; undefined: none. */
  readonly forwardTo: string | undefined
  /** Address payers go back to; undefined: none. */
  readonly returnUrl: string | undefined
  /** How long a payer may take to authenticate, in milliseconds. */
  readonly threeDSLifetime: number
  /** How long a hosted page may be used, in milliseconds. */
  readonly sessionLifetime: number
  /** How long a cheque takes, in milliseconds. */
  readonly chequeDelay: number
}

type OptionalSetting = 'families' | 'allowFrom' | 'forwardTo' | 'returnUrl'
type Span = 'threeDSLifetime' | 'sessionLifetime' | 'chequeDelay'

/**
 * Fills in the defaults.
 *
 * @throws RangeError when a duration is invalid, or a name is not known
 */
export function terminalOf(settings: TerminalSettings, names: Names): Terminal {
  const { families = names.family, partialState = 'same', notifications = {} } = settings
  for (const family of families) checkName(names, 'family', family)
  for (const operation of notifications.operations ?? []) checkName(names, 'operation', operation)
  if (notifications.publicKey !== undefined) checkPublicKey(notifications.publicKey)
  if (notifications.url !== undefined) receiverAddress(notifications.url, notifications)
  return {
    key: settings.key,
    vwid: settings.vwid,
    password: settings.password,
    families,
    allowFrom: settings.allowFrom,
    threeDSecure: settings.threeDSecure ?? true,
    ewalletTwoStep: settings.ewalletTwoStep ?? false,
    autoActivation: settings.autoActivation ?? false,
    autoRegistration: settings.autoRegistration ?? false,
    initOrderIdForBlock: settings.initOrderIdForBlock ?? false,
    testAmountRange: settings.testAmountRange ?? 'off',
    timeoutTakesEffect: settings.timeoutTakesEffect ?? false,
    partialState,
    forwardTo: settings.forwardTo,
    returnUrl: settings.returnUrl,
    threeDSLifetime: milliseconds(settings.threeDSLifetime ?? '15m'),
    sessionLifetime: milliseconds(settings.sessionLifetime ?? '1h'),
    chequeDelay: milliseconds(settings.chequeDelay ?? '5s'),
    notifications,
  }
}
