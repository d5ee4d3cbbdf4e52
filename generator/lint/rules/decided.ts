import { entryOf, get, textOf } from '../../load/yaml/node.js'
import type { Report, SpecRule } from '../shared/rule.js'
import { fieldMaps } from '../shared/spec-queries.js'

/** Where the document is silent, the spec says on which decision it rests. */
export const decided: SpecRule = (spec, report) => {
  for (const { file, fields } of fieldMaps(spec)) {
    for (const { value } of fields) {
      const presence = get(value, 'presence')
      if (presence && textOf(presence) === 'not-shown' && !entryOf(value, 'decided')) undecided(report, file, presence)
    }
  }
  for (const { file, root } of spec.commands) {
    const path = get(root, 'path')
    if (path && textOf(path) === 'not-shown' && !entryOf(root, 'decided')) undecided(report, file, path)
    const accepts = get(root, 'reply', 'accepts')
    if (accepts && !entryOf(get(root, 'reply'), 'decided')) undecided(report, file, accepts)
  }
}

function undecided(report: Report, file: { path: string }, node: { start: number; end: number }): void {
  report('undecided', file, node, 'the document does not say this, and no decision is named')
}
