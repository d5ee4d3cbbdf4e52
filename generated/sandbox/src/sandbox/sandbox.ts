// Copied from templates/sandbox/src/sandbox/sandbox.ts by `npm run generate`. Do not edit: change it there.
/// <reference lib="esnext.disposable" preserve="true" />
import type { GatewayRequest, GatewayResponse } from '../engine/wire/messages.js'
import type { ClockControls } from '../scheduler/clock-controls.js'
import type { IssuerDecision } from '../store/rows.js'
import type { Faults } from '../world/faults.js'
import type { Journal } from '../world/journal.js'
import type { NotificationMatch, Notifications, SentNotification } from '../world/notifications.js'
import type { TerminalSettings } from '../world/settings.js'
import type { Inspect, World, WorldSnapshot } from '../world/world.js'

/** A gateway in this process. Its controls are those of its first terminal; others are in `worlds`. */
export interface Sandbox extends AsyncDisposable {
  /** The gateway: commands, hosted pages, the issuer's page. Rejects with {@link NoResponse} where no answer comes. */
  readonly fetch: (request: Request) => Promise<Response>
  /** The same, for the client's option `transport`. */
  readonly transport: (request: Request) => Promise<Response>
  /**
   * Carries out a command without the cost of `Request` and `Response`, for servers; undefined when the request is not a
   * command's but a page's or another part's: give that to `fetch`. Rejects as `fetch` does.
   */
  readonly exchange: (request: GatewayRequest) => Promise<GatewayResponse> | undefined
  /** What the client needs to know: spread it into the options of `CardGateway`. */
  readonly credentials: {
    readonly key: string
    readonly vwid: string
    readonly password: string
    readonly chequePaths: Readonly<Record<string, string>>
  }
  readonly clock: ClockControls
  readonly faults: Faults
  readonly journal: Journal
  readonly inspect: Inspect
  readonly notifications: Notifications
  readonly issuer: Issuer
  /** Worlds by the key of their terminal. */
  readonly worlds: ReadonlyMap<string, World>
  /** Adds a merchant, a world of its own. */
  addTerminal(settings: TerminalSettings): World
  /** The sandbox as another merchant sees it: the same gateway, that world's controls and credentials. */
  as(key: string): Sandbox
  reset(): Promise<void>
  snapshot(): Promise<WorldSnapshot>
  restore(snapshot: WorldSnapshot): Promise<void>
  /** Resolves with the next notification of that name; see {@link Notifications.next}. */
  waitFor(event: string, match?: NotificationMatch): Promise<SentNotification>
  close(): Promise<void>
}

/** Answers 3-D Secure without a browser. */
export interface Issuer {
  /** Decides for the payer and gives the PaRes the issuer's page would post back. */
  decide(threeDSKey: string, decision?: IssuerDecision): Promise<string>
}
