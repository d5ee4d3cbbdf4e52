import type { Store, Tx } from '../store/store.js'
import type { World } from '../world.js'
import { type Attempt, type Dispatch, isDispatch } from './dispatch.js'
import type { WriteBody } from './envelope.js'
import { type Post, type PostResult, postForm } from './post.js'
import type { Retention } from './retention.js'

/** Attempts a row remembers. */
const remembered = 20

export interface CourierOptions {
  readonly post: Post
  readonly write: WriteBody
  /** Milliseconds between the beginnings of two attempts, on the world's clock. */
  readonly pause: number
  /** Milliseconds an attempt may take, on the machine's clock. */
  readonly timeLimit: number
  /** Attempts after which it gives up. */
  readonly limit: number
  readonly finished: Retention
  /** Told of a notification after each attempt. */
  readonly changed: (dispatch: Dispatch) => void
  readonly report: (error: unknown) => void
}

/** Posts notifications until the receiver answers with exactly 200, one attempt at a time for each. */
export class Courier {
  readonly #name: string
  readonly #store: Store
  readonly #clock: World['clock']
  readonly #options: CourierOptions
  /** What takes back the alarm of a notification. */
  readonly #alarms = new Map<string, () => void>()
  /** Attempts under way, each with those that wait for it. */
  readonly #running = new Map<string, Promise<void>>()
  readonly #open = new Set<AbortController>()
  #stopped = false

  constructor({ name, store, clock }: Pick<World, 'name' | 'store' | 'clock'>, options: CourierOptions) {
    this.#name = name
    this.#store = store
    this.#clock = clock
    this.#options = options
  }

  /** Sees to a pending notification, when it is due. */
  schedule({ id, due }: Dispatch): void {
    this.cancel(id)
    if (this.#stopped) return
    if (due <= this.#clock.now()) void this.#run(id)
    else
      this.#alarms.set(
        id,
        this.#clock.at(due, () => this.#run(id)),
      )
  }

  /** Takes back what is planned; an attempt under way ends by itself. */
  cancel(id: string): void {
    this.#alarms.get(id)?.()
    this.#alarms.delete(id)
  }

  /** Resolves when no attempt is under way any more, of one or of all. */
  async settled(id?: string): Promise<void> {
    const running = () => (id === undefined ? [...this.#running.values()] : [this.#running.get(id)])
    for (let all = running(); all.some((one) => one !== undefined); all = running()) await Promise.all(all)
  }

  async stop(): Promise<void> {
    this.#stopped = true
    for (const id of [...this.#alarms.keys()]) this.cancel(id)
    for (const controller of this.#open) controller.abort()
    await Promise.all(this.#running.values())
  }

  /** Waits for the attempt before, so that a receiver never gets a notification twice at a time. Never rejects. */
  #run(id: string): Promise<void> {
    const mine = (this.#running.get(id) ?? Promise.resolve())
      .then(() => this.#attempt(id))
      .catch((error: unknown) => {
        if (!this.#stopped) this.#options.report(error)
      })
      .finally(() => {
        if (this.#running.get(id) === mine) this.#running.delete(id)
      })
    this.#running.set(id, mine)
    return mine
  }

  async #attempt(id: string): Promise<void> {
    const dispatch = this.#stopped ? undefined : await this.#claim(id)
    if (dispatch === undefined) return
    // Planned before it begins, so that the clock knows of the next one however long this one takes.
    this.schedule(dispatch)
    const at = this.#clock.now()
    const result = await this.#send(dispatch)
    if (this.#stopped) return
    const ended = await this.#settle(id, { at, ...result })
    if (ended !== undefined) this.#options.changed(ended)
    if (ended?.status !== 'pending') this.cancel(id)
  }

  /** Makes the next attempt one's own: whoever else works on the store finds it due later. */
  async #claim(id: string): Promise<Dispatch | undefined> {
    const now = this.#clock.now()
    const found = await this.#change(id, (dispatch, tx) => {
      if (dispatch.status !== 'pending' || dispatch.due > now) return dispatch
      if (dispatch.tries < this.#options.limit)
        return { ...dispatch, tries: dispatch.tries + 1, due: now + this.#options.pause }
      return this.#finish(tx, { ...dispatch, status: 'given-up' })
    })
    if (found === undefined || found.after.status !== 'pending') return undefined
    if (found.after !== found.before) return found.after
    this.schedule(found.after)
    return undefined
  }

  async #settle(id: string, attempt: Attempt): Promise<Dispatch | undefined> {
    const { limit } = this.#options
    const found = await this.#change(id, (dispatch, tx) => {
      const attempts = [...dispatch.attempts, attempt].slice(-remembered)
      if (attempt.status === 200) return this.#finish(tx, { ...dispatch, attempts, status: 'delivered' })
      const isLast = dispatch.status === 'pending' && dispatch.tries >= limit
      return isLast ? this.#finish(tx, { ...dispatch, attempts, status: 'given-up' }) : { ...dispatch, attempts }
    })
    return found?.after
  }

  async #finish(tx: Tx, dispatch: Dispatch): Promise<Dispatch> {
    this.#options.finished.add(dispatch.id)
    await this.#options.finished.prune(tx)
    return dispatch
  }

  async #change(
    id: string,
    work: (dispatch: Dispatch, tx: Tx) => Dispatch | Promise<Dispatch>,
  ): Promise<{ before: Dispatch; after: Dispatch } | undefined> {
    return this.#store.transaction(this.#name, async (tx) => {
      await tx.lock(`delivery:${id}`)
      const before = await tx.get('deliveries', id)
      if (!isDispatch(before)) return undefined
      const after = await work(before, tx)
      if (after !== before) await tx.put('deliveries', after)
      return { before, after }
    })
  }

  async #send(dispatch: Dispatch): Promise<PostResult> {
    const { post, write, timeLimit } = this.#options
    const body = await write(dispatch).catch(unwritable)
    if (typeof body !== 'string') return body
    if (this.#stopped) return {}
    const controller = new AbortController()
    const tooLate = () => controller.abort(new DOMException('The receiver gave no answer.', 'TimeoutError'))
    const timer = setTimeout(tooLate, timeLimit)
    this.#open.add(controller)
    try {
      return await postForm(post, dispatch.url ?? '', body, controller.signal)
    } finally {
      clearTimeout(timer)
      this.#open.delete(controller)
    }
  }
}

/** A key that is none, a text that is none. */
function unwritable(error: unknown): PostResult {
  return { error: error instanceof Error ? error.message : 'Error' }
}
