import type { CommandDescriptor, ReplyDescriptor, Success } from './descriptors.js'
import { checkEchoes, type Echo, planEchoes, type Sent } from './echo.js'
import type { XmlElement } from './elements.js'
import type { DescribeError } from './error-table.js'
import { DecodeError } from './failures.js'
import { bodyText, defaultMaxBytes, parseElement } from './parse-element.js'
import type { Draft, Values } from './records.js'
import { parseJsonReply, takeObject } from './reply-json.js'
import { errorCodeName, isEmpty, successName } from './reply-values.js'
import { type ElementPlan, planElement, takeElement } from './reply-xml.js'
import type { Vocabularies } from './vocabulary.js'
import { vouched } from './vouched.js'

export type { Sent } from './echo.js'

/**
 * Reads an answer. The result comes at once, except for XML that the small reader declines: then it is a promise.
 *
 * @throws DecodeError when the answer must not be relied on (thrown, or the promise is rejected with it)
 *
 * @example
 * ```ts
 * const decode: DecodeReply = createReplyDecoder(describeError, vocabularies)
 * ```
 */
export type DecodeReply = <Request, Reply>(
  command: CommandDescriptor<Request, Reply>,
  body: string | Uint8Array,
  sent?: Sent<Request>,
) => Reply | Promise<Reply>

/**
 * Makes the decoder of replies. Tolerant as convention 4 asks: absent optional attributes, any order, unknown
 * attributes and children (kept in `extra`), `Success` in any case. Strict in what could mislead: the root element,
 * one document, size, DOCTYPE, an answer to another question.
 *
 * - A value of an enumeration comes in its documented spelling (convention 4), an undocumented one as it is.
 * - `Success` decides: an error code beside `True` is an extra, and a `False` without one has an `error` without
 *   code (decision S32).
 * - Empty attributes count as absent (S35); `ErrCode` `NONE` and null too (C39, T08).
 *
 * Throws nothing; for what the decoder throws, see {@link DecodeReply}.
 *
 * @example
 * ```ts
 * const decode = createReplyDecoder(createErrorTable({}))
 * ```
 */
export function createReplyDecoder(describeError: DescribeError, vocabularies: Vocabularies = {}): DecodeReply {
  const plans = new WeakMap<object, ReplyPlan>()
  const planOf = (command: CommandDescriptor): ReplyPlan => {
    const plan = plans.get(command) ?? planReply(command, vocabularies)
    plans.set(command, plan)
    return plan
  }
  return (command, body, sent) => {
    const plan = planOf(command)
    if (plan.format === 'json') {
      return vouched(jsonReply(plan, parseJsonReply(bodyText(body, defaultMaxBytes, 'not-json')), sent, describeError))
    }
    const element = parseElement(body)
    return element instanceof Promise
      ? element.then((read) => vouched(xmlReply(plan, read, sent, describeError)))
      : vouched(xmlReply(plan, element, sent, describeError))
  }
}

/** A reply descriptor with everything that can be known before an answer comes. */
interface ReplyPlan extends ReplyDescriptor {
  readonly echoes: readonly Echo[]
  readonly elements: ReadonlyMap<Success, ElementPlan>
  readonly vocabularies: Vocabularies
}

function planReply(command: CommandDescriptor, vocabularies: Vocabularies): ReplyPlan {
  if (command.reply === undefined)
    throw new TypeError(`${command.id} has no reply to decode: it is opened in the payer's browser.`)
  const reply = withSeen(command.reply)
  const elements = new Map(reply.outcomes.map((outcome) => [outcome, planElement(reply, outcome, vocabularies)]))
  return { ...reply, elements, echoes: planEchoes(command), vocabularies }
}

/** A reply with the outcome that only the field has. */
function withSeen(reply: ReplyDescriptor): ReplyDescriptor {
  const { outcomes, attributes, seen3DS } = reply
  if (seen3DS === undefined) return reply
  return { ...reply, outcomes: [...outcomes, '3DS'], attributes: [...attributes, ...seen3DS] }
}

type MaybeSent = Sent<unknown> | undefined

function xmlReply(plan: ReplyPlan, element: XmlElement, sent: MaybeSent, describeError: DescribeError): Draft {
  if (!plan.roots.includes(element.name)) {
    throw new DecodeError('wrong-root', `The answer's element is not ${plan.roots.join(' or ')}.`)
  }
  const outcome = readSuccess(plan, element.attributes[successName])
  if (sent !== undefined) checkEchoes(plan.echoes, element.attributes, sent, outcome === 'False')
  const draft: Draft = { Success: outcome }
  const elementPlan = plan.elements.get(outcome)
  if (elementPlan !== undefined) takeElement(draft, elementPlan, element, 1, '')
  return withError(draft, describeError)
}

function jsonReply(plan: ReplyPlan, values: Values, sent: MaybeSent, describeError: DescribeError): Draft {
  const outcome = readSuccess(plan, values[successName])
  if (sent !== undefined) checkEchoes(plan.echoes, values, sent, outcome === 'False')
  const draft: Draft = { Success: outcome }
  takeObject(draft, plan.attributes, outcome, values, '', plan.vocabularies)
  return withError(draft, describeError)
}

function withError(draft: Draft, describeError: DescribeError): Draft {
  if (draft[successName] !== 'False') return draft
  const code = draft[errorCodeName]
  draft.error = describeError(typeof code === 'string' ? code : undefined)
  return draft
}

/** Reads `Success`: text in any case, or a JSON boolean. Anything but a documented outcome proves nothing (S32). */
function readSuccess(plan: ReplyPlan, raw: unknown): Success {
  if (isEmpty(raw)) {
    throw new DecodeError('no-success', 'The answer does not say whether the command succeeded.', { at: successName })
  }
  const exact = plan.outcomes.find((outcome) => outcome === raw)
  const folded = exact ?? plan.outcomes.find((outcome) => outcome.toLowerCase() === String(raw).toLowerCase())
  if (folded !== undefined) return folded
  throw new DecodeError('unknown-success', `The answer's Success is not one of ${plan.outcomes.join(', ')}.`, {
    at: successName,
  })
}
