// Copied from templates/sandbox/src/engine/pipeline/added-attributes.ts by `npm run generate`. Do not edit: change it there.
import { hash } from 'node:crypto'
import type { AttributeCondition, AttributeRule, AttributeSource } from '../../spec/overlay.js'
import { freePay } from '../../spec/wire-names.js'
import type { CommandContext } from '../domain/contract.js'
import type { ParsedRequest } from '../wire/parsed-request.js'
import type { Reply } from '../wire/reply-writer.js'

type Value = string | undefined

/** Where values come from. */
const sources: Readonly<Record<AttributeSource, (context: CommandContext, parsed: ParsedRequest) => Value>> = {
  'card-id': ({ twin }) => twin?.id,
  empty: () => '',
  false: () => 'False',
  'final-terminal': ({ payment }) => payment?.finalTerminal,
  forwarded: ({ payment }) => (payment?.finalTerminal === undefined ? 'False' : 'True'),
  key: (_context, { credentials }) => credentials.key,
  'retrieval-number': ({ payment }) => payment && retrievalNumber(payment.id),
}

const conditions: Readonly<Record<AttributeCondition, (context: CommandContext, name: string) => boolean>> = {
  absent: ({ request }, name) => request[name] === undefined,
  'card-not-registered': ({ payment }) => payment?.card?.cardId === freePay,
  'money-moved': ({ payment }) => payment !== undefined && payment.authorised > 0,
}

/** An answer with the attributes that the profile adds. */
export function withAdded(reply: Reply, context: CommandContext, parsed: ParsedRequest): Reply {
  const rules = context.command.row.deviations?.attributes ?? []
  // Stryker disable next-line ConditionalExpression: a short cut; nothing is added
  if (rules.length === 0) return reply
  const added = rules.flatMap((rule): [string, Value][] =>
    belongs(rule, reply, context) ? [[rule.name, sources[rule.gives](context, parsed)]] : [],
  )
  return { ...reply, values: { ...reply.values, ...Object.fromEntries(added) } }
}

function belongs({ name, in: outcomes = ['True'], codes, when }: AttributeRule, reply: Reply, context: CommandContext) {
  if (!outcomes.includes(reply.success)) return false
  if (codes !== undefined && !codes.includes(reply.errCode ?? '')) return false
  return when === undefined || conditions[when](context, name)
}

/** Twelve digits that a payment keeps for ever, also when it is played again from the same seed. */
function retrievalNumber(paymentId: string): string {
  const digits = BigInt(`0x${hash('sha256', paymentId).slice(0, 16)}`) % 10n ** 10n
  return String(digits).padStart(12, '0')
}
