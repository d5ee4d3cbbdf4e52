/** A text of a source file, below generated/ or docs/, and what stands in its place instead. */
export interface Change {
  readonly file: string
  readonly find: string
  readonly replace: string
}

/** A fix that is undone: the simulation has to notice. */
export interface Mutant {
  readonly name: string
  readonly changes: readonly Change[]
}

const notifications = 'generated/notifications/src'
const sandbox = 'generated/sandbox/src'
const client = 'generated/client/src'

export const mutants: readonly Mutant[] = [
  {
    name: 'a payment is known by the terminal that the body names',
    changes: [
      {
        file: `${notifications}/handling.ts`,
        find: 'const order = perOrder ? orderOf(notification) : undefined',
        replace:
          'const order = perOrder ? JSON.stringify([notification.MerchantContract, orderOf(notification)]) : undefined',
      },
    ],
  },
  {
    name: 'an unconfirmed refund makes the payment outdated',
    changes: [
      {
        file: `${notifications}/telling.ts`,
        find: 'this.known = evidence.answered ? learn(beliefs, progress, evidence.answered) : progress',
        replace: `this.known = evidence.answered ? learn(beliefs, progress, evidence.answered) : progress
    if (meaning.told === 'returned') this.known = note(this.known, stepsKey, { step: 'charged' })`,
      },
    ],
  },
  {
    name: 'a refund is confirmed by a balance that did not change',
    changes: [{ file: `${notifications}/belief.ts`, find: 'balance < highest', replace: 'balance <= highest' }],
  },
  {
    name: 'a refund is confirmed by a payment that was rejected',
    changes: [
      {
        file: `${notifications}/beliefs.ts`,
        find: `    Refunded: 'emptied',
    Rejected: 'contradicted',`,
        replace: `    Refunded: 'emptied',
    Rejected: 'confirmed',`,
      },
    ],
  },
  {
    name: 'a smaller balance contradicts a payment',
    changes: [
      {
        file: `${notifications}/belief.ts`,
        find: "if (comparison === 'above')",
        replace: "if (comparison === 'above' || (comparison === 'below' && cell === 'confirmed'))",
      },
    ],
  },
  {
    name: 'a step that one handler heard of is not told to another',
    changes: [
      {
        file: `${notifications}/progress.ts`,
        find: 'return `${handler} ${step}`',
        replace: 'return `${handler === "" ? "" : "any"} ${step}`',
      },
    ],
  },
  {
    name: 'a block is outdated once the charge is known',
    changes: [
      {
        file: `${notifications}/telling.ts`,
        find: "if (proof !== undefined && !this.#isNews(route.key, proof)) return 'outdated'",
        replace: `if (proof?.step === 'blocked' && Object.keys(this.known.told).some((key) => key.endsWith('charged')))
      return 'outdated'
    if (proof !== undefined && !this.#isNews(route.key, proof)) return 'outdated'`,
      },
    ],
  },
  {
    name: 'global fetch may send a command again',
    changes: [
      {
        file: `${client}/fetch-transport.ts`,
        find: `    body: new ReadableStream({
      start(controller) {
        controller.enqueue(bytes)
        controller.close()
      },
    }),
    duplex: 'half',`,
        replace: '    body,',
      },
    ],
  },
  {
    name: 'a refusal by status is announced as a failure',
    changes: [
      {
        file: `${sandbox}/engine/pipeline/replies.ts`,
        find: 'if (row.notifies) tell(',
        replace: "if (row.notifies || row.check === 'state') tell(",
      },
    ],
  },
  {
    name: 'an answer with another amount is accepted',
    changes: [
      {
        file: 'generated/protocol/src/echo.ts',
        find: 'throw foreign(echo, String(expected), String(got))',
        replace: "if (attribute.kind !== 'integer') throw foreign(echo, String(expected), String(got))",
      },
    ],
  },
  {
    name: 'the worker ends when the store does not answer',
    changes: [{ file: `${sandbox}/scheduler/worker.ts`, find: 'this.#failing = true', replace: 'throw error' }],
  },
  {
    name: 'a job that failed once is never tried again',
    changes: [
      {
        file: `${sandbox}/scheduler/job-runner.ts`,
        find: 'if (!isOver) await this.#putBack(job, signal)',
        replace: `const { store, world } = this.#parts
    if (!isOver)
      await Promise.resolve(store.due.transaction(world, (tx) => tx.remove('jobs', job.id))).catch(() => {})`,
      },
    ],
  },
  {
    name: 'jobs of a killed process are not taken over',
    changes: [
      {
        file: `${sandbox}/store/memory/jobs.ts`,
        find: 'if ((row.leasedUntil ?? 0) <= now) this.put(freed(row))',
        replace: 'if ((row.leasedUntil ?? 0) <= 0) this.put(freed(row))',
      },
    ],
  },
  {
    name: 'timers wait behind notifications',
    changes: [{ file: `${sandbox}/notifications/jobs.ts`, find: 'lane: laneOf(url)', replace: "lane: ''" }],
  },
  {
    name: 'everything that waits for a receiver is sent at once',
    changes: [
      {
        file: `${sandbox}/scheduler/lane.ts`,
        find: 'const atOnce = 16',
        replace: 'const atOnce = Number.POSITIVE_INFINITY',
      },
      { file: `${sandbox}/scheduler/lane.ts`, find: 'const taken = 64', replace: 'const taken = 1_000_000' },
    ],
  },
  {
    name: 'a call that has ended is sent when a connection opens',
    changes: [
      {
        file: `${client}/undici-transport.ts`,
        find: "if (this.#isOver) throw new Error('cancelled')",
        replace: '',
      },
    ],
  },
  {
    name: 'the gateway is asked 24 times about a payment that it does not know',
    changes: [
      {
        file: `${notifications}/evidence.ts`,
        find: 'const pause = attempt < attempts ? askAgainMs[attempt - 1] : undefined',
        replace: 'const pause = attempt < attempts ? (askAgainMs[attempt - 1] ?? 60_000) : undefined',
      },
    ],
  },
  {
    name: 'a row with an id that was drawn before is written over',
    changes: [
      {
        file: `${sandbox}/store/insert-new.ts`,
        find: 'return andThen(tx.insert(table, row), (isNew) => {',
        replace: 'return andThen(andThen(tx.put(table, row), () => true), (isNew) => {',
      },
    ],
  },
]
