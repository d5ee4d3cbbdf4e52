import { type Answered, type Beliefs, cellOf } from './belief.js'
import { type Confirmation, type Confirming, orderOf } from './confirm.js'
import { conclude, type Evidence } from './evidence.js'
import type { Claimed, Outcome } from './inbox.js'
import type { Meaning } from './meaning.js'
import type { Notification } from './notification.js'
import { isNews, learn, note, nothingKnown, type OrderProgress, type Payment, type Proof, proven } from './progress.js'
import type { ConfirmedContext, Handler, HandlerContext, Routes, Steps } from './routing.js'

/** Handlers that are called with what the gateway confirmed. */
export interface Believing<Tx> {
  readonly confirm: Confirming
  readonly routes: Routes<ConfirmedContext<Tx>>
  readonly otherwise: Handler<Notification, ConfirmedContext<Tx>>
  readonly steps: Steps<Tx>
}

/** One notification, decoded. */
export interface News {
  readonly claimed: Claimed
  readonly notification: Notification
  readonly meaning: Meaning
}

/** What there is to tell, and to whom. */
export interface TellingParts<Tx> {
  readonly beliefs: Beliefs
  readonly handlers: Believing<Tx>
  readonly news: News
  readonly evidence: Evidence
  readonly tx: Tx
  readonly progress: OrderProgress | undefined
}

/** What the handlers of steps are called in the progress of a payment. */
const stepsKey = 'steps'

/** Tells handlers what is new to them, and notes what they were told. */
export class Telling<Tx> {
  readonly #beliefs: Beliefs
  readonly #handlers: Believing<Tx>
  readonly #news: News
  readonly #evidence: Evidence
  readonly #context: HandlerContext<Tx>
  readonly #confirmation: Confirmation
  /** What is known of the payment from now on. */
  known: OrderProgress
  readonly #before: OrderProgress

  constructor({ beliefs, handlers, news, evidence, tx, progress = nothingKnown }: TellingParts<Tx>) {
    const { claimed, meaning } = news
    this.#beliefs = beliefs
    this.#handlers = handlers
    this.#news = news
    this.#evidence = evidence
    this.#context = { tx, id: claimed.id, attempt: claimed.attempt, meaning }
    this.#before = progress
    this.known = evidence.answered ? learn(beliefs, progress, evidence.answered) : progress
    this.#confirmation = conclude(evidence, meaning, this.known)
  }

  /** The same, where it is more than was known before. */
  get learned(): OrderProgress | undefined {
    return this.known === this.#before ? undefined : this.known
  }

  /** Why the gateway could not prove the event, where it was asked. */
  get unproven(): string | undefined {
    const { verdict, why } = this.#confirmation
    const wasAsked = this.#evidence.answered !== undefined || this.#evidence.isUnknown === true
    return verdict === 'unproven' && wasAsked ? `unproven: ${why}` : undefined
  }

  /** Tells the steps that the gateway's answer proves, then the event itself. */
  async tell(name: string): Promise<Outcome> {
    const hasToldSteps = await this.#tellSteps()
    const outcome = await this.#tellEvent(name)
    return hasToldSteps ? 'handled' : outcome
  }

  async #tellSteps(): Promise<boolean> {
    const { answered } = this.#evidence
    if (answered === undefined) return false
    let hasTold = false
    for (const proof of proven(this.#beliefs, this.known, answered)) {
      const handler = this.#handlers.steps[proof.step]
      if (handler === undefined || !this.#isNews(stepsKey, proof)) continue
      await handler(this.#payment(proof, answered), { ...this.#context, event: this.#news.notification })
      hasTold = true
    }
    return hasTold
  }

  async #tellEvent(name: string): Promise<Outcome> {
    const { routes, steps, otherwise } = this.#handlers
    const { notification, meaning } = this.#news
    const verified = this.#confirmation.verdict === 'confirmed'
    const context = { ...this.#context, verified, confirmation: this.#confirmation }
    const route = routes.get(name)
    const proof = verified ? this.#proofOf(meaning.told) : undefined
    const isTold = route === undefined && proof !== undefined && steps[proof.step] !== undefined
    if (isTold) return 'outdated'
    if (route === undefined || !this.#isFit(verified)) {
      await otherwise(notification, context)
      return 'fallback'
    }
    if (proof !== undefined && !this.#isNews(route.key, proof)) return 'outdated'
    await route.handle(notification, context)
    return 'handled'
  }

  /**
   * A handler is called about money only after confirmation. Where no status can prove an event, it is called with
   * `confirmed: false`.
   */
  #isFit(verified: boolean): boolean {
    const { told } = this.#news.meaning
    return verified || (!this.#evidence.isUnknown && (told === 'failed' || told === 'aside'))
  }

  /** The step that a confirmed event is about. */
  #proofOf(told: Meaning['told']): Proof | undefined {
    const left = this.#evidence.answered?.balance ?? 0
    if (told === 'blocked' || told === 'charged') return { step: told }
    if (told === 'released' || told === 'returned') return { step: told, left }
    if (told !== 'taken') return undefined
    const isCharged = cellOf(this.#beliefs, 'charged', this.#confirmation.state ?? '') === 'confirmed'
    return { step: isCharged ? 'charged' : 'blocked' }
  }

  /** Whether a handler has still to be called for it; notes the call. */
  #isNews(handler: string, proof: Proof): boolean {
    if (!isNews(this.known, handler, proof)) return false
    this.known = note(this.known, handler, proof)
    return true
  }

  #payment({ left }: Proof, { state, balance, terminal }: Answered): Payment {
    const { charged } = this.known
    const remaining = left ?? balance
    return {
      OrderId: orderOf(this.#news.notification) ?? '',
      state,
      ...(terminal !== undefined && { MerchantContract: terminal }),
      ...(remaining !== undefined && { remaining }),
      ...(charged !== undefined && { charged }),
    }
  }
}
