// Copied from templates/sandbox/src/engine/domain/wallet-amount.ts by `npm run generate`. Do not edit: change it there.
import { number } from './context.js'
import type { CommandContext, Refusal } from './contract.js'

/** What a mobile wallet's payment comes to, by its token and the rules of the three kinds (decisions S17, S19). */
export function payAmount(context: CommandContext): number | Refusal {
  const { token, spec } = context
  const amount = number(context, 'Amount')
  if (token === undefined)
    return { errCode: 'WRONG_PARAMS', why: 'PayToken is not one of the tokens this sandbox knows.' }
  if (token.kind === 2) {
    return amount === token.amount
      ? amount
      : { errCode: 'AMOUNT_ERROR', why: "Amount differs from the token's amount." }
  }
  if (context.request.Checksum !== true) return token.amount
  const tolerance = spec.limits.checksumTolerance
  return amount !== undefined && Math.abs(amount - token.amount) <= tolerance
    ? amount
    : { errCode: 'AMOUNT_ERROR', why: `Amount differs from the token's amount by more than ${tolerance}.` }
}
