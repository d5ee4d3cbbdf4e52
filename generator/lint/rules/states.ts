import { didYouMean } from '../../lib/did-you-mean.js'
import { entriesOf, get, itemsOf, type Node, textOf } from '../../load/yaml/node.js'
import type { SpecRule } from '../shared/rule.js'

/** Transitions join states of their own machine, and every state can be reached. */
export const states: SpecRule = (spec, report) => {
  const file = spec.documents.states
  const machines = entriesOf(get(file.root, 'machines'))
  const all = new Set(machines.flatMap(({ value }) => entriesOf(get(value, 'states')).map(({ key }) => key)))
  for (const machine of machines) {
    const own = new Set(entriesOf(get(machine.value, 'states')).map(({ key }) => key))
    const mustBe = (node: Node, extra: string): void => {
      const name = textOf(node) ?? ''
      if (own.has(name) || name === 'none' || name === extra) return
      if (all.has(name))
        report('foreign-state', file, node, `${name} is a state of another machine than ${machine.key}`)
      else report('dangling-state', file, node, `there is no state with that name${didYouMean(name, own)}`)
    }
    const reached = new Set<string>()
    for (const { value } of entriesOf(get(machine.value, 'transitions'))) {
      for (const node of itemsOf(get(value, 'from'))) mustBe(node, 'none')
      for (const node of itemsOf(get(value, 'to'))) {
        mustBe(node, 'same')
        reached.add(textOf(node) ?? '')
      }
    }
    for (const { key, keySpan } of entriesOf(get(machine.value, 'states'))) {
      if (!reached.has(key)) report('unreachable-state', file, keySpan, 'no transition leads to this state')
    }
  }
}
