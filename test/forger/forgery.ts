import { eventDescriptors } from '@card-gateway/protocol'
import { fc } from '../support/fast-check.js'
import { minute, start } from './true-gateway.js'

/** A field's text as a stranger writes it; undefined leaves it out. */
type Written = string | undefined

/** What a stranger puts into one notification. Places stand for what depends on the order he aims at. */
export interface Forgery {
  readonly event: string
  /** Which order: one of the true ones by its place, or a text of his own. */
  readonly order: number | Written
  readonly contract: Written
  /** After so many of the gateway's operations, to the second; or a text of his own. */
  readonly date: number | Written
  /** A part of what the order costs, or a text of his own. */
  readonly amount: number | Written
  readonly newAmount: number | Written
  readonly success: Written
  readonly code: Written
  /** Something extra, so that no two bodies are equal. */
  readonly more: Written
}

/** An order as everybody who pays for it sees it. */
export interface Seen {
  readonly id: string
  readonly amount: number
}

const events = fc.constantFrom(...Object.keys(eventDescriptors), 'EngineMagic', 'enginepaysuccess')
const told = fc.constantFrom(
  ...['EnginePaySuccess', 'EngineChargeSuccess', 'EngineBlockSuccess', 'EngineRefundSuccess', 'EngineUnblockSuccess'],
  ...['MerchantPay', 'MerchantRefund', 'CustomerPaySuccess', 'CustomerRefundSuccess', 'EnginePayFail'],
)
const order = fc.oneof(
  { weight: 12, arbitrary: fc.constantFrom<number | Written>(0, 0, 0, 1) },
  { weight: 1, arbitrary: fc.constantFrom<Written>(undefined, '', 'a-1', ' A-1', 'A-1\0', 'Z-9', 'Z'.repeat(60)) },
)
const contract = fc.oneof(
  { weight: 3, arbitrary: fc.constant<Written>('Merchant') },
  { weight: 2, arbitrary: fc.constantFrom<Written>('MerchantVW', undefined, '', 'merchant', 'Other', 'Merchant ') },
)
const date = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: 1, max: 6 }) },
  { weight: 1, arbitrary: fc.constantFrom<number | Written>(0, 99, -9) },
  { weight: 1, arbitrary: fc.constantFrom<Written>(undefined, '31.12.9999 23:59:59', '01.01.0001 00:00:00', 'soon') },
)
const amount = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom<number>(1, 1, 0.5, 0) },
  { weight: 1, arbitrary: fc.constantFrom<number | Written>(0.75, 0.25, 2, '1', undefined, '', '-5', 'all') },
)
const success = fc.constantFrom<Written>('True', 'True', 'True', 'False', undefined, 'perhaps')
const code = fc.constantFrom<Written>('NONE', 'NONE', undefined, 'ISSUER_FAIL')
const more = fc.oneof(
  { weight: 3, arbitrary: fc.constant(undefined) },
  { weight: 1, arbitrary: fc.string({ maxLength: 3 }) },
)

/** Anything a stranger may post. */
const inventions: fc.Arbitrary<Forgery> = fc.record({
  event: fc.oneof({ weight: 4, arbitrary: told }, { weight: 1, arbitrary: events }),
  ...{ order, contract, date, amount, newAmount: amount, success, code, more },
})

/** What the gateway itself will perhaps post, to the byte, but too early. */
const guesses: fc.Arbitrary<Forgery> = fc.record({
  event: told,
  order: fc.constant(0),
  contract: fc.constantFrom('Merchant', 'Merchant', 'MerchantVW'),
  date: fc.integer({ min: 1, max: 4 }),
  amount: fc.constant(1),
  newAmount: fc.constantFrom(0, 0.5, 0.75, 0.25),
  success: fc.constant('True'),
  code: fc.constantFrom('NONE', 'NONE', undefined),
  more: fc.constant(undefined),
})

export const forgeries: fc.Arbitrary<Forgery> = fc.oneof(
  { weight: 3, arbitrary: inventions },
  { weight: 2, arbitrary: guesses },
)

/** The body of a forgery: fields in the gateway's order, those of the event alone, and then what comes besides. */
export function bodyOf(forgery: Forgery, orders: readonly Seen[]): string {
  const { event, more } = forgery
  const aim = orders[typeof forgery.order === 'number' ? forgery.order % orders.length : 0]
  const sum = (part: number | Written) =>
    typeof part === 'number' ? String(Math.floor((aim?.amount ?? 1) * part)) : part
  const values: Readonly<Record<string, Written>> = {
    MerchantContract: forgery.contract,
    TransactionDate: typeof forgery.date === 'number' ? momentOf(forgery.date, event.includes('Refund')) : forgery.date,
    OrderId: typeof forgery.order === 'number' ? aim?.id : forgery.order,
    Amount: sum(forgery.amount),
    NewAmount: sum(forgery.newAmount),
    Is3DS: 'False',
    IsAFAuthorize: 'False',
    IsSecureCodeByPhone: 'False',
    Success: forgery.success,
    ErrCode: forgery.code,
    VWUserLgn: 'ivan@shop.example',
    CardId: 'FreePay',
    SessionType: 'Pay',
  }
  const known = Object.values(eventDescriptors).find(({ name }) => name === event)
  const fields = known?.fields.map(({ name }) => name) ?? Object.keys(values)
  const body = new URLSearchParams({ Notification: event })
  for (const field of new Set(['MerchantContract', 'TransactionDate', ...fields])) {
    const value = Object.hasOwn(values, field) ? values[field] : undefined
    if (value !== undefined) body.set(field, value)
  }
  if (more !== undefined) body.set('more', more)
  return body.toString()
}

/** The gateway's clock after so many operations, as notifications write it. */
function momentOf(operations: number, monthFirst: boolean): string {
  const text = new Date(start + operations * minute).toISOString()
  const [year, month, day] = text.slice(0, 10).split('-')
  return `${monthFirst ? `${month}/${day}/${year}` : `${day}.${month}.${year}`} ${text.slice(11, 19)}`
}

/** What a stranger does to the text of a notification that he has seen, or foresees. */
const rewritings = {
  encoded: (fields) => [...fields].map((pair) => pair.map(percent).join('=')).join('&'),
  reversed: (fields) => String(new URLSearchParams([...fields].reverse())),
  marked: (fields) => `\ufeff${fields}&&`,
  besides: (fields) => `${fields}&orderid=B-2`,
  doubled: (fields) => `${fields}&OrderId=B-2`,
  forAnother: (fields) => replaced(fields, 'OrderId', fields.get('OrderId') === 'A-1' ? 'B-2' : 'A-1'),
  blank: (fields) => replaced(fields, 'OrderId', ` ${fields.get('OrderId')}`),
  invisible: (fields) => replaced(fields, 'OrderId', `${fields.get('OrderId')}\u200b`),
  renamed: (fields) => replaced(fields, 'Notification', `${fields.get('Notification')}`.toUpperCase()),
  returned: (fields) => `${replaced(fields, 'Notification', 'EngineRefundSuccess')}&NewAmount=0`,
} satisfies Readonly<Record<string, (fields: URLSearchParams) => string>>

export type Rewriting = keyof typeof rewritings

export const rewritingNames: fc.Arbitrary<Rewriting> = fc.constantFrom(
  ...(['encoded', 'reversed', 'marked', 'besides', 'doubled'] as const),
  ...(['forAnother', 'blank', 'invisible', 'renamed', 'returned'] as const),
)

export function rewritten(body: string, how: Rewriting): string {
  return rewritings[how](new URLSearchParams(body))
}

function percent(text: string): string {
  return [...new TextEncoder().encode(text)].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('')
}

function replaced(fields: URLSearchParams, name: string, value: string): string {
  const copy = new URLSearchParams(fields)
  copy.set(name, value)
  return copy.toString()
}
