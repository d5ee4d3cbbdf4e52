import { type Fault, testCards } from '@card-gateway/sandbox'
import { fc } from '../../support/fast-check.js'
import { type CardName, cardNames, toldCodes } from './cards.js'
import { type Decision, type Family, type Model, type Reply, refusal, type Scheme } from './model.js'
import type { Told } from './payments.js'

/** Which payment of a terminal a command is about: one that is to come, the latest, the one before it, or the latest in a status. */
export type Which = 'next' | 'latest' | 'before' | 'Authorized' | 'Charged' | 'PreAuthorized3DS'
/** For commands that begin a payment. */
export const beginning = fc.constantFrom<Which>('next', 'next', 'next', 'next', 'next', 'next', 'latest', 'before')
/** For commands that go on with a payment: mostly one in the status they need. */
export const continuing = (wanted: Which) =>
  fc.constantFrom<Which>('latest', wanted, wanted, wanted, wanted, wanted, 'before', 'next')

/** The OrderId: K… on Key, W… on VWID, counted up. @param wanted scheme of a payment that is looked for by its status */
export function orderIdOf(model: Model, family: Family, which: Which, wanted?: Scheme): string {
  const terminal = model.terminalOf(family)
  const orders = [...model.orders.values()].filter((order) => order.terminal === terminal)
  const found = orders.findLast(({ state, scheme }) => state === which && scheme === (wanted ?? scheme))?.id
  const number = which === 'next' ? orders.length + 1 : orders.length - (which === 'before' ? 1 : 0)
  return found ?? `${family === 'ewallet' ? 'W' : 'K'}${Math.max(1, number)}`
}

export const amounts = fc.constantFrom(1, 700, 10_000, 10_001)
export const maybe = <Value>(value: fc.Arbitrary<Value>, freq = 4) => fc.option(value, { nil: undefined, freq })
/** True one time in ten. */
export const rarely = fc.integer({ min: 0, max: 9 }).map((drawn) => drawn === 9)
export const seldom = <Value>(value: fc.Arbitrary<Value>) =>
  fc.tuple(rarely, value).map(([now, drawn]) => (now ? drawn : undefined))
export const sometimes = <Value>(value: fc.Arbitrary<Value>) =>
  fc.tuple(fc.integer({ min: 0, max: 4 }), value).map(([drawn, given]) => (drawn === 4 ? given : undefined))
/** Mostly cards that can pay: walks are to get somewhere. */
export const cardsOfWalks = fc.oneof(
  { weight: 4, arbitrary: fc.constant('success' as const) },
  { weight: 3, arbitrary: fc.constant('threeDSecure' as const) },
  { weight: 5, arbitrary: fc.constantFrom(...cardNames) },
)
export const errors = fc.noBias(fc.constantFrom(...toldCodes))
export const tolds: fc.Arbitrary<Told | undefined> = fc.oneof(
  { weight: 14, arbitrary: fc.constant(undefined) },
  { weight: 3, arbitrary: errors.map((error) => ({ error })) },
  {
    weight: 1,
    arbitrary: fc.constantFrom<Told>(
      { state: 'PreAuthorizedAF' },
      { forwardTo: 'T2' },
      { forwardTo: 'T2', fail: true },
    ),
  },
)
/** Without `slow`, which takes a walk's time and changes nothing. */
export const faults: fc.Arbitrary<Fault | undefined> = seldom(
  fc.constantFrom<Fault>('connection-reset', 'answer-lost', 'truncated', 'html-502', 'wrong-root'),
)

/** What may be wrong with the card data, beyond the card itself. */
export type Flaw = 'unknown number' | 'short holder' | 'expired' | 'no code' | undefined
export const flaws = seldom(fc.constantFrom<Flaw>('unknown number', 'short holder', 'expired', 'no code'))

/** A number that passes the Luhn check but is not a test card. */
const stranger = '4012888888881881'

export function cardData(card: CardName, flaw: Flaw) {
  const { SecureCode, ...data } = testCards[card]
  return {
    ...data,
    ...(flaw === 'unknown number' && { PAN: stranger }),
    ...(flaw === 'short holder' && { CardHolder: 'AB' }),
    ...(flaw === 'expired' && { EMonth: '02', EYear: '26' }),
    ...(flaw !== 'no code' && { SecureCode }),
  }
}

/** What the test environment refuses before anything else is looked at. */
export function refuseData(flaw: Flaw, order?: string): Reply | undefined {
  if (flaw === 'unknown number') return refusal('WRONG_PAN', order)
  return flaw === 'short holder' ? refusal('WRONG_CARDHOLDER', order) : undefined
}

/** What payers do at the issuer. */
export const decisions = fc.constantFrom<Decision>(
  ...(['approve', 'approve', 'approve', 'approve', 'decline', 'cancel', 'time-out'] as const),
)
