// Copied from templates/sandbox/src/engine/pipeline/relax.ts by `npm run generate`. Do not edit: change it there.
import type { ParameterRule } from '../../spec/overlay.js'
import type { CompiledCommand } from '../domain/contract.js'
import type { ParsedRequest, Problem } from '../wire/parsed-request.js'

/** Failures of the validators that each kind of rule ignores. */
const excused: Readonly<Record<ParameterRule['is'], readonly string[]>> = {
  'any-length': ['too-long', 'too-short'],
  ignored: [],
  optional: ['required'],
}

/** A request without the parameters that the profile ignores, and without what the profile tolerates. */
export function relax(command: CompiledCommand, parsed: ParsedRequest): ParsedRequest {
  const rules = applying(command, parsed)
  if (rules.length === 0) return parsed
  const ignored = namesOf(rules, 'ignored')
  const unminded = new Set([...ignored, ...namesOf(rules, 'optional')])
  for (const name of ignored) delete parsed.request[name]
  const minded = (problems: readonly Problem[], names: ReadonlySet<string>) =>
    problems.filter(({ at }) => !names.has(at))
  return {
    ...parsed,
    structure: minded(parsed.structure, unminded),
    values: minded(parsed.values, ignored),
    repeats: minded(parsed.repeats, ignored),
  }
}

/** Says which failures of a validator the profile tolerates. */
export function unminded(command: CompiledCommand, parsed: ParsedRequest): (path: string, code: string) => boolean {
  const rules = applying(command, parsed)
  return (path, code) => rules.some(({ names, is }) => excused[is].includes(code) && names.includes(path))
}

function applying({ row }: CompiledCommand, { request }: ParsedRequest): readonly ParameterRule[] {
  const rules = row.deviations?.parameters ?? []
  return rules.filter((rule) => Object.entries(rule.for ?? {}).every(([name, value]) => request[name] === value))
}

function namesOf(rules: readonly ParameterRule[], kind: ParameterRule['is']): ReadonlySet<string> {
  return new Set(rules.filter(({ is }) => is === kind).flatMap(({ names }) => names))
}
