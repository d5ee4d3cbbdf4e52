import { didYouMean } from '../../lib/did-you-mean.js'
import { get, itemsOf, textOf } from '../../load/yaml/node.js'
import type { SpecRule } from '../shared/rule.js'

const verdicts = ['happened', 'declined', 'untouched', 'waiting']

/**
 * Every money command names a read-only command that tells whether it took effect, with one verdict for each status.
 */
export const settlement: SpecRule = (spec, report) => {
  for (const { file, family, root } of spec.commands) {
    const effect = get(root, 'effect')
    const settledBy = get(root, 'settledBy')
    const siblings = spec.commands.filter((other) => other.family === family)
    const last = get(root, 'finishedBy')
    if (last && !siblings.some(({ localId }) => localId === textOf(last))) {
      const meant = didYouMean(
        textOf(last) ?? '',
        siblings.map(({ localId }) => localId),
      )
      report('dangling-command', file, last, `there is no command with that id in ${family}${meant}`)
    }
    if (settledBy === undefined) {
      if (effect && textOf(effect) === 'money')
        report('unsettled', file, effect, 'the command moves money, but no command tells whether it did')
      continue
    }
    const command = get(settledBy, 'command')
    const target = siblings.find(({ localId }) => localId === textOf(command))
    if (command && target === undefined) {
      const names = siblings.map(({ localId }) => localId)
      const meant = didYouMean(textOf(command) ?? '', names)
      report('dangling-command', file, command, `there is no command with that id in ${family}${meant}`)
    } else if (command && target && textOf(get(target.root, 'effect')) !== 'read') {
      report('settled-by-write', file, command, 'this command changes something')
    }
    const seen = new Map<string, string>()
    for (const verdict of verdicts) {
      for (const node of itemsOf(get(settledBy, verdict))) {
        const name = textOf(node) ?? ''
        const other = seen.get(name)
        if (other !== undefined) report('overlapping-verdict', file, node, `${name} is already listed under ${other}`)
        seen.set(name, verdict)
      }
    }
  }
}
