import { isOutcomeUnknown } from '@card-gateway/client'
import { decodeNotification, type Notification } from '@card-gateway/notifications'
import type { Fault, ForcedOutcome, PaymentRow } from '@card-gateway/sandbox'
import { expect } from 'vitest'
import type { fc } from '../../support/fast-check.js'
import type { Coverage } from './coverage.js'
import { anyCode, balanceOf, type Family, type Model, type Order, type Outcome, type Reply, spans } from './model.js'
import { status } from './payments.js'
import { lineOfNotification, type Real } from './real.js'

/** A walk under way: the shop, and what has been seen of the gateway. */
export interface Walk {
  readonly real: Real
  readonly coverage: Coverage
  /** Every notification that came. */
  readonly received: Notification[]
}

export type WalkCommand = fc.AsyncCommand<Model, Walk>

/** Carries a command out in both worlds, compares the results, and returns what happened as text for people. */
type Play<Given> = (given: Given, model: Model, walk: Walk) => Promise<string | undefined>

/** Whether a command makes sense at this point of the walk. */
type Possible<Given> = (given: Given, model: Model) => boolean

/** One command of a walk: what it is about, and what came of it once it has run. */
class Step<Given extends object> implements WalkCommand {
  readonly #name: string
  readonly #given: Given
  readonly #play: Play<Given>
  readonly #possible: Possible<Given>
  #came = ''

  constructor(name: string, given: Given, play: Play<Given>, possible: Possible<Given>) {
    this.#name = name
    this.#given = given
    this.#play = play
    this.#possible = possible
  }

  check(model: Model): boolean {
    return this.#possible(this.#given, model)
  }

  async run(model: Model, walk: Walk): Promise<void> {
    this.#came = ' → here'
    const came = await this.#play(this.#given, model, walk)
    this.#came = came === undefined ? '' : ` → ${came}`
    await agree(model, walk)
  }

  toString(): string {
    const given = Object.entries(this.#given).filter(([, value]) => value !== undefined && value !== false)
    return [this.#name, ...given.map(([name, value]) => `${name}=${shown(value)}`)].join(' ') + this.#came
  }
}

function shown(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value)
  const members = Object.entries(value).filter(([, member]) => member !== undefined)
  return `(${members.map(([name, member]) => (Array.isArray(value) ? shown(member) : `${name} ${shown(member)}`)).join(', ')})`
}

/** A command of walks: with anything it can be about, or with something of one's own. */
export interface CommandKind<Given> {
  readonly any: fc.Arbitrary<WalkCommand>
  of(given: Given): WalkCommand
}

export function command<Given extends object>(
  name: string,
  given: fc.Arbitrary<Given>,
  play: Play<Given>,
  possible: Possible<Given> = () => true,
): CommandKind<Given> {
  const of = (values: Given) => new Step(name, values, play, possible)
  return { any: given.map(of), of }
}

/** Changes to how a command is sent. */
export interface Instructions {
  readonly told?: ForcedOutcome | undefined
  readonly fault?: Fault | undefined
}

/** Faults after which the client does not know what became of the command. */
const unknowing: ReadonlySet<string | undefined> = new Set([
  'connection-reset',
  'answer-lost',
  'truncated',
  'html-502',
  'wrong-root',
])

type Answer = { readonly Success: string; readonly ErrCode?: string | undefined }

/** A command on its way: what is predicted, how it is sent. */
export interface Sending {
  /** `api.Pay` */
  readonly command: string
  readonly predict: () => Outcome
  readonly send: () => Promise<Answer>
  /** What the shop tries while the answer is awaited, and how that must end. */
  readonly meanwhile?: (() => Promise<void>) | undefined
}

/**
 * Sends a command and compares its answer with the prediction. Gives the answer, or undefined where a fault took it away.
 */
export async function exchange(
  model: Model,
  walk: Walk,
  sending: Sending,
  { told, fault }: Instructions = {},
): Promise<Answer | undefined> {
  const { faults } = walk.real.sandbox
  if (told !== undefined) faults.force(sending.command, told)
  if (fault !== undefined) faults.next(sending.command, fault)
  const outcome = fault === 'connection-reset' ? undefined : sending.predict()
  const sent = sending.send().then(
    (answer) => ({ answer, error: undefined }),
    (error: unknown) => ({ answer: undefined, error }),
  )
  const predicted = outcome === undefined ? undefined : await overTime(model, walk, outcome, sent, sending.meanwhile)
  const { answer, error } = await sent
  faults.clear()
  if (unknowing.has(fault)) {
    expect(isOutcomeUnknown(error), String(error)).toBe(true)
    return undefined
  }
  if (answer === undefined) throw error
  walk.coverage.answered(answer)
  expectReply(answer, predicted)
  return answer
}

/** Lets 40 seconds pass on the sandbox's clock where the answer takes so long. */
export async function overTime<Result>(
  model: Model,
  { real }: Walk,
  outcome: Result | { finish(): Result },
  answered: Promise<unknown>,
  meanwhile?: () => Promise<void>,
): Promise<Result> {
  if (!isAwaited(outcome)) return outcome
  const { clock } = real.sandbox
  const due = clock.now() + spans.timeout
  let over = false
  void answered.then(() => {
    over = true
  })
  while (!over && !clock.waiting.includes(due)) await new Promise((resolve) => setImmediate(resolve))
  await meanwhile?.()
  model.advance(spans.timeout)
  await clock.advance(spans.timeout)
  return outcome.finish()
}

function isAwaited<Result>(outcome: Result | { finish(): Result }): outcome is { finish(): Result } {
  return typeof outcome === 'object' && outcome !== null && 'finish' in outcome
}

const compared = ['Success', 'ErrCode', 'OrderId', 'Amount', 'NewAmount', 'State'] as const

/** What is compared of an answer, or of its prediction. */
export function essence(answer: Answer): Readonly<Record<string, unknown>> {
  const all: Readonly<Record<string, unknown>> = { State: Reflect.get(answer, 'Status'), ...answer }
  return Object.fromEntries(compared.flatMap((name) => (all[name] === undefined ? [] : [[name, all[name]]])))
}

export function expectReply(answer: Answer, predicted: Reply | undefined): void {
  const any = predicted?.ErrCode === anyCode && { ErrCode: expect.any(String) }
  expect(essence(answer)).toEqual({ ...predicted, ...any })
}

/** What came of a command, for the line of its step. */
export function summary(answer: Answer | undefined): string {
  return answer === undefined ? 'no answer' : [answer.Success, answer.ErrCode].filter(Boolean).join(' ')
}

/** What holds after every command. */
async function agree(model: Model, walk: Walk): Promise<void> {
  const { real, coverage, received } = walk
  await real.sandbox.notifications.idle()
  const accepted = real.inbox.accepted.splice(0).map((body) => decodeNotification(body))
  const expected = model.takeAccepted()
  expect(accepted.map(lineOfNotification).sort()).toEqual(expected.map(({ line }) => line).sort())
  expect(real.inbox.refused, 'posts that the receiver refused').toBe(model.refused)
  received.push(...accepted)
  for (const notification of accepted) coverage.notified(notification)
  for (const { row, event } of expected) coverage.emitted(row, event)
  const rows = new Map((await real.sandbox.inspect.payments()).map((row) => [row.id, row]))
  for (const [id, order] of model.orders) expectOrder(order, rows.get(id))
  expect(rows.size).toBe(model.orders.size)
  coverage.expired(model.codesExpired)
  expect((await real.sandbox.inspect.codes()).length).toBe(model.codes.length)
}

/** The gateway's payment equals the model's, and no more money is in play than was authorised. */
function expectOrder(order: Order, row: PaymentRow | undefined): void {
  if (row === undefined) throw new Error(`the sandbox knows no payment ${order.id}`)
  const { authorised, charged, released, refunded, balance, state } = row
  const blocked = state === 'Authorized' ? balance : 0
  const kept = state === 'Charged' ? balance : 0
  expect(kept + refunded + blocked, `${order.id}: charged + refunded + blocked`).toBeLessThanOrEqual(authorised)
  expect([authorised - charged - released, charged - refunded], `${order.id}: blocked and charged`).toEqual([
    blocked,
    kept,
  ])
  expect({ state: stateText(row), balance, authorised, charged, released, refunded }, order.id).toEqual({
    state: order.state,
    balance: balanceOf(order),
    authorised: order.authorised,
    charged: order.charged,
    released: order.released,
    refunded: order.refunded,
  })
}

function stateText({ state, stateParameter }: PaymentRow): string {
  return stateParameter === undefined ? state : `${state}(${stateParameter})`
}

/** Asks the family's status command about an order. */
export async function expectStatus(model: Model, walk: Walk, family: Family, OrderId: string): Promise<void> {
  const { api, inpay, ewallet } = walk.real.gateway
  const answer =
    family === 'api'
      ? await api.getState({ OrderId })
      : family === 'inpay'
        ? await inpay.payStatus({ OrderId })
        : await ewallet.payStatus({ OrderId })
  walk.coverage.answered(answer)
  expectReply(answer, status(model, family, OrderId))
}

/** While an operation takes its time, no other operation can change the payment (decision S47). */
export async function expectBusy(walk: Walk, OrderId: string, again: () => Promise<object>): Promise<void> {
  const answer = await again()
  expect(answer).toMatchObject({ Success: 'False', ErrCode: 'DUPLICATE_PROCESSING_ORDER_ID', OrderId })
  walk.coverage.see('errors', 'DUPLICATE_PROCESSING_ORDER_ID')
}

/** Keeps what the payer needs for the issuer's page. */
export function noteAsked<Given extends Answer>(
  real: Real,
  model: Model,
  family: Family,
  order: string,
  answer: Given,
): Given {
  const { ACSUrl, PaReq, ThreeDSKey } = { ACSUrl: undefined, PaReq: undefined, ThreeDSKey: undefined, ...answer }
  if (typeof ACSUrl === 'string' && typeof PaReq === 'string' && typeof ThreeDSKey === 'string') {
    real.asked.set(`${model.terminalOf(family)}/${order}`, { ACSUrl, PaReq, ThreeDSKey })
  }
  return answer
}
