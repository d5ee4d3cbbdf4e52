import type { Call, Plan } from '../domain/context.js'
import type { Reading } from '../wire/parsed-request.js'
import type { Answer } from '../wire/reply-writer.js'

/** An answer with the attributes that stand in every answer of its command. */
export function withCommon(answer: Answer, plan: Plan, call: Call): Answer {
  const common = plan.operation?.common?.(call)
  return common === undefined ? answer : { ...answer, values: { ...common, ...answer.values } }
}

/** What an answer repeats of the request, as far as it could be read. */
export function repeated(call: Call, { credentials }: Reading, name: string): unknown {
  return name === 'Key' ? credentials.key : name === 'VWID' ? credentials.vwid : call.request[name]
}
