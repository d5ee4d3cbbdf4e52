import type { Truth } from './true-gateway.js'

/** An order as the shop sees it. */
export interface Order {
  readonly status: string
  readonly parcels: number
  /** What the shop believes to hold, in minor units, where it keeps count. */
  readonly kept?: number
}

/** What is wrong at any moment: nothing leaves before it was charged, and nothing twice. */
export function wrongNow({ parcels }: Order, { charged }: Truth): string[] {
  return [
    ...(parcels > 1 ? [`${parcels} parcels were sent`] : []),
    ...(parcels > 0 && charged === 0 ? ['a parcel was sent for what was not charged'] : []),
  ]
}

/** What is wrong when everything true has arrived and nothing waits. */
export function wrongAtLast(order: Order, truth: Truth): string[] {
  const { status, parcels, kept = truth.kept } = order
  const due = truth.state === 'Refunded' ? 'refunded' : truth.charged > 0 ? 'paid' : undefined
  const believed = status === 'paid' || status === 'refunded' ? status : undefined
  return [
    ...wrongNow(order, truth),
    ...(truth.charged > 0 && parcels === 0 ? ['it was charged and no parcel was sent'] : []),
    ...(believed !== due ? [`the shop says ${status}, the gateway ${truth.state}`] : []),
    ...(kept !== truth.kept ? [`the shop believes to hold ${kept}, the gateway says ${truth.kept}`] : []),
  ]
}
