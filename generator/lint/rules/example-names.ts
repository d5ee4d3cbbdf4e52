import { didYouMean } from '../../lib/did-you-mean.js'
import type { CommandFile } from '../../load/spec.js'
import { entriesOf, get, itemsOf, type Node, textOf } from '../../load/yaml/node.js'
import type { Report, SpecRule } from '../shared/rule.js'
import { examplesOf } from '../shared/spec-queries.js'

/** Names of examples are unique, and an input that names an example names an earlier one. */
export const exampleNames: SpecRule = (spec, report) => {
  for (const command of spec.commands) checkNames(command, report)
  const { events } = spec.documents
  for (const { value } of entriesOf(get(events.root, 'events'))) {
    checkUnique(itemsOf(get(value, 'examples')), events, report)
  }
}

function checkNames(command: CommandFile, report: Report): void {
  const examples = examplesOf(command)
  checkUnique(examples, command.file, report)
  const earlier = new Set<string>()
  for (const example of examples) {
    const input = get(example, 'input')
    const name = textOf(input)
    if (input && name !== undefined && !earlier.has(name)) {
      report(
        'dangling-example',
        command.file,
        input,
        `there is no earlier example with that name${didYouMean(name, earlier)}`,
      )
    }
    earlier.add(textOf(get(example, 'name')) ?? '')
  }
}

function checkUnique(examples: readonly Node[], file: { path: string }, report: Report): void {
  const seen = new Set<string>()
  for (const example of examples) {
    const node = get(example, 'name')
    const name = textOf(node) ?? ''
    if (node && seen.has(name)) report('duplicate-example', file, node, `an earlier example has the name ${name}`)
    seen.add(name)
  }
}
