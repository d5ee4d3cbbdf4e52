import { randomUUID } from 'node:crypto'
import type { Clock } from './clock.js'
import { Unanswered } from './confirm.js'
import { Unconfirmed } from './evidence.js'
import { isNotificationError } from './failures.js'
import { type HandlingSettings, handle } from './handling.js'
import type { Claimed, Retry } from './inbox.js'
import type { Report } from './report.js'
import { afterAttempt, type RetryPolicy } from './retry-policy.js'
import { firstLine, withoutMessage } from './thrown.js'

/** What a worker works with. */
export interface WorkerSettings<Tx> extends HandlingSettings<Tx> {
  readonly concurrency: number
  readonly leaseMs: number
  readonly pollMs: number
  readonly retry: RetryPolicy
  readonly report: Report
  readonly clock: Clock
}

/** Takes notifications out of the inbox and has them handled, several at a time. */
export class Worker<Tx> {
  readonly #settings: WorkerSettings<Tx>
  readonly #name = randomUUID()
  readonly #lanes = new Set<Promise<void>>()
  #attempts = 0
  #running = false
  #keepAlive = false
  #stopped = false
  /** A look is under way that the arrival asked for. */
  #woken = false
  /** Something may be due that no lane has seen, because all were taken when it arrived. */
  #again = false
  #takeBack: (() => void) | undefined

  constructor(settings: WorkerSettings<Tx>) {
    this.#settings = settings
  }

  /** Works until nothing is due; gives how many attempts it made. */
  async work(): Promise<number> {
    this.#stopped = false
    const before = this.#attempts
    this.#openLane()
    while (this.#lanes.size > 0) await Promise.all(this.#lanes)
    return this.#attempts - before
  }

  /** Works from now on: at once, when woken, and whenever the time between two looks is over. */
  start(keepAlive: boolean): void {
    this.#stopped = false
    if (this.#running && (this.#keepAlive || !keepAlive)) return
    this.#keepAlive = keepAlive
    this.#running = true
    this.#schedule(0)
  }

  /** Takes nothing more; resolves when what is under way has ended. */
  async stop(): Promise<void> {
    this.#stopped = true
    this.#running = false
    this.#takeBack?.()
    await Promise.all(this.#lanes)
  }

  /** Something has arrived. */
  wake(): void {
    if (!this.#running || this.#woken) return
    this.#woken = true
    this.#schedule(0)
  }

  #schedule(milliseconds: number): void {
    this.#takeBack?.()
    this.#takeBack = this.#settings.clock.schedule(() => this.#look(), milliseconds, this.#keepAlive)
  }

  /** Does not wait for what is running: a slow handler must not delay anything else. */
  #look(): void {
    this.#woken = false
    this.#openLane()
    this.#schedule(this.#settings.pollMs)
  }

  #openLane(): void {
    if (this.#stopped) return
    if (this.#lanes.size >= this.#settings.concurrency) {
      this.#again = true
      return
    }
    this.#again = false
    const lane = this.#runLane().finally(() => {
      this.#lanes.delete(lane)
      if (this.#again) this.#openLane()
    })
    this.#lanes.add(lane)
  }

  /** Takes one notification after another. While there are any, further lanes are opened. */
  async #runLane(): Promise<void> {
    while (!this.#stopped) {
      const claimed = await this.#claim()
      if (claimed === undefined) return
      this.#openLane()
      this.#attempts++
      await this.#attempt(claimed)
    }
  }

  async #claim(): Promise<Claimed | undefined> {
    const { inbox, leaseMs, report } = this.#settings
    try {
      return (await inbox.claim(this.#name, 1, leaseMs))[0]
    } catch (error) {
      report({
        code: 'inbox-failed',
        message: 'The inbox could not hand out notifications. The worker tries again.',
        error,
      })
      return undefined
    }
  }

  async #attempt(claimed: Claimed): Promise<void> {
    try {
      // A notification whose handler ends the process never fails: it is only claimed again and again.
      if (claimed.attempt > this.#settings.attempts) return await this.#giveUp(claimed, 'process-ended')
      await handle(this.#settings, claimed)
    } catch (error) {
      await this.#failed(claimed, error)
    }
  }

  async #failed(claimed: Claimed, error: unknown): Promise<void> {
    const reason = reasonOf(error)
    // What cannot be read stays so until somebody changes something, a key perhaps, and replays it.
    const next = isNotificationError(error) ? 'dead' : this.#next(claimed, error)
    if (next === 'dead') return this.#giveUp(claimed, reason, error)
    const message = `Attempt ${claimed.attempt} failed (${firstLine(reason)}). The next one is in ${next.afterMs} ms.`
    await this.#fail(claimed, reason, next)
    this.#settings.report({ code: 'attempt-failed', message, id: claimed.id, error })
  }

  #next({ attempt }: Claimed, error: unknown): Retry {
    return error instanceof Unconfirmed ? error.retry : afterAttempt(this.#settings.retry, attempt)
  }

  async #giveUp(claimed: Claimed, reason: string, error?: unknown): Promise<void> {
    await this.#fail(claimed, reason, 'dead')
    const message = `Gave up after attempt ${claimed.attempt} (${firstLine(reason)}). Fix the cause, then replay the entry.`
    this.#settings.report({ code: 'gave-up', message, id: claimed.id, ...(error !== undefined && { error }) })
  }

  async #fail(claimed: Claimed, reason: string, retry: Retry): Promise<void> {
    try {
      await this.#settings.inbox.fail(claimed, reason, retry)
    } catch (error) {
      const message =
        'The inbox could not record a failed attempt. The notification is tried again when its lease ends.'
      this.#settings.report({ code: 'inbox-failed', message, id: claimed.id, error })
    }
  }
}

/** What is stored of an error: never its text, except where this package wrote it. */
function reasonOf(error: unknown): string {
  if (isNotificationError(error)) return `unreadable: ${error.code} at ${error.at}`
  if (error instanceof Unconfirmed) return `unconfirmed: ${error.message}`
  if (error instanceof Unanswered) return `unanswered: ${error.message}`
  return `threw ${withoutMessage(error)}`
}
