import type { Early, Plan, Refusal } from '../domain/contract.js'
import type { Reading } from '../wire/parsed-request.js'

const nothingWrong: ReturnType<typeof judge> = { structure: [], values: [], repeats: [] }

/** Failures of the validators that say that something is missing or superfluous; all others are about values. */
const structural = new Set(['required', 'unknown-field', 'needs', 'any-of', 'separator-in-key', 'reserved-key'])

/** Sorts what is wrong with a request into the checks it belongs to, with its codes. */
export function judge(plan: Plan, reading: Reading): Pick<Early, 'structure' | 'values' | 'repeats'> {
  const readable = reading.structure.length + reading.values.length + reading.repeats.length === 0
  if (readable && plan.check?.(reading.request)) return nothingWrong
  const { refusals } = plan.row
  const whole = (at: string) => refusals[at.split('.')[0] ?? ''] ?? 'WRONG_PARAMS'
  const inside = (at: string) => (at.includes('.') ? whole(at) : 'WRONG_PARAMS')
  const structure = reading.structure.map(({ at, why }) => ({
    errCode:
      at.includes('.') || plan.row.descriptor.request.some(({ name, kind }) => name === at && kind === 'pairs')
        ? whole(at)
        : 'WRONG_PARAMS',
    why,
  }))
  const values = reading.values.map(({ at, why }) => ({ errCode: refusals[at] ?? inside(at), why }))
  const repeats = reading.repeats.map(({ at, why }) => ({ errCode: whole(at), why }))
  if (structure.length === 0 && plan.check !== undefined) validate(plan, reading, structure, values)
  return { structure, values, repeats }

  function validate({ check }: Plan, { request }: Reading, missing: Refusal[], wrong: Refusal[]): void {
    if (check === undefined || check(request)) return
    const result = check.validate(request)
    if (result.ok) return
    const unread = new Set(reading.values.map(({ at }) => at))
    for (const { path, code, message } of result.failures) {
      if (code === 'required' && unread.has(path)) continue
      if (structural.has(code)) missing.push({ errCode: inside(path), why: message })
      else wrong.push({ errCode: refusals[path] ?? inside(path), why: message })
    }
  }
}
