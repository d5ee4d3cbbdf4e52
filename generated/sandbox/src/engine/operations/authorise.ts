// Copied from templates/sandbox/src/engine/operations/authorise.ts by `npm run generate`. Do not edit: change it there.
import type { CardStep, StepOutcome, TestCard } from '../../spec/gateway-spec.js'
import type { PaymentRow } from '../../store/payment-rows.js'
import type { Step } from '../../world/operation-result.js'
import { isOver } from '../domain/card-expiry.js'
import { forcedOutcome } from '../domain/context.js'
import type { CommandContext, Refusal } from '../domain/contract.js'
import { applyTransition } from '../domain/state-machine.js'
import { type AskedPayment, askThreeDS, finishingTransition } from '../domain/three-d-secure.js'
import { formed } from './cheques.js'

/** A payment that is to be blocked, or blocked and charged. */
export interface Attempt {
  /** Without a state, or New. */
  readonly payment: PaymentRow
  readonly testCard: TestCard
  /** Whether the card's code was given; undefined where none is needed. */
  readonly cvv: boolean | undefined
  /** `YYMM`, where it was given. */
  readonly expiry: string | undefined
  /** Whether the command can ask for 3-D Secure. */
  readonly canAsk: boolean
  readonly sessionId?: string
}

/** The result. */
export type Outcome =
  | { readonly kind: 'success'; readonly payment: PaymentRow; readonly lostAfter?: number }
  | { readonly kind: '3DS'; readonly payment: AskedPayment }
  | (Refusal & { readonly kind: 'failure'; readonly payment: PaymentRow; readonly failedAt: Step })
  /** Not decided here: another terminal, or the anti-fraud service, has the payment. */
  | { readonly kind: 'elsewhere'; readonly payment: PaymentRow; readonly errCode?: string }
  /** It takes time: `payment` is marked, and `resume` ends it. */
  | {
      readonly kind: 'wait'
      readonly after: number
      readonly payment: PaymentRow
      readonly resume: (context: CommandContext, payment: PaymentRow) => Outcome
    }

/** Blocks, and charges where the scheme is one-step; the first operation of a payment. */
export function authorise(context: CommandContext, attempt: Attempt): Outcome {
  const { payment, testCard } = attempt
  const forced = forcedOutcome(context)
  if (forced !== undefined && 'error' in forced) return failed(context, payment, toldSo(forced.error), 'block', '')
  if (forced !== undefined && 'state' in forced) {
    return {
      kind: 'elsewhere',
      payment: applyTransition(context, payment, 'ask-antifraud', { balance: 0 }),
      errCode: 'OTHER_ERROR',
    }
  }
  const forwardTo = forced?.forwardTo ?? context.world.terminal.forwardTo
  if (forwardTo !== undefined) return forward(context, payment, forwardTo, forced?.fail === true)
  if (attempt.cvv === false && testCard.cvv === 'mandatory') return failed(context, payment, noCode, 'block', '')
  if (attempt.expiry !== undefined && isOver(context, attempt.expiry)) {
    // A registered card was good when it was added (decision S58).
    return failed(context, payment, context.card === undefined ? typedDateOver : registeredDateOver, 'block', '')
  }
  if (testCard.threeDS === 'asked' && attempt.canAsk && context.world.terminal.threeDSecure) {
    return { kind: '3DS', payment: askThreeDS(context, payment, attempt.sessionId) }
  }
  return play(context, payment, testCard, '')
}

/** Goes on after 3-D Secure. */
export function authoriseAfter3DS(context: CommandContext, payment: PaymentRow, error: Refusal | undefined): Outcome {
  if (error !== undefined)
    return {
      kind: 'failure',
      payment: applyTransition(context, payment, 'fail-3ds', { errCode: error.errCode }),
      ...error,
      failedAt: 'authenticate',
    }
  const forced = forcedOutcome(context)
  if (forced !== undefined && 'error' in forced) return failed(context, payment, toldSo(forced.error), 'block', '-3ds')
  const testCard = context.spec.testCards[payment.card?.testCard ?? '']
  if (testCard === undefined) return failed(context, payment, noTestCard, 'block', '-3ds')
  return play(context, payment, testCard, '-3ds')
}

/** `suffix` tells the transitions before and after 3-D Secure apart. */
type Suffix = '' | '-3ds'

function play(context: CommandContext, payment: PaymentRow, testCard: TestCard, suffix: Suffix): Outcome {
  const steps: readonly CardStep[] = payment.scheme === 'pay' ? ['block', 'charge'] : ['block']
  for (const step of steps) {
    const outcome = stepOutcome(testCard, step, payment.requested)
    if (outcome === undefined) continue
    const { after, error } = outcome
    const failure = { errCode: error, why: stepWhy(testCard, step) }
    if (after === undefined) return failed(context, payment, failure, step, suffix)
    if (context.world.terminal.timeoutTakesEffect) return { ...succeed(context, payment, suffix), lostAfter: after }
    return {
      kind: 'wait',
      after,
      payment: { ...payment, processing: context.command.id },
      resume: (later, current) => failed(later, current, failure, step, suffix),
    }
  }
  return withinTestRange(context, payment) ?? succeed(context, payment, suffix)

  function withinTestRange({ world, spec, notes }: CommandContext, { requested }: PaymentRow): Outcome | undefined {
    const { min, max } = spec.limits.testAmount
    if (world.terminal.testAmountRange === 'off' || (requested >= min && requested <= max)) return undefined
    const why = `Amount is outside the test environment's range of ${min} to ${max}.`
    if (world.terminal.testAmountRange === 'refuse')
      return failed(context, payment, { errCode: 'AMOUNT_ERROR', why }, 'block', suffix)
    notes.push(why)
    return undefined
  }
}

/** The refusal for an outcome that was planned in the sandbox. */
export function toldSo(errCode: string): Refusal {
  return { errCode, why: 'This outcome was planned in the sandbox.' }
}

/** Why a test card fails a step. */
export function stepWhy({ name }: TestCard, step: CardStep): string {
  return `The test card ${name} fails the step ${step}.`
}

const noCode: Refusal = { errCode: 'WRONG_CVV', why: 'The card needs its security code, and none was sent.' }
const typedDateOver: Refusal = {
  errCode: 'WRONG_EXPIRE_DATE',
  why: "EYear and EMonth are in the past on the sandbox's clock.",
}
const registeredDateOver: Refusal = {
  errCode: 'CARD_EXPIRED',
  why: "The registered card has expired on the sandbox's clock.",
}
const noTestCard: Refusal = { errCode: 'CARD_NOT_FOUND', why: 'The card is no longer a test card.' }

/** How a test card makes a step fail; undefined: it succeeds. */
export function stepOutcome(testCard: TestCard, step: CardStep, amount: number): StepOutcome | undefined {
  const outcome = testCard.steps[step]
  return outcome?.above !== undefined && amount <= outcome.above ? undefined : outcome
}

function succeed(context: CommandContext, payment: PaymentRow, suffix: Suffix): Extract<Outcome, { kind: 'success' }> {
  const { requested, scheme } = payment
  const first = scheme === 'pay' ? 'charge-at-once' : 'block'
  return {
    kind: 'success',
    payment: applyTransition(context, payment, suffix === '' ? first : finishingTransition(payment), {
      balance: requested,
      authorised: requested,
      charged: scheme === 'pay' ? requested : 0,
      cheques: formed(context, payment, 'income', requested),
    }),
  }
}

/** When the block of a one-step payment had succeeded and its charge failed, the block is released (decision S42). */
function failed(
  context: CommandContext,
  payment: PaymentRow,
  failure: Refusal,
  failedAt: Step,
  suffix: Suffix,
): Outcome {
  const { errCode } = failure
  const technical = context.spec.errors[errCode]?.technical === true
  const blocked = failedAt === 'charge' ? payment.requested : 0
  return {
    kind: 'failure',
    ...failure,
    failedAt,
    payment: applyTransition(context, payment, `${technical ? 'technical-error' : 'decline'}${suffix}`, {
      balance: 0,
      authorised: blocked,
      released: blocked,
      errCode,
    }),
  }
}

function forward(context: CommandContext, payment: PaymentRow, terminal: string, fail: boolean): Outcome {
  const moved = applyTransition(context, payment, 'redirect-forwarded', {
    balance: 0,
    stateParameter: terminal,
    finalTerminal: terminal,
  })
  return { kind: 'elsewhere', payment: moved, ...(fail && { errCode: 'MERCHANT_FORWARD' }) }
}
