import { eventNameOf, type Notification } from '@card-gateway/notifications'
import type { PaymentRow, TimelineEntry } from '@card-gateway/sandbox'
import { expect } from 'vitest'

const charged = ['charge-at-once', 'finish-3ds-charge']
const blocked = ['block', 'finish-3ds-block']
const refunded = ['refund-part', 'refund-whole']
const failed = ['decline', 'technical-error', 'decline-3ds', 'technical-error-3ds']

/** Transitions of a payment that an event reports. */
const grounds: Readonly<Record<string, readonly string[]>> = {
  EngineBlockSuccess: [...blocked, ...charged],
  MerchantBlock: blocked,
  EngineChargeSuccess: [...charged, 'charge'],
  EnginePaySuccess: charged,
  MerchantPay: charged,
  CustomerPaySuccess: charged,
  EngineUnblockSuccess: ['unblock-part', 'unblock-whole'],
  EngineRefundSuccess: refunded,
  MerchantRefund: refunded,
  CustomerRefundSuccess: refunded,
}

/** No event without its transition: each event that reports a success has one of its own in the payment's timeline. */
export function expectGrounds(received: readonly Notification[], payments: readonly PaymentRow[]): void {
  for (const [event, transitions] of Object.entries(grounds)) {
    const told = received.filter((notification) => eventNameOf(notification) === event)
    for (const { terminal, orderId, timeline, authorised } of payments) {
      const isGround = ({ transition }: TimelineEntry) =>
        transitions.includes(transition) ||
        // The block of a one-step payment had succeeded when its charge failed.
        (event === 'EngineBlockSuccess' && authorised > 0 && failed.includes(transition))
      const own = told.filter((notification) => isAbout(notification, terminal, orderId))
      expect(own.length, `${event} of ${orderId}`).toBeLessThanOrEqual(timeline.filter(isGround).length)
    }
  }
}

function isAbout(notification: Notification, terminal: string, orderId: string): boolean {
  return notification.MerchantContract === terminal && 'OrderId' in notification && notification.OrderId === orderId
}
