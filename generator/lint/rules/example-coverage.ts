import type { CommandFile } from '../../load/spec.js'
import { entriesOf, get, itemsOf, textOf } from '../../load/yaml/node.js'
import type { Report, SpecRule } from '../shared/rule.js'
import { channelOf, examplesOf } from '../shared/spec-queries.js'

/** Examples cover everything: each outcome, a refused input, a refused answer, each event. */
export const exampleCoverage: SpecRule = (spec, report) => {
  const outcome = textOf(get(spec.documents.gateway.root, 'frame', 'outcome')) ?? ''
  for (const command of spec.commands) {
    checkOutcomes(command, outcome, report)
    checkRefusals(command, report)
  }
  const { events } = spec.documents
  for (const { key, keySpan, value } of entriesOf(get(events.root, 'events'))) {
    const examples = itemsOf(get(value, 'examples'))
    if (examples.length === 0) report('event-without-example', events, keySpan, `no example of ${key}`)
  }
}

function checkOutcomes(command: CommandFile, attribute: string, report: Report): void {
  const shown = new Set(examplesOf(command).map((example) => textOf(get(example, 'gives', attribute))))
  for (const node of itemsOf(get(command.root, 'reply', 'outcomes'))) {
    const outcome = textOf(node) ?? ''
    if (!shown.has(outcome)) report('uncovered-outcome', command.file, node, `no example gives ${attribute} ${outcome}`)
  }
}

function checkRefusals(command: CommandFile, report: Report): void {
  const examples = examplesOf(command)
  const span = command.root.entries.find(({ key }) => key === 'examples')?.keySpan
  if (span === undefined) return
  const has = (key: string): boolean => examples.some((example) => get(example, key) !== undefined)
  if (!has('refused')) report('no-refusal', command.file, span, 'there is no example of an input that is refused')
  const isBrowser = channelOf(command) === 'browser'
  if (!isBrowser && !has('fails'))
    report('no-refusal', command.file, span, 'there is no example of an answer that is refused')
  if (isBrowser && !has('opens'))
    report('uncovered-outcome', command.file, span, 'there is no example of the address it opens')
}
