import type { Json } from '../model/model.js'
import { rules } from './all-rules.js'
import { type Difference, differences } from './shared/differences.js'
import { at, type Judgement, type Sides, type Verdict, verdicts } from './shared/rule.js'

/** One change of the interface, judged. */
export interface Change extends Judgement {
  /** Code of the rule that judged; `api` for what can be imported. */
  readonly code: string
  /** Where in the model: `commands/api.Pay/parameters/OrderId`; of an import, its package and name. */
  readonly path: string
}

/** Every change between two published models, the strongest first. */
export function compareModels(before: Json, after: Json): Change[] {
  const sides = { before, after }
  return differences(before, after)
    .filter(({ path }) => !isDerived(path))
    .map((difference) => judge(difference, sides))
    .sort(byVerdict)
}

/** The strongest first. */
export function byVerdict(one: Change, other: Change): number {
  return verdicts.indexOf(other.verdict) - verdicts.indexOf(one.verdict)
}

/** The strongest verdict; none when nothing changed. */
export function strongest(changes: readonly { readonly verdict: Verdict }[]): Verdict | undefined {
  return verdicts.findLast((verdict) => changes.some((change) => change.verdict === verdict))
}

function judge(difference: Difference, sides: Sides): Change {
  for (const { code, judge } of rules) {
    const judgement = judge(difference, sides)
    if (judgement !== undefined) return { code, path: difference.path.join('/'), ...judgement }
  }
  throw new Error('no rule judged it, although the last rule takes everything')
}

const derivedOfCommands = new Set(['needs', 'moves', 'emits'])
const derivedOfFields = new Set('base sensitive minLength maxLength minimum maximum scale pattern reserved'.split(' '))

/**
 * These differences are reported where they come from: names, transitions, emissions, types, rows of overlays and those
 * that refer to the register.
 */
function isDerived(path: readonly string[]): boolean {
  const [table, , part] = path
  if (table === '$schema' || table === 'words') return true
  if (table === 'commands' && derivedOfCommands.has(part ?? '')) return true
  if (part === 'emittedBy' || part === 'referredBy') return true
  if (at(path, 'gateway/credentials/*/type/**') && path[4] !== 'name') return true
  if (at(path, 'overlays/*/commands|resources/**')) return true
  return table !== 'types' && table !== 'enums' && path.some((name) => derivedOfFields.has(name))
}
