import { type Awaitable, andThen } from '../../lib/awaitable.js'
import type { PaymentRow } from '../../store/payment-rows.js'
import type { Tx } from '../../store/transaction.js'
import type { JobRow } from '../../store/work-rows.js'
import type { Reply } from '../wire/reply-writer.js'
import type { CommandContext, Timer } from './contract.js'

/** How much later than the operation itself the clock ends the processing, for an operation whose process is gone. */
const grace = 1000

/** Id of the job that ends the operation a payment is being processed by. */
export function processingTimer(payment: string): string {
  return `end-processing:${payment}`
}

/** The job that ends an operation which takes time, should its process stop before its end. */
export function processingEnd({ now }: CommandContext, payment: string, after: number): Timer {
  return { id: processingTimer(payment), due: now + after + grace, kind: 'end-processing', subject: payment }
}

/** A timer as the job it becomes. */
export function jobOf({ id, due, kind, subject: of }: Timer): JobRow {
  return { id, kind, subject: of, lane: '', sequence: of, dueAt: Math.ceil(due), attempts: 0 }
}

/** Whether a payment is still being processed by the call that began it, and no other process has ended it meanwhile. */
export function isStillProcessed(tx: Tx, { timers }: CommandContext, { id }: PaymentRow): Awaitable<boolean> {
  return andThen(tx.get('jobs', processingTimer(id)), (job) =>
    timers.some((timer) => timer.id === job?.id && jobOf(timer).dueAt === job.dueAt),
  )
}

/** The answer when another process ended the operation: the result it was ended with. */
export function timedOut({ orderId, user }: PaymentRow): Reply {
  return { success: 'False', errCode: processingTimeOut, values: { OrderId: orderId, VWUserLgn: user } }
}

/** What an operation ends with whose process stopped before its end (decision S53). */
export const processingTimeOut = 'PROCESSING_TIME_OUT'
