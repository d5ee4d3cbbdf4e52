import type { TimerRow } from '../store/rows.js'
import type { Call } from './call.js'

/** How much later than the operation itself the clock ends what is being processed: only where nobody is left to do so. */
const grace = 1000

/** Id of the timer that ends what a payment is being processed with. */
export function processingTimer(payment: string): string {
  return `end-processing:${payment}`
}

/** Ends an operation that takes time even when the sandbox does not live to its end. */
export function processingEnd({ now }: Call, payment: string, after: number): TimerRow {
  return { id: processingTimer(payment), due: now + after + grace, kind: 'end-processing', of: payment }
}
