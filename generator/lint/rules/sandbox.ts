import { didYouMean } from '../../lib/did-you-mean.js'
import { type Entry, entriesOf, entryOf, get, itemsOf, textOf, textsOf } from '../../load/yaml/node.js'
import type { SpecRule } from '../shared/rule.js'
import { definitions, requestFields } from '../shared/spec-queries.js'

/**
 * The codes that the sandbox answers to malformed values are given for existing fields, and are codes of its checks.
 */
export const sandbox: SpecRule = (spec, report) => {
  const file = spec.documents.sandbox
  const codesOf = (...checks: string[]) =>
    new Set(checks.flatMap((check) => textsOf(get(file.root, 'checks', check, 'codes'))))
  const given = { refusals: codesOf('values'), malformed: codesOf('parameters', 'values') }
  for (const [section, codes] of Object.entries(given)) {
    for (const { value } of entriesOf(get(file.root, section))) {
      const code = textOf(value)
      if (code === undefined || codes.has(code)) continue
      report('unlisted-refusal', file, value, 'no check lists this code under the one that finds it')
    }
  }
  const fields = spec.commands.flatMap(requestFields)
  const composites = new Set(fields.filter(({ entry }) => isComposite(entry)).map(({ entry }) => entry.key))
  for (const { key, keySpan } of entriesOf(get(file.root, 'malformed'))) {
    if (composites.has(key)) continue
    report('dangling-field', file, keySpan, `no command has such a composite parameter${didYouMean(key, composites)}`)
  }
  operations(spec, report)
  exceptions(spec, report)
}

/** Every command except pages has exactly one operation in the sandbox's engine. */
const operations: SpecRule = (spec, report) => {
  const file = spec.documents.sandbox
  const commands = new Map(spec.commands.map((command) => [`${command.family}.${command.localId}`, command]))
  const played = new Set<string>()
  for (const { key, value } of entriesOf(get(file.root, 'operations'))) {
    for (const node of itemsOf(value)) {
      const id = textOf(node) ?? ''
      if (!commands.has(id))
        report('dangling-command', file, node, `there is no command ${id}${didYouMean(id, commands.keys())}`)
      else if (played.has(id)) report('misplaced', file, node, `${id} already has another operation than ${key}`)
      played.add(id)
    }
  }
  for (const [id, { file: own, root }] of commands) {
    if (played.has(id) || textOf(get(root, 'channel')) === 'browser') continue
    report('no-operation', own, entryOf(root, 'command')?.value ?? root, 'the sandbox has no operation for it')
  }
}

/** An exception may only name a fault that its rule covers. */
const exceptions: SpecRule = (spec, report) => {
  const file = spec.documents.sandbox
  const technical = get(file.root, 'technical')
  const faults = textsOf(get(technical, 'faults'))
  const errors = definitions(spec, 'error')
  for (const node of itemsOf(get(technical, 'except'))) {
    const fault = textOf(get(errors.get(textOf(node) ?? '')?.entry.value, 'advice', 'fault'))
    if (fault === undefined || faults.includes(fault)) continue
    report('misplaced', file, node, `its fault is ${fault}, which no exception is needed for`)
  }
}

/** Whether the field's value has parts. */
function isComposite({ value }: Entry): boolean {
  return get(value, 'type') === undefined && get(value, 'same') === undefined
}
