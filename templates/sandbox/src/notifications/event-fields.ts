import type { Random } from '../lib/random.js'
import type { SentNotification } from '../world/notifications.js'
import type { OperationResult } from '../world/operation-result.js'
import type { RefundDates } from '../world/settings.js'
import { ticks, twelveHours, wallClock } from './wire-date.js'

/** What an event is made of. */
export interface EventSource {
  readonly result: OperationResult
  /** Name of the event. */
  readonly name: string
  /** Whether the event reports a success; a failed operation also has steps that succeeded. */
  readonly success: boolean
  readonly random: Random
  readonly refundDates?: RefundDates | undefined
  /** Custom keys of Init, for events that repeat them. */
  readonly custom?: Readonly<Record<string, string>> | undefined
}

type Value = string | number | boolean | undefined

/** Card id of a card that is not registered. */
const freeCard = 'FreePay'

/** Only events of refunds may have another form than that with the day first (decision S128). */
function dateOf({ name, result, refundDates = 'month-first' }: EventSource): string {
  if (!name.includes('Refund')) return wallClock(result.at, false)
  return refundDates === 'twelve-hours' ? twelveHours(result.at) : wallClock(result.at, refundDates === 'month-first')
}

/** The value of each field, where the operation gives one. */
const values: Readonly<Record<string, (source: EventSource) => Value>> = {
  Notification: ({ name }) => name,
  MerchantContract: ({ result }) => result.terminal,
  TransactionDate: dateOf,
  OrderId: ({ result }) => result.orderId,
  Amount: ({ result }) => result.amount,
  NewAmount: ({ result }) => result.newAmount,
  Success: ({ success }) => success,
  ErrCode: ({ result, success }) => (success ? 'NONE' : result.errCode),
  Is3DS: ({ result }) => result.payment?.threeDS !== undefined,
  IsAFAuthorize: ({ result }) => result.payment?.timeline.some(({ to }) => to === 'PreAuthorizedAF') ?? false,
  IsSecureCodeByPhone: () => false,
  SessionType: ({ result }) => result.payment && (result.payment.scheme === 'pay' ? 'Pay' : 'Block'),
  templatetag: (source) => fact(source, 'TemplateTag'),
  CardNumber: ({ result }) => maskOf(result),
  CardName: ({ result }) => maskOf(result),
  CardHolder: ({ result }) => result.card?.holder,
  CardId: ({ result }) => result.card?.id ?? result.payment?.card?.cardId ?? freeCard,
  AuthCode: ({ random }) => random.digits(6),
  RefNumber: ({ random }) => random.digits(12),
  VWUserLgn: ({ result }) => result.login ?? result.user?.login ?? result.payment?.user,
  PhoneNumber: ({ result }) => result.user?.phone,
  Email: ({ result }) => result.user?.email,
  IsPartner: () => false,
  SessionId: ({ result }) => result.sessionId ?? result.payment?.sessionId,
  DateTime: ({ result }) => ticks(result.at),
  ConfirmCode: ({ result }) => result.confirmCode,
}

function fact({ result }: EventSource, name: string): Value {
  return result.payment?.facts[name]
}

function maskOf({ card, payment, cardMask }: OperationResult): Value {
  return card?.mask ?? payment?.card?.mask ?? cardMask
}

/** The notification with the given fields, as far as the operation gives their values; custom keys come last. */
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
