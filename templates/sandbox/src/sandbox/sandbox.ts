/// <reference lib="esnext.disposable" preserve="true" />
import type { GatewayRequest, GatewayResponse } from '../engine/wire/messages.js'
import type { ClockControls } from '../scheduler/clock-controls.js'
import type { IssuerDecision } from '../store/payment-rows.js'
import type { Faults } from '../world/faults.js'
import type { Journal } from '../world/journal.js'
import type { NotificationMatch, Notifications, SentNotification } from '../world/notifications.js'
import type { TerminalSettings } from '../world/settings.js'
import type { Inspect, World, WorldSnapshot } from '../world/world.js'

/**
 * A gateway in this process. Its controls are those of its first terminal; others are in `worlds`.
 *
 * @example
 * ```ts
 * sandbox.faults.next('api.Pay', 'answer-lost')
 * const payments = await sandbox.inspect.payments()
 * await sandbox.clock.advance('10m')
 * ```
 */
export interface Sandbox extends AsyncDisposable {
  /** The gateway: commands, hosted pages, the issuer's page. Rejects with {@link NoResponse} where no answer comes. */
  readonly fetch: (request: Request) => Promise<Response>
  /** The same, for the client's option `transport`. */
  readonly transport: (request: Request) => Promise<Response>
  /**
   * Carries out a command without the cost of `Request` and `Response`, for servers; undefined when the request is not a
   * command but for a page or another part: give it to `fetch`. Rejects as `fetch` does.
   */
  readonly exchange: (request: GatewayRequest) => Promise<GatewayResponse> | undefined
  /** What the client needs to know: spread it into the options of `CardGateway`. */
  readonly credentials: {
    /** Name of the terminal. */
    readonly key: string
    /** Id of the merchant. */
    readonly vwid: string
    /** Of the merchant. */
    readonly password: string
    /** Of the standalone cheque operations, by name. */
    readonly chequePaths: Readonly<Record<string, string>>
  }
  /** Its time, which can stand still and be put forward. */
  readonly clock: ClockControls
  /** What goes wrong next. */
  readonly faults: Faults
  /** The latest requests and answers, masked. */
  readonly journal: Journal
  /** What the store holds, for inspection. */
  readonly inspect: Inspect
  /** What was sent, and what can be done with it. */
  readonly notifications: Notifications
  /** Decides for payers at the issuer's page. */
  readonly issuer: Issuer
  /** Worlds by the key of their terminal. */
  readonly worlds: ReadonlyMap<string, World>
  /**
   * Adds a merchant, a world of its own.
   *
   * @throws RangeError when the name is taken, or a setting makes no sense
   */
  addTerminal(settings: TerminalSettings): World
  /**
   * The sandbox as another merchant sees it: the same gateway, that world's controls and credentials.
   *
   * @throws RangeError when there is no such terminal
   */
  as(key: string): Sandbox
  /** Empties every world, and restarts clocks and random sequences. It throws what the store throws. */
  reset(): Promise<void>
  /** Gives the world as JSON. It throws what the store throws. */
  snapshot(): Promise<WorldSnapshot>
  /** Puts a world back as it was. It throws what the store throws. */
  restore(snapshot: WorldSnapshot): Promise<void>
  /**
   * Resolves with the next notification of that name; see {@link Notifications.next}.
   *
   * @throws RangeError when there is no such event
   */
  waitFor(event: string, match?: NotificationMatch): Promise<SentNotification>
  /** Ends deliveries and closes the store. Throws nothing. */
  close(): Promise<void>
}

/**
 * Answers 3-D Secure without a browser.
 *
 * @example
 * ```ts
 * const PaRes = await sandbox.issuer.decide('0001', 'approve')
 * ```
 */
export interface Issuer {
  /**
   * Decides for the payer and gives the PaRes the issuer's page would post back.
   *
   * @throws RangeError when no payment has this ThreeDSKey
   */
  decide(threeDSKey: string, decision?: IssuerDecision): Promise<string>
}
