// Copied from templates/sandbox/src/notifications/event-fields.ts by `npm run generate`. Do not edit: change it there.
import type { Random } from '../lib/random.js'
import type { SentNotification } from '../world/notifications.js'
import type { Happening } from '../world/operation-result.js'
import type { RefundDates } from '../world/settings.js'
import { ticks, wallClock } from './wire-date.js'

/** What an event is made of. */
export interface EventSource {
  readonly happening: Happening
  /** Name of the event. */
  readonly name: string
  /** Whether the event tells of success; an operation that failed has steps that did not. */
  readonly success: boolean
  readonly random: Random
  readonly refundDates?: RefundDates | undefined
  /** Custom keys of Init, for events that repeat them. */
  readonly custom?: Readonly<Record<string, string>> | undefined
}

type Value = string | number | boolean | undefined

/** Card id of a card that is not registered. */
const freeCard = 'FreePay'

/** Whether the date is written month first, which only events of refunds may have (decision S128). */
function isMonthFirst({ name, refundDates = 'month-first' }: EventSource): boolean {
  return refundDates === 'month-first' && name.includes('Refund')
}

/** The value of each field, where what happened tells one. */
const values: Readonly<Record<string, (source: EventSource) => Value>> = {
  Notification: ({ name }) => name,
  MerchantContract: ({ happening }) => happening.terminal,
  TransactionDate: (source) => wallClock(source.happening.at, isMonthFirst(source)),
  OrderId: ({ happening }) => happening.orderId,
  Amount: ({ happening }) => happening.amount,
  NewAmount: ({ happening }) => happening.newAmount,
  Success: ({ success }) => success,
  ErrCode: ({ happening, success }) => (success ? 'NONE' : happening.errCode),
  Is3DS: ({ happening }) => happening.payment?.threeDS !== undefined,
  IsAFAuthorize: ({ happening }) => happening.payment?.timeline.some(({ to }) => to === 'PreAuthorizedAF') ?? false,
  IsSecureCodeByPhone: () => false,
  SessionType: ({ happening }) => happening.payment && (happening.payment.scheme === 'pay' ? 'Pay' : 'Block'),
  templatetag: (source) => fact(source, 'TemplateTag'),
  CardNumber: ({ happening }) => maskOf(happening),
  CardName: ({ happening }) => maskOf(happening),
  CardHolder: ({ happening }) => happening.card?.holder,
  CardId: ({ happening }) => happening.card?.id ?? happening.payment?.card?.cardId ?? freeCard,
  AuthCode: ({ random }) => random.digits(6),
  RefNumber: ({ random }) => random.digits(12),
  VWUserLgn: ({ happening }) => happening.login ?? happening.user?.login ?? happening.payment?.user,
  PhoneNumber: ({ happening }) => happening.user?.phone,
  Email: ({ happening }) => happening.user?.email,
  IsPartner: () => false,
  SessionId: ({ happening }) => happening.sessionId ?? happening.payment?.sessionId,
  DateTime: ({ happening }) => ticks(happening.at),
  ConfirmCode: ({ happening }) => happening.confirmCode,
}

function fact({ happening }: EventSource, name: string): Value {
  return happening.payment?.facts[name]
}

function maskOf({ card, payment, cardMask }: Happening): Value {
  return card?.mask ?? payment?.card?.mask ?? cardMask
}

/** The notification with the given fields, as far as what happened tells their values; custom keys come last. */
export function notificationOf(fields: readonly string[], source: EventSource): SentNotification {
  const event: Record<string, string | number | boolean> & { Notification: string } = { Notification: source.name }
  for (const field of fields) {
    const own = values[field]
    const value = own === undefined ? fact(source, field) : own(source)
    if (value !== undefined) event[field] = value
  }
  for (const [key, value] of Object.entries(source.custom ?? {})) {
    if (!Object.hasOwn(event, key)) event[key] = value
  }
  return event
}
