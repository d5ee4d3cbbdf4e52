// Copied from templates/sandbox/src/engine/operations/authorise.ts by `npm run generate`. Do not edit: change it there.
import type { CardStep, StepOutcome, TestCard } from '../../spec/gateway-spec.js'
import type { PaymentRow } from '../../store/rows.js'
import type { Step } from '../../world/operation-result.js'
import { isExpired } from '../domain/card-expiry.js'
import { forcedOutcome } from '../domain/context.js'
import type { Call, Refusal } from '../domain/contract.js'
import { move } from '../domain/state-machine.js'
import { askThreeDS, finishingMove } from '../domain/three-d-secure.js'
import { formed } from './cheques.js'

/** A payment that is to be blocked, or blocked and charged. */
export interface Attempt {
  /** Without a state, or New. */
  readonly payment: PaymentRow
  readonly testCard: TestCard
  /** Whether the card's code was given; undefined where none is wanted. */
  readonly cvv: boolean | undefined
  /** `YYMM`, where it was given. */
  readonly expiry: string | undefined
  /** Whether the command can ask for 3-D Secure. */
  readonly canAsk: boolean
  readonly sessionId?: string
}

/** What came of it. */
export type Outcome =
  | { readonly kind: 'success'; readonly payment: PaymentRow; readonly lostAfter?: number }
  | { readonly kind: '3DS'; readonly payment: PaymentRow }
  | (Refusal & { readonly kind: 'failure'; readonly payment: PaymentRow; readonly failedAt: Step })
  /** Nothing new: another terminal, or the anti-fraud service, has the payment. */
  | { readonly kind: 'elsewhere'; readonly payment: PaymentRow; readonly errCode?: string }
  /** It takes time: `payment` is marked, and `resume` ends it. */
  | {
      readonly kind: 'wait'
      readonly after: number
      readonly payment: PaymentRow
      readonly resume: (call: Call, payment: PaymentRow) => Outcome
    }

/** Blocks, and charges where the scheme is one-step; the first operation of a payment. */
export function authorise(call: Call, attempt: Attempt): Outcome {
  const { payment, testCard } = attempt
  const forced = forcedOutcome(call)
  if (forced !== undefined && 'error' in forced) return failed(call, payment, toldSo(forced.error), 'block', '')
  if (forced !== undefined && 'state' in forced) {
    return { kind: 'elsewhere', payment: move(call, payment, 'ask-antifraud', { balance: 0 }), errCode: 'OTHER_ERROR' }
  }
  const forwardTo = forced?.forwardTo ?? call.world.terminal.forwardTo
  if (forwardTo !== undefined) return forward(call, payment, forwardTo, forced?.fail === true)
  if (attempt.cvv === false && testCard.cvv === 'mandatory') return failed(call, payment, noCode, 'block', '')
  if (attempt.expiry !== undefined && isExpired(attempt.expiry, call.now)) {
    // A registered card was good when it was added (decision S58).
    return failed(call, payment, call.card === undefined ? typedDateOver : registeredDateOver, 'block', '')
  }
  if (testCard.threeDS === 'asked' && attempt.canAsk && call.world.terminal.threeDSecure) {
    return { kind: '3DS', payment: askThreeDS(call, payment, attempt.sessionId) }
  }
  return play(call, payment, testCard, '')
}

/** Goes on after 3-D Secure. */
export function authoriseAfter3DS(call: Call, payment: PaymentRow, error: Refusal | undefined): Outcome {
  if (error !== undefined)
    return {
      kind: 'failure',
      payment: move(call, payment, 'fail-3ds', { errCode: error.errCode }),
      ...error,
      failedAt: 'authenticate',
    }
  const forced = forcedOutcome(call)
  if (forced !== undefined && 'error' in forced) return failed(call, payment, toldSo(forced.error), 'block', '-3ds')
  const testCard = call.tables.testCards[payment.card?.testCard ?? '']
  if (testCard === undefined) return failed(call, payment, noTestCard, 'block', '-3ds')
  return play(call, payment, testCard, '-3ds')
}

/** `suffix` tells the transitions before and after 3-D Secure apart. */
type Suffix = '' | '-3ds'

function play(call: Call, payment: PaymentRow, testCard: TestCard, suffix: Suffix): Outcome {
  const steps: readonly CardStep[] = payment.scheme === 'pay' ? ['block', 'charge'] : ['block']
  for (const step of steps) {
    const outcome = stepOutcome(testCard, step, payment.requested)
    if (outcome === undefined) continue
    const { after, error } = outcome
    const failure = { errCode: error, why: stepWhy(testCard, step) }
    if (after === undefined) return failed(call, payment, failure, step, suffix)
    if (call.world.terminal.timeoutTakesEffect) return { ...succeed(call, payment, suffix), lostAfter: after }
    return {
      kind: 'wait',
      after,
      payment: { ...payment, processing: call.plan.id },
      resume: (later, current) => failed(later, current, failure, step, suffix),
    }
  }
  return withinTestRange(call, payment) ?? succeed(call, payment, suffix)

  function withinTestRange({ world, tables, notes }: Call, { requested }: PaymentRow): Outcome | undefined {
    const { min, max } = tables.limits.testAmount
    if (world.terminal.testAmountRange === 'off' || (requested >= min && requested <= max)) return undefined
    const why = `Amount is outside the test environment's range of ${min} to ${max}.`
    if (world.terminal.testAmountRange === 'refuse')
      return failed(call, payment, { errCode: 'AMOUNT_ERROR', why }, 'block', suffix)
    notes.push(why)
    return undefined
  }
}

/** What the sandbox fails with because it was told so. */
export function toldSo(errCode: string): Refusal {
  return { errCode, why: 'The sandbox was told so.' }
}

/** Why a test card fails a step. */
export function stepWhy({ name }: TestCard, step: CardStep): string {
  return `The test card ${name} fails the step ${step}.`
}

const noCode: Refusal = { errCode: 'WRONG_CVV', why: 'The card wants its code, and none came.' }
const typedDateOver: Refusal = {
  errCode: 'WRONG_EXPIRE_DATE',
  why: "EYear and EMonth name a month that is over on the sandbox's clock.",
}
const registeredDateOver: Refusal = {
  errCode: 'CARD_EXPIRED',
  why: "The registered card's last month is over on the sandbox's clock.",
}
const noTestCard: Refusal = { errCode: 'CARD_NOT_FOUND', why: 'The card is no test card any more.' }

/** What a test card makes of a step; undefined: it succeeds. */
export function stepOutcome(testCard: TestCard, step: CardStep, amount: number): StepOutcome | undefined {
  const outcome = testCard.steps[step]
  return outcome?.above !== undefined && amount <= outcome.above ? undefined : outcome
}

function succeed(call: Call, payment: PaymentRow, suffix: Suffix): Extract<Outcome, { kind: 'success' }> {
  const { requested, scheme } = payment
  const first = scheme === 'pay' ? 'charge-at-once' : 'block'
  return {
    kind: 'success',
    payment: move(call, payment, suffix === '' ? first : finishingMove(payment), {
      balance: requested,
      authorised: requested,
      charged: scheme === 'pay' ? requested : 0,
      cheques: formed(call, payment, 'income', requested),
    }),
  }
}

/** When the block of a one-step payment had succeeded and its charge failed, the block is released (decision S42). */
function failed(call: Call, payment: PaymentRow, failure: Refusal, failedAt: Step, suffix: Suffix): Outcome {
  const { errCode } = failure
  const technical = call.tables.errors[errCode]?.technical === true
  const blocked = failedAt === 'charge' ? payment.requested : 0
  return {
    kind: 'failure',
    ...failure,
    failedAt,
    payment: move(call, payment, `${technical ? 'technical-error' : 'decline'}${suffix}`, {
      balance: 0,
      authorised: blocked,
      released: blocked,
      errCode,
    }),
  }
}

function forward(call: Call, payment: PaymentRow, terminal: string, fail: boolean): Outcome {
  const moved = move(call, payment, 'redirect-forwarded', {
    balance: 0,
    stateParameter: terminal,
    finalTerminal: terminal,
  })
  return { kind: 'elsewhere', payment: moved, ...(fail && { errCode: 'MERCHANT_FORWARD' }) }
}
