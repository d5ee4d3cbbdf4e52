import {
  type Clock,
  type ConfirmedContext,
  type Confirming,
  type ConfirmingOptions,
  createReceiver,
  MemoryInbox,
  type Notification,
  type Problem,
  type Receiver,
  type StatusAnswer,
} from '@card-gateway/notifications'

/** A clock that stands still until it is moved. Nothing it schedules runs by itself. */
export class StillClock implements Clock {
  #now = Date.UTC(2026, 2, 27)
  readonly scheduled: { readonly callback: () => void; readonly milliseconds: number }[] = []

  now(): number {
    return this.#now
  }

  schedule(callback: () => void, milliseconds: number): () => void {
    const item = { callback, milliseconds }
    this.scheduled.push(item)
    return () => this.scheduled.splice(this.scheduled.indexOf(item), 1)
  }

  advance(milliseconds: number): void {
    this.#now += milliseconds
  }
}

/** A call of a handler. */
export interface Call<Tx = undefined> {
  readonly by: string
  readonly event: Notification
  readonly context: ConfirmedContext<Tx>
}

/** A receiver with a memory inbox and a clock of its own that writes down what its handlers are given. */
export interface Bench {
  readonly receive: Receiver
  readonly inbox: MemoryInbox
  readonly clock: StillClock
  readonly calls: Call[]
  readonly problems: Problem[]
  /** Delivers a body; gives the status. */
  deliver(body: string): Promise<number>
}

export function createBench(options: Partial<ConfirmingOptions<undefined>> = {}): Bench {
  const clock = new StillClock()
  const inbox = new MemoryInbox({ quiet: true, clock })
  const calls: Call[] = []
  const problems: Problem[] = []
  const receive = createReceiver({
    inbox,
    clock,
    worker: false,
    confirm: gatewaySaying({ Success: 'True', State: 'Charged', Amount: 12345 }),
    report: (problem) => problems.push(problem),
    on: {
      EnginePaySuccess: (event, context) => calls.push({ by: 'paid', event, context }),
      EngineBlockSuccess: (event, context) => calls.push({ by: 'blocked', event, context }),
      EngineRefundSuccess: (event, context) => calls.push({ by: 'refunded', event, context }),
      EnginePayFail: (event, context) => calls.push({ by: 'declined', event, context }),
    },
    otherwise: (event, context) => calls.push({ by: 'otherwise', event, context }),
    ...options,
  })
  const deliver = async (body: string) => (await receive(post(body))).status
  return { receive, inbox, clock, calls, problems, deliver }
}

/** A gateway that answers every status query the same, in every family. */
export function gatewaySaying(answer: StatusAnswer): Confirming {
  const say = async () => answer
  return { api: { getState: say }, inpay: { payStatus: say }, ewallet: { payStatus: say } }
}

export function post(body: string | ReadableStream, url = 'http://shop.example/notifications'): Request {
  return new Request(url, { method: 'POST', body, duplex: 'half' } as RequestInit)
}

/** The body of a notification: by default `EnginePaySuccess` of the order `A-1`. */
export function body(fields: Readonly<Record<string, string>> = {}): string {
  return new URLSearchParams({
    Notification: 'EnginePaySuccess',
    MerchantContract: 'Merchant',
    TransactionDate: '27.03.2026 14:05:09',
    OrderId: 'A-1',
    Amount: '12345',
    Success: 'True',
    ErrCode: 'NONE',
    ...fields,
  }).toString()
}
