import { didYouMean } from '../../lib/did-you-mean.js'
import type { CommandFile } from '../../load/spec.js'
import { type Entry, entriesOf, get, itemsOf, type Node, textOf } from '../../load/yaml/node.js'
import type { Report, SpecRule } from '../shared/rule.js'
import { requestFields, topLevelFields } from '../shared/spec-queries.js'

/** Field and case names that a command refers to exist in that command. */
export const fieldNames: SpecRule = (spec, report) => {
  for (const command of spec.commands) {
    checkFields(command, report)
    checkCases(command, report)
  }
}

function checkFields(command: CommandFile, report: Report): void {
  const parameters = new Set(entriesOf(get(command.root, 'request')).map(({ key }) => key))
  const asked = new Set(topLevelFields(command).keys())
  const mustBe = (node: Node, name: string, names: ReadonlySet<string>, what: string): void => {
    if (!names.has(name))
      report('dangling-field', command.file, node, `there is no ${what} with that name${didYouMean(name, names)}`)
  }
  const mustAllBe = (nodes: readonly Node[]): void => {
    for (const node of nodes) mustBe(node, textOf(node) ?? '', asked, 'field')
  }
  for (const { entry } of requestFields(command)) {
    const same = get(entry.value, 'same')
    if (same) mustBe(same, textOf(same) ?? '', parameters, 'parameter')
  }
  mustAllBe(itemsOf(get(command.root, 'variants', 'on')))
  for (const rule of itemsOf(get(command.root, 'rules'))) {
    for (const { key, keySpan } of entriesOf(get(rule, 'when'))) {
      if (!asked.has(key)) {
        report('dangling-field', command.file, keySpan, `there is no field with that name${didYouMean(key, asked)}`)
      }
    }
    mustAllBe(itemsOf(get(rule, 'need')))
    mustAllBe(itemsOf(get(rule, 'anyOf')))
  }
}

function checkCases(command: CommandFile, report: Report): void {
  const cases = new Set(entriesOf(get(command.root, 'variants', 'cases')).map(({ key }) => key))
  for (const { entry } of requestFields(command))
    for (const node of namedCases(entry)) {
      const name = textOf(node) ?? ''
      const why =
        cases.size === 0 ? 'the command has no variants' : `there is no case with that name${didYouMean(name, cases)}`
      if (!cases.has(name)) report('dangling-case', command.file, node, why)
    }
}

function namedCases({ value }: Entry): readonly Node[] {
  return [...itemsOf(get(value, 'in')), ...itemsOf(get(value, 'requiredIn'))]
}
