import type { GatewayAnswer, GatewayRequest } from '../engine/pipeline/engine.js'
import type { ClockControls } from '../scheduler/clock.js'
import type { DueWorker } from '../scheduler/job-handlers.js'
import type { TimeSource } from '../scheduler/time-source.js'
import type { IssuerDecision, JobRow } from '../store/rows.js'
import type { Faults } from '../world/faults.js'
import type { Journal } from '../world/journal.js'
import type { DeliveryControls } from '../world/notifications.js'
import type { EventSink } from '../world/operation-result.js'
import type { TerminalSettings } from '../world/settings.js'
import type { Inspect, World, WorldSnapshot } from '../world/world.js'

/** A gateway in this process. Its controls are those of its first terminal; others are in `worlds`. */
export interface Sandbox extends AsyncDisposable {
  /** The gateway: commands, hosted pages, the issuer's page. Rejects with {@link AnswerLost} where no answer comes. */
  readonly fetch: (request: Request) => Promise<Response>
  /** The same, for the client's option `transport`. */
  readonly transport: (request: Request) => Promise<Response>
  /**
   * Carries out a command without the cost of `Request` and `Response`, for servers; undefined when the request is not a
   * command's but a page's or another part's: give that to `fetch`. Rejects as `fetch` does.
   */
  readonly exchange: (request: GatewayRequest) => Promise<GatewayAnswer> | undefined
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

/** A notification as the merchant gets it: wire names, wire values. */
export interface SentNotification {
  readonly Notification: string
  readonly [field: string]: string | number | boolean
}

/** Fields a notification must have. */
export type NotificationMatch = Readonly<Record<string, string | number | boolean>>

/** What a world's delivery part sent, and will. */
export interface Notifications extends DeliveryControls {
  /** Everything that was to be sent, oldest first; the latest thousand or so. */
  readonly all: readonly SentNotification[]
  /**
   * The oldest notification of the name (and fields) that `next` did not give yet; waits for it when there is none.
   * It does not depend on a receiver. `signal` ends the waiting. Rejects with a RangeError when there is no such event.
   */
  next(name: string, match?: NotificationMatch, options?: { readonly signal?: AbortSignal }): Promise<SentNotification>
  clear(): void
}

/** The delivery part of one world. Made anew by `reset` and `restore`. */
export interface Delivery {
  readonly sink: EventSink
  readonly notifications: Notifications
  /** Remembers what a durable store still holds, in its own time. */
  start(): void
  /** Does a job of its kinds: `deliver`, `announce`, `mail`. Gives whether it came to what it was for. */
  run(job: JobRow, signal: AbortSignal): Promise<boolean>
  stop(): Promise<void>
}

/** Makes the delivery part of a world. */
export type DeliveryFactory = (world: DeliveryWorld) => Delivery

/** What delivery needs of its world. */
export interface DeliveryWorld extends Omit<World, 'sink' | 'notifications'> {
  readonly time: TimeSource
  readonly work: DueWorker
}

/**
 * Answers what is no command: hosted pages, the issuer's page, the admin API. Undefined: not mine. `world` finds the
 * world a SessionId or MD belongs to.
 */
export type Surface = (request: Request, sandbox: SurfaceHost) => Promise<Response | undefined>

export interface SurfaceHost {
  readonly worlds: ReadonlyMap<string, World>
  /** The world in which a SessionId or MD was issued. */
  worldOf(token: string): World | undefined
  addTerminal(settings: TerminalSettings): World
}

/** Answers 3-D Secure without a browser. */
export interface Issuer {
  /** Decides for the payer and gives the PaRes the issuer's page would post back. */
  decide(threeDSKey: string, decision?: IssuerDecision): Promise<string>
}

/** No answer is given: a server closes the connection, a client sees it lost. */
export class AnswerLost extends Error {
  override readonly name = 'AnswerLost'

  constructor() {
    super('The sandbox gives no answer, as it was told.')
  }
}
