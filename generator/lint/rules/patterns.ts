import { get, textOf } from '../../load/yaml/node.js'
import type { SpecRule } from '../shared/rule.js'
import { definitions } from '../shared/spec-queries.js'

/** Patterns compile, and carry no anchors: these are added where the pattern is used. */
export const patterns: SpecRule = (spec, report) => {
  for (const { file, entry } of definitions(spec, 'type').values()) {
    for (const node of [get(entry.value, 'pattern'), get(entry.value, 'advise', 'pattern')]) {
      const pattern = textOf(node)
      if (pattern === undefined || node === undefined) continue
      const wrong = complaint(pattern)
      if (wrong !== undefined) report('bad-pattern', file, node, wrong)
    }
  }
}

function complaint(pattern: string): string | undefined {
  if (pattern.startsWith('^') || (pattern.endsWith('$') && !pattern.endsWith('\\$'))) {
    return 'a pattern always matches the whole value: remove ^ and $'
  }
  try {
    new RegExp(`^(?:${pattern})$`, 'u')
    return undefined
  } catch (error) {
    return error instanceof Error
      ? error.message.replace(/^.*: /, '').toLowerCase()
      : 'this is not a regular expression'
  }
}
