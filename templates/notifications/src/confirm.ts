import { type ErrorInfo, isNoError } from '@card-gateway/protocol'
import type { Answered, Belief } from './belief.js'
import type { Meaning } from './meaning.js'
import type { Notification } from './notification.js'
import type { Moments, Questions } from './questions.js'

/**
 * What the status commands of all families have in common.
 *
 * @example
 * ```ts
 * const stateOf = (answer: StatusAnswer) => answer.State ?? answer.Status
 * ```
 */
export interface StatusAnswer {
  /** `True` when the payment was found. */
  readonly Success: string
  /** Of the payment. */
  readonly OrderId?: string
  /** Terminal the payment belongs to, where the command answers it. */
  readonly MerchantContract?: string
  /** Of the payment, in the families that name it so. */
  readonly State?: string
  /** Of the payment, in the families that name it so. */
  readonly Status?: string
  /** Minor units. */
  readonly Amount?: number
  /** What the error code means; there when the status was refused. */
  readonly error?: ErrorInfo
}

/**
 * Asks for a payment's status. What it throws counts as no answer, and it is asked again later.
 *
 * @example
 * ```ts
 * const ask: AskStatus = ({ OrderId }) => gateway.api.getState({ OrderId })
 * ```
 */
export type AskStatus = (request: { readonly OrderId: string }) => Promise<StatusAnswer>

/**
 * Whom to ask whether a notification is true: a `CardGateway`, or only those of its families that you use, such as
 * `{ inpay: gateway.inpay }`.
 *
 * @example
 * ```ts
 * const asked: Confirming = { api: gateway.api, inpay: gateway.inpay }
 * ```
 */
export interface Confirming {
  /** Asked about payments of the API family. */
  readonly api?: {
    /** Asks for a payment's status. */
    getState: AskStatus
  }
  /** Asked about payments of hosted pages. */
  readonly inpay?: {
    /** Asks for a payment's status. */
    payStatus: AskStatus
  }
  /** Asked about payments of the eWallet family. */
  readonly ewallet?: {
    /** Asks for a payment's status. */
    payStatus: AskStatus
  }
}

/**
 * The verdict on a notification, and the gateway's answer on which it rests.
 *
 * @example
 * ```ts
 * const isSure = ({ verdict, amountProven }: Confirmation) => verdict === 'confirmed' && amountProven
 * ```
 */
export interface Confirmation extends Belief {
  /** Status of the payment as the gateway answered it, as on the wire. */
  readonly state?: string
  /** Its balance as the gateway answered it, in minor units: what is blocked or charged at present. */
  readonly amount?: number
}

/**
 * How asking ended.
 *
 * - `answered`: the gateway knows the payment
 * - `unknown`: it knows none of this id, or nothing was paid of it yet (decision S208)
 * - `elsewhere`: it knows one, but on another terminal than the notification names, or under another id
 * - `unasked`: there is nothing to ask about, or no family to ask
 */
export type Inquiry =
  | ({ readonly kind: 'answered'; readonly answered: Answered } & Asked)
  | ({ readonly kind: 'unknown' | 'elsewhere' } & Asked)
  | { readonly kind: 'unasked' }

interface Asked {
  /** A time before any of these answers was asked for, in milliseconds by the clock of the inbox. */
  readonly askedAfter: number
}

/** Whom to ask, and what was asked lately. */
export interface Asking {
  readonly confirming: Confirming
  readonly questions: Questions<StatusAnswer>
  /** Error code by which the gateway says that it knows no such payment. */
  readonly unknownPayment: string
}

/**
 * Asks the gateway about the payment of a notification, family by family until one knows it.
 *
 * @throws what the client throws when there is no answer; Unanswered when the gateway refuses the question
 */
export async function inquire(
  { confirming, questions, unknownPayment }: Asking,
  notification: Notification,
  { operations, told }: Meaning,
  moments: Moments,
): Promise<Inquiry> {
  const OrderId = orderOf(notification)
  if (OrderId === undefined || told === 'aside') return { kind: 'unasked' }
  let kind: 'unknown' | 'elsewhere' | undefined
  let failure: unknown
  let askedAfter = 0
  for (const [family, ask] of questionsOf(confirming, operations)) {
    try {
      const reply = await questions.ask(`${family} ${OrderId}`, moments, () => answerTo(ask, OrderId))
      const { answer } = reply
      askedAfter = Math.max(askedAfter, reply.askedAfter)
      const answered = answer.Success === 'True' ? answeredOf(answer) : undefined
      if (answered === undefined) {
        const code = answer.error?.code
        if (code === undefined || code === unknownPayment || isNoError(code)) kind ??= 'unknown'
        else failure = new Unanswered(code)
      } else if (isAbout(answer, OrderId, notification)) return { kind: 'answered', answered, askedAfter }
      else kind = 'elsewhere'
    } catch (error) {
      // No payment has an id that no request can carry.
      if (isNamed(error, 'RequestRefused')) continue
      // A gateway without the credentials of a family cannot ask it; another family may know the payment.
      if (!isNamed(error, 'ConfigurationError')) throw error
      failure ??= error
    }
  }
  if (failure !== undefined && (kind === undefined || failure instanceof Unanswered)) throw failure
  return kind === undefined ? { kind: 'unasked' } : { kind, askedAfter }
}

/** The client refuses an answer about another order. Here it counts as an answer, also for others who ask the same. */
async function answerTo(ask: AskStatus, OrderId: string): Promise<StatusAnswer> {
  try {
    return await ask({ OrderId })
  } catch (error) {
    if (isNamed(error, 'ProtocolError') && 'code' in error && error.code === 'foreign-answer') return aboutAnother
    throw error
  }
}

const aboutAnother: StatusAnswer = { Success: 'True', OrderId: '' }

/** The gateway refused the status query for another reason than that it does not know the payment. */
export class Unanswered extends Error {
  override readonly name = 'Unanswered'

  constructor(code: string) {
    super(`The status query was refused: ${code}.`)
  }
}

/**
 * Id of the payment of a notification; undefined when it belongs to none. A payment is known by nothing else: what the
 * body says of its terminal anybody can write, and only one status command answers it (decision S93).
 */
export function orderOf(notification: Notification): string | undefined {
  const OrderId = 'OrderId' in notification ? notification.OrderId : undefined
  return OrderId === '' ? undefined : OrderId
}

function answeredOf({ State, Status, Amount, MerchantContract }: StatusAnswer): Answered {
  return {
    state: State ?? Status ?? '',
    ...(Amount !== undefined && { balance: Amount }),
    ...(MerchantContract !== undefined && { terminal: MerchantContract }),
  }
}

/** Ids and terminals are compared exactly. What either side leaves out is no contradiction. */
function isAbout({ OrderId, MerchantContract }: StatusAnswer, asked: string, told: Notification): boolean {
  if (OrderId !== undefined && OrderId !== asked) return false
  return MerchantContract === undefined || !told.MerchantContract || told.MerchantContract === MerchantContract
}

/** The families the event can belong to; all of them when that is not known. */
function questionsOf({ api, inpay, ewallet }: Confirming, operations: Meaning['operations']): [string, AskStatus][] {
  const families: Readonly<Record<string, AskStatus | undefined>> = {
    api: api && ((request) => api.getState(request)),
    inpay: inpay && ((request) => inpay.payStatus(request)),
    ewallet: ewallet && ((request) => ewallet.payStatus(request)),
  }
  const named = new Set(operations.length > 0 ? operations.map(({ family }) => family) : Object.keys(families))
  return [...named].flatMap((family): [string, AskStatus][] => {
    const ask = families[family]
    return ask === undefined ? [] : [[family, ask]]
  })
}

function isNamed(error: unknown, name: string): error is Error {
  return error instanceof Error && error.name === name
}
