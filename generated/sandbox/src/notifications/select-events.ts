// Copied from templates/sandbox/src/notifications/select-events.ts by `npm run generate`. Do not edit: change it there.
import type { EmissionRow } from '../spec/gateway-spec.js'
import type { OperationResult } from '../world/operation-result.js'

/** An event of one step is named for it; every other event is about the operation as a whole. */
const stepEvent = /^Engine(Block|Charge|Unblock|Refund)(?:Success|Fail)$/

function stepOf(event: string): string | undefined {
  return stepEvent.exec(event)?.[1]?.toLowerCase()
}

/** The steps of a one-step payment, in their order. */
const order = ['block', 'charge']

/**
 * Names of the events an operation sends. On success all of its row, in the row's order; on failure those of the steps
 * that were tried, then those about the whole (decisions S42, S67). What failed as a whole before any step was tried and
 * has only events of steps sends these.
 */
export function selectEvents(row: EmissionRow, result: OperationResult): readonly string[] {
  return result.success ? afterSuccess(row.success, result) : afterFailure(row, result)
}

/**
 * A payment of a row with a charge that only blocks sends no more than the block's event (decisions S55, S67); a card that
 * is active by itself has no amount blocked on it.
 */
function afterSuccess(events: readonly string[], { payment, card }: OperationResult): readonly string[] {
  if (payment === undefined && card?.verification === 0) return events.filter((event) => stepOf(event) !== 'block')
  const charges =
    events.some((event) => stepOf(event) === 'charge') && events.some((event) => stepOf(event) === 'block')
  return charges && payment?.scheme === 'block' ? events.filter((event) => stepOf(event) === 'block') : events
}

function afterFailure({ success, failure }: EmissionRow, { failedAt }: OperationResult): readonly string[] {
  const reached = order.indexOf(failedAt ?? '')
  const done = success.filter((event) => {
    const step = order.indexOf(stepOf(event) ?? '')
    return step !== -1 && step < reached
  })
  const failed = failure.filter((event) => {
    const step = stepOf(event)
    return step === undefined || step === failedAt
  })
  const steps = failed.filter((event) => stepOf(event) !== undefined)
  const whole = failed.filter((event) => stepOf(event) === undefined)
  return [...done, ...(failed.length > 0 ? [...steps, ...whole] : failure)]
}
