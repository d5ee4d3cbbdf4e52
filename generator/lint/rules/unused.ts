import type { Code } from '../../diagnostics/codes.js'
import { entryOf, get, isTrue } from '../../load/yaml/node.js'
import type { SpecRule } from '../shared/rule.js'
import { definitions } from '../shared/spec-queries.js'

const kinds: readonly (readonly [kind: string, code: Code, message: string])[] = [
  ['limit', 'unused-limit', 'no type, rule or transition uses this limit'],
  ['type', 'unused-type', 'no field uses this type'],
  ['resource', 'unused-resource', 'no field uses this resource'],
  ['event', 'unused-event', 'no row of emissions lists this event'],
  ['emission', 'unused-emission', 'no command emits this row'],
  ['decision', 'unused-decision', 'nothing refers to this row'],
]

/**
 * Everything that is defined is used. The rule reports nothing while it could be wrong: when some references could not
 * be read, or a name is misspelt.
 */
export const unused: SpecRule = (spec, report) => {
  if (spec.diagnostics.length > 0) return
  const used = new Map<string, Set<string>>()
  for (const { references } of spec.files) {
    for (const { kind, name, isKey, path } of references) {
      if (isKey || isOnlyShown(path)) continue
      used.set(kind, (used.get(kind) ?? new Set()).add(name))
    }
  }
  for (const [kind, code, message] of kinds) {
    const defined = definitions(spec, kind)
    if ([...(used.get(kind) ?? [])].some((name) => !defined.has(name))) continue
    for (const [name, { file, entry }] of defined) {
      const excused =
        (kind === 'resource' && isTrue(get(entry.value, 'documentary'))) ||
        (kind === 'emission' && entryOf(entry.value, 'decided') !== undefined)
      if (!excused && !used.get(kind)?.has(name)) report(code, file, entry.keySpan, message)
    }
  }
}

/** Whether a path is inside `shown` of gateway.yaml. Being shown in a README does not count as being used. */
function isOnlyShown([first]: readonly string[]): boolean {
  return first === 'shown'
}
