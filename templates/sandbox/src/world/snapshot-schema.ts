import type { Tables } from '../store/schema.js'
import { deliveryStatuses } from './notifications.js'
import type { ConfigSchema } from './settings-schema.js'

/** One schema for each member: one that is missing here does not compile. */
type MembersOf<Row> = { readonly [Name in keyof Required<Row>]: ConfigSchema }

const text: ConfigSchema = { type: 'string' }
const name: ConfigSchema = { type: 'string', minLength: 1 }
const flag: ConfigSchema = { type: 'boolean' }
const count: ConfigSchema = { type: 'integer', minimum: 0 }
/** As far as a date goes. */
const furthest = 8_640_000_000_000_000
/** Milliseconds since 1970. */
export const moment: ConfigSchema = { type: 'integer', minimum: -furthest, maximum: furthest }
const texts: ConfigSchema = { type: 'object', additionalProperties: text }
const list = (items: ConfigSchema): ConfigSchema => ({ type: 'array', items })
const choice = (...words: readonly string[]): ConfigSchema => ({ type: 'string', enum: words })

/** An object with all of these members but the optional ones, and no other. */
function record<Row>(properties: MembersOf<Row>, ...optional: readonly (keyof Row & string)[]): ConfigSchema {
  const names: readonly string[] = optional
  const required = Object.keys(properties).filter((member) => !names.includes(member))
  return { type: 'object', properties, required, additionalProperties: false }
}

type Payment = Tables['payments']

const timelineEntry = record<Payment['timeline'][number]>(
  { at: moment, transition: name, from: name, to: name, by: name, balance: count, errCode: name },
  'errCode',
)
const cardTrace = record<NonNullable<Payment['card']>>({ testCard: name, mask: text, cardId: name }, 'cardId')
const threeDS = record<NonNullable<Payment['threeDS']>>(
  {
    key: name,
    paReq: text,
    asked: name,
    expiresAt: moment,
    sessionId: name,
    verdict: record<NonNullable<NonNullable<Payment['threeDS']>['verdict']>>({
      paRes: text,
      result: choice('approve', 'decline', 'cancel', 'time-out'),
    }),
  },
  'sessionId',
  'verdict',
)
const paymentCheque = record<Payment['cheques'][number]>({
  kind: choice('income', 'return'),
  amount: count,
  at: moment,
  given: flag,
})

const payment = record<Payment>(
  {
    id: name,
    terminal: name,
    orderId: name,
    family: name,
    scheme: choice('pay', 'block'),
    state: name,
    stateParameter: text,
    requested: count,
    balance: count,
    authorised: count,
    charged: count,
    released: count,
    refunded: count,
    card: cardTrace,
    user: name,
    sessionId: name,
    threeDS,
    threeDSKey: name,
    processing: name,
    errCode: name,
    finalTerminal: text,
    cheques: list(paymentCheque),
    facts: texts,
    createdAt: moment,
    timeline: list(timelineEntry),
  },
  'stateParameter',
  'card',
  'user',
  'sessionId',
  'threeDS',
  'threeDSKey',
  'processing',
  'errCode',
  'finalTerminal',
)

const session = record<Tables['sessions']>(
  {
    id: name,
    terminal: name,
    family: name,
    type: choice('Pay', 'Block', 'Add'),
    orderId: name,
    amount: count,
    user: name,
    password: text,
    cardId: name,
    phone: text,
    ip: text,
    url: text,
    templateTag: text,
    language: text,
    custom: texts,
    createdAt: moment,
    expiresAt: moment,
    usedAt: moment,
    awaiting3DS: text,
  },
  'orderId',
  'user',
  'password',
  'cardId',
  'phone',
  'ip',
  'url',
  'templateTag',
  'language',
  'usedAt',
  'awaiting3DS',
)

const user = record<Tables['users']>(
  { id: name, terminal: name, login: name, password: text, phone: text, email: text, createdAt: moment },
  'phone',
  'email',
)

const card = record<Tables['cards']>({
  id: name,
  terminal: name,
  user: name,
  login: name,
  testCard: name,
  mask: text,
  holder: text,
  expiry: text,
  state: name,
  verification: count,
  createdAt: moment,
})

const code = record<Tables['codes']>(
  {
    id: name,
    terminal: name,
    user: name,
    payment: name,
    cardId: name,
    amount: count,
    code: name,
    state: name,
    expiresAt: moment,
  },
  'payment',
  'cardId',
  'amount',
)

const cheque = record<Tables['cheques']>(
  {
    id: name,
    terminal: name,
    chequeId: name,
    type: { type: 'integer' },
    createdAt: moment,
    readyAt: moment,
    document: text,
  },
  'document',
)

const job = record<Tables['jobs']>(
  {
    id: name,
    kind: name,
    subject: text,
    lane: text,
    sequence: text,
    dueAt: moment,
    attempts: count,
    worker: text,
    leasedUntil: moment,
  },
  'worker',
  'leasedUntil',
)

/** A restored world gets its clock and its sequence from the head of the snapshot. */
const state: ConfigSchema = { type: 'object', required: ['id'], properties: { id: name } }

const message = record<Tables['outbox']>(
  { id: name, at: moment, channel: choice('email', 'sms'), to: text, text, subject: text },
  'subject',
)

/** What happened, before its notifications are made of it. */
export const recordedResult: ConfigSchema = {
  type: 'object',
  required: ['id', 'status', 'at', 'happening'],
  properties: {
    id: name,
    status: choice('new', 'kept'),
    at: moment,
    happening: {
      type: 'object',
      required: ['emission', 'success', 'errCode', 'terminal', 'at', 'command'],
      properties: {
        emission: name,
        success: flag,
        errCode: name,
        terminal: name,
        at: moment,
        command: name,
        payment,
        user,
        card,
      },
    },
    custom: texts,
  },
}

/** A notification. */
const delivery: ConfigSchema = {
  type: 'object',
  required: ['id', 'status', 'due', 'at', 'event', 'encrypted', 'tries', 'attempts'],
  properties: {
    id: name,
    status: choice(...deliveryStatuses),
    due: moment,
    at: moment,
    event: { type: 'object', required: ['Notification'], properties: { Notification: name } },
    url: name,
    encrypted: flag,
    tries: count,
    attempts: list({ type: 'object', required: ['at'], properties: { at: moment, status: count, error: text } }),
    triggered: flag,
  },
}

/** What the rows of each table are made of. Rows of `deliveries` that hold a result are announcements. */
export const rowSchemas: { readonly [Table in keyof Tables]: ConfigSchema } = {
  payments: payment,
  sessions: session,
  users: user,
  cards: card,
  codes: code,
  cheques: cheque,
  jobs: job,
  states: state,
  deliveries: delivery,
  outbox: message,
}
