// Copied from templates/sandbox/src/engine/pipeline/validate-request.ts by `npm run generate`. Do not edit: change it there.
import type { RequestCheck } from '../../spec/gateway-spec.js'
import type { CompiledCommand, Refusal, RequestFacts } from '../domain/contract.js'
import type { ParsedRequest } from '../wire/parsed-request.js'
import { unminded } from './relax.js'

const nothingWrong: ReturnType<typeof validateRequest> = { structure: [], values: [], repeats: [] }

/** Failures of the validators that say that something is missing or superfluous; all others are about values. */
const structural = new Set(['required', 'unknown-field', 'needs', 'any-of', 'separator-in-key', 'reserved-key'])

/** Sorts what is wrong with a request into the checks it belongs to, with its codes. */
export function validateRequest(
  command: CompiledCommand,
  isValid: RequestCheck,
  parsed: ParsedRequest,
): Pick<RequestFacts, 'structure' | 'values' | 'repeats'> {
  const readable = parsed.structure.length + parsed.values.length + parsed.repeats.length === 0
  // Stryker disable next-line ConditionalExpression: a short cut; the validator's failures are none
  if (readable && isValid(parsed.request)) return nothingWrong
  const { refusals, deviations } = command.row
  const whole = (at: string) => refusals[at.split('.')[0] ?? ''] ?? 'WRONG_PARAMS'
  const inside = (at: string) => (at.includes('.') ? whole(at) : 'WRONG_PARAMS')
  const structure = parsed.structure.map(({ at, why }) => ({
    errCode:
      at.includes('.') || command.row.descriptor.request.some(({ name, kind }) => name === at && kind === 'pairs')
        ? whole(at)
        : 'WRONG_PARAMS',
    why,
  }))
  const values = parsed.values.map(({ at, why }) => ({ errCode: refusals[at] ?? inside(at), why }))
  const repeats = parsed.repeats.map(({ at, why }) => ({ errCode: whole(at), why }))
  if (structure.length === 0) validate(structure, values)
  return { structure, values, repeats }

  function validate(missing: Refusal[], wrong: Refusal[]): void {
    const result = isValid.validate(parsed.request)
    const unread = new Set(parsed.values.map(({ at }) => at))
    const isUnminded = unminded(command, parsed)
    for (const { path, code, message } of result.ok ? [] : result.failures) {
      if ((code === 'required' && unread.has(path)) || isUnminded(path, code)) continue
      const absent = code === 'required' ? deviations?.missing[path] : undefined
      if (structural.has(code)) missing.push({ errCode: absent ?? inside(path), why: message })
      else wrong.push({ errCode: refusals[path] ?? inside(path), why: message })
    }
  }
}
