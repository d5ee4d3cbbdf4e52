import { type ErrorInfo, parsePaymentState, transitions } from '@card-gateway/protocol'
import type { Meaning } from './meaning.js'
import type { Notification } from './notification.js'

/** What the status commands of all families have in common. */
export interface StatusAnswer {
  readonly Success: string
  readonly State?: string
  readonly Status?: string
  /** Minor units. */
  readonly Amount?: number
  readonly error?: ErrorInfo
}

type AskStatus = (request: { readonly OrderId: string }) => Promise<StatusAnswer>

/**
 * Whom to ask whether a notification is true: a `CardGateway`, or only those of its families that you use, such as
 * `{ inpay: gateway.inpay }`.
 */
export interface Confirming {
  readonly api?: { getState: AskStatus }
  readonly inpay?: { payStatus: AskStatus }
  readonly ewallet?: { payStatus: AskStatus }
}

/**
 * What the gateway's answer says of a notification.
 *
 * - `confirmed`: status, and amount where there is one, agree with it
 * - `unproven`: a status cannot prove or disprove it, or the event may be one of registering a card, which has no status
 * - `contradicted`: the gateway knows no such payment, or its status or amount is another
 */
export interface Confirmation {
  readonly verdict: 'confirmed' | 'unproven' | 'contradicted'
  /** Why, in words without any value of the notification. */
  readonly why: string
  /** Status of the payment by the gateway's own word, as on the wire. */
  readonly state?: string
  /** Its amount by the gateway's own word, in minor units: the balance after partial operations. */
  readonly amount?: number
}

/**
 * Asks the gateway about the payment of a notification, family by family until one knows it.
 *
 * @throws what the client throws when there is no answer
 */
export async function confirmWith(
  confirming: Confirming,
  notification: Notification,
  meaning: Meaning,
): Promise<Confirmation> {
  const OrderId = 'OrderId' in notification ? notification.OrderId : undefined
  if (!OrderId) return { verdict: 'unproven', why: 'It names no payment that could be asked for.' }
  const questions = questionsOf(confirming, meaning)
  let refusal: Confirmation | undefined
  let misconfigured: unknown
  for (const ask of questions) {
    try {
      const answer = await ask({ OrderId })
      if (answer.Success === 'True') return judge(notification, meaning, answer)
      refusal = refusalOf(answer, meaning)
    } catch (error) {
      // A gateway without the credentials of a family cannot ask it; another family may know the payment.
      if (!isConfigurationError(error)) throw error
      misconfigured = error
    }
  }
  if (refusal !== undefined) return refusal
  if (misconfigured !== undefined) throw misconfigured
  return { verdict: 'unproven', why: 'No family of the gateway that was given can be asked for it.' }
}

/** The block that proves a card at its registration has an OrderId (decision C42) that no status command knows. */
function refusalOf({ error }: StatusAnswer, { operations }: Meaning): Confirmation {
  return operations.some(({ hasStatus }) => !hasStatus)
    ? { verdict: 'unproven', why: 'No status tells of it: it may belong to the registration of a card.' }
    : { verdict: 'contradicted', why: `The status query was refused: ${error?.code ?? 'no code'}.` }
}

/** The families the event can belong to; all of them when that is not known. */
function questionsOf({ api, inpay, ewallet }: Confirming, { operations }: Meaning): AskStatus[] {
  const families: Readonly<Record<string, AskStatus | undefined>> = {
    api: api && ((request) => api.getState(request)),
    inpay: inpay && ((request) => inpay.payStatus(request)),
    ewallet: ewallet && ((request) => ewallet.payStatus(request)),
  }
  const named = new Set(operations.length > 0 ? operations.map(({ family }) => family) : Object.keys(families))
  return [...named].flatMap((family) => families[family] ?? [])
}

function isConfigurationError(error: unknown): boolean {
  return error instanceof Error && error.name === 'ConfigurationError'
}

function judge(notification: Notification, meaning: Meaning, answer: StatusAnswer): Confirmation {
  const state = answer.State ?? answer.Status
  const amount = answer.Amount
  const [verdict, why] = verdictOf(notification, meaning, state, amount)
  return { verdict, why, ...(state !== undefined && { state }), ...(amount !== undefined && { amount }) }
}

type Verdict = readonly [Confirmation['verdict'], string]

function verdictOf(
  notification: Notification,
  { state: told, money }: Meaning,
  status: string | undefined,
  balance: number | undefined,
): Verdict {
  if (told !== undefined && status !== undefined) {
    const amounts = compare('Amount' in notification ? notification.Amount : undefined, balance)
    return stateVerdict(told, status, amounts)
  }
  if (money === 'returned') return balanceVerdict(compare(newAmountOf(notification), balance))
  return ['unproven', 'A status cannot tell whether this happened.']
}

type Comparison = 'equal' | 'less' | 'more' | 'none'

/** How the gateway's amount compares with the one that was told. */
function compare(told: unknown, balance: number | undefined): Comparison {
  if (typeof told !== 'number' || balance === undefined) return 'none'
  return balance === told ? 'equal' : balance < told ? 'less' : 'more'
}

function newAmountOf(notification: Notification): unknown {
  return 'NewAmount' in notification ? notification.NewAmount : undefined
}

function stateVerdict(told: string, status: string, amounts: Comparison): Verdict {
  const parsed = parsePaymentState(status)
  const name = parsed.kind === 'known' ? parsed.name : undefined
  const agree = amounts === 'equal' || amounts === 'none'
  if (name === told) {
    return agree ? ['confirmed', 'Status and amount agree.'] : ['contradicted', "The gateway's amount is another."]
  }
  if (name === undefined || !follows(told, name)) return ['contradicted', "The payment's status is another."]
  return agree
    ? ['confirmed', 'The payment has gone on from that status.']
    : ['unproven', 'The payment has gone on from that status, and its amount has changed.']
}

/** After a return the balance is what was told, or less when more was returned since. */
function balanceVerdict(balance: Comparison): Verdict {
  if (balance === 'equal') return ['confirmed', 'The remaining balance agrees.']
  return balance === 'more'
    ? ['contradicted', 'More is left of the payment than the notification says.']
    : ['unproven', 'The remaining balance cannot prove this return.']
}

/** Whether a payment in one status can come to be in another. */
function follows(from: string, to: string): boolean {
  const reached = new Set([from])
  for (const state of reached) {
    for (const row of transitions) if (row.machine === 'payment' && row.from.includes(state)) reached.add(row.to)
  }
  return reached.has(to)
}
