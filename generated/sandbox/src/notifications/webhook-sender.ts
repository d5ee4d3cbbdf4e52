// Copied from templates/sandbox/src/notifications/webhook-sender.ts by `npm run generate`. Do not edit: change it there.
import { Batcher } from '../lib/batcher.js'
import { freed, holds } from '../store/due-work.js'
import type { Tx } from '../store/transaction.js'
import type { JobRow } from '../store/work-rows.js'
import type { Post } from '../world/delivery-options.js'
import { type Attempt, type Delivery, isDelivery } from '../world/notifications.js'
import type { NotifierWorld } from '../world/notifier.js'
import { type PostResult, postForm } from './http-post.js'
import type { Retention } from './retention.js'
import type { WriteBody } from './webhook-body.js'

/** Attempts a row remembers. */
const remembered = 20

/** Notifications that are read, or whose attempts are written down, in one transaction. */
const together = 64

export interface WebhookSenderOptions {
  readonly post: Post
  readonly write: WriteBody
  /** Milliseconds between the beginnings of two attempts, on the world's clock. */
  readonly pause: number
  /** Milliseconds an attempt may take, on the machine's clock. */
  readonly timeLimit: number
  /** Attempts after which it gives up. */
  readonly limit: number
  readonly finished: Retention
  /** Called with a notification after each attempt. */
  readonly changed: (delivery: Delivery) => void
}

/** A notification that was looked for. */
interface Read {
  readonly delivery: Delivery | undefined
}

/** An attempt that is to be written down; undefined where there is nothing to post any more. */
interface Ended {
  readonly job: JobRow
  readonly attempt: Attempt | undefined
}

/** What a sender needs of its world. */
type SenderWorld = Pick<NotifierWorld, 'name' | 'store' | 'time'> & {
  readonly clock: Pick<NotifierWorld['clock'], 'now'>
}

/** Posts notifications until the receiver answers with exactly 200, one attempt at a time for each. */
export class WebhookSender {
  readonly #world: SenderWorld
  readonly #options: WebhookSenderOptions
  readonly #reads: Batcher<string, Read>
  readonly #writes: Batcher<Ended, Read>

  constructor(world: SenderWorld, options: WebhookSenderOptions) {
    this.#world = world
    this.#options = options
    this.#reads = new Batcher((ids) => this.#read(ids), together)
    this.#writes = new Batcher((ended) => this.#write(ended), together)
  }

  /** Makes the attempt that is due. Returns whether the receiver accepted it. */
  async deliver(job: JobRow, signal: AbortSignal): Promise<boolean> {
    const { delivery } = await this.#reads.add(job.subject)
    if (delivery?.status !== 'pending' || delivery.tries >= this.#options.limit) {
      await this.#writes.add({ job, attempt: undefined })
      return true
    }
    const at = this.#world.clock.now()
    const result = await this.#send(delivery, signal)
    signal.throwIfAborted()
    const ended = await this.#writes.add({ job, attempt: { at, ...result } })
    if (ended.delivery !== undefined) this.#options.changed(ended.delivery)
    return result.status === 200
  }

  async #read(ids: readonly string[]): Promise<Read[]> {
    const { store, name } = this.#world
    const rows = await store.due.transaction(name, (tx) => tx.getMany('deliveries', ids))
    const known = new Map(rows.map((row) => [row.id, row]))
    return ids.map((id) => {
      const row = known.get(id)
      return { delivery: isDelivery(row) ? row : undefined }
    })
  }

  async #write(ended: readonly Ended[]): Promise<Read[]> {
    const { store, name } = this.#world
    const { finished } = this.#options
    const { results, over, removed } = await store.due.transaction(name, (tx) => this.#writeIn(tx, ended))
    for (const id of over) finished.add(id)
    finished.forget(removed)
    return results
  }

  async #writeIn(tx: Tx, ended: readonly Ended[]) {
    const ids = ended.map(({ job }) => job.subject).sort()
    await tx.lockMany(ids.map((id) => `delivery:${id}`))
    const jobs = new Map(
      (
        await tx.getMany(
          'jobs',
          ended.map(({ job }) => job.id),
        )
      ).map((row) => [row.id, row]),
    )
    const rows = new Map((await tx.getMany('deliveries', ids)).map((row) => [row.id, row]))
    const put = new Map<string, Delivery>()
    const [again, done, over]: [JobRow[], string[], string[]] = [[], [], []]
    const results = ended.map(({ job, attempt }): Read => {
      const found = rows.get(job.subject)
      const current = jobs.get(job.id)
      const isMine = current !== undefined && holds(current, job)
      const delivery = isDelivery(found) ? this.#after(found, attempt, isMine) : undefined
      if (delivery !== undefined && delivery !== found) {
        put.set(delivery.id, delivery)
        // Two attempts for one notification may end together, where a lease was lost meanwhile: the second goes on from
        // the first.
        rows.set(delivery.id, delivery)
      }
      if (isMine) {
        if (delivery?.status === 'pending') again.push(freed(current, Math.ceil(delivery.due)))
        else done.push(job.id)
        if (delivery !== undefined && delivery.status !== 'pending') over.push(delivery.id)
      }
      return { delivery }
    })
    const removed = this.#options.finished.oldest(over.length).filter((id) => !rows.has(id))
    await tx.putMany('deliveries', [...put.values()])
    await tx.removeMany('deliveries', removed)
    await tx.putMany('jobs', again)
    await tx.removeMany('jobs', done)
    return { results, over, removed }
  }

  /** A notification after an attempt. Where it was dropped or started again meanwhile, the attempt is only remembered. */
  #after(delivery: Delivery, attempt: Attempt | undefined, isMine: boolean): Delivery {
    const { limit, pause } = this.#options
    const attempts = attempt === undefined ? delivery.attempts : [...delivery.attempts, attempt].slice(-remembered)
    if (!isMine || delivery.status !== 'pending') return attempt === undefined ? delivery : { ...delivery, attempts }
    if (attempt === undefined) return { ...delivery, status: 'given-up' }
    const tries = delivery.tries + 1
    if (attempt.status === 200) return { ...delivery, attempts, tries, status: 'delivered' }
    if (tries >= limit) return { ...delivery, attempts, tries, status: 'given-up' }
    return { ...delivery, attempts, tries, due: attempt.at + pause }
  }

  async #send(delivery: Delivery, stopped: AbortSignal): Promise<PostResult> {
    const { post, write, timeLimit } = this.#options
    const body = await write(delivery).catch(unwritable)
    if (typeof body !== 'string') return body
    const controller = new AbortController()
    const stop = () => controller.abort(stopped.reason)
    const tooLate = () => controller.abort(new DOMException('The receiver gave no answer.', 'TimeoutError'))
    const takeBack = this.#world.time.after(timeLimit, tooLate)
    stopped.addEventListener('abort', stop)
    if (stopped.aborted) stop()
    try {
      return await postForm(post, delivery.url ?? '', body, controller.signal)
    } finally {
      takeBack()
      stopped.removeEventListener('abort', stop)
    }
  }
}

/** When the body cannot be written: an invalid key, or a text that cannot be encoded. */
function unwritable(error: unknown): PostResult {
  return { error: error instanceof Error ? error.message : 'Error' }
}
