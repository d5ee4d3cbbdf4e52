import { type Entry, entriesOf, get, textOf } from '../../load/yaml/node.js'
import type { SpecRule } from '../shared/rule.js'
import { definitions } from '../shared/spec-queries.js'

/** No resource contains itself, directly or through others: such a value would have no end. */
export const resourceCycles: SpecRule = (spec, report) => {
  const resources = definitions(spec, 'resource')
  const inner = (name: string): string[] =>
    entriesOf(get(resources.get(name)?.entry.value, 'fields')).flatMap(heldResource)
  for (const [name, { file, entry }] of resources) {
    if (reaches(name, inner(name), inner)) report('resource-cycle', file, entry.keySpan, `${name} contains itself`)
  }
}

function heldResource({ value }: Entry): string[] {
  return ['object', 'list', 'base64json'].flatMap((key) => textOf(get(value, key)) ?? [])
}

function reaches(goal: string, start: readonly string[], inner: (name: string) => string[]): boolean {
  const seen = new Set<string>()
  const open = [...start]
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (name === goal) return true
    if (seen.has(name)) continue
    seen.add(name)
    open.push(...inner(name))
  }
  return false
}
