import { type Data, dataOf, get, itemsOf, type Node, textOf } from '../../load/yaml/node.js'
import type { Example, Frame } from '../model.js'
import { outcomes } from '../words.js'
import { oneOf } from './fields.js'
import { needText } from './lookup.js'

/** Examples of a command, inputs that name an earlier example filled in. */
export function buildExamples(node: Node | undefined, frame: Pick<Frame, 'outcome'>): Example[] {
  const inputs = new Map<string, Data>()
  return itemsOf(node).map((item) => {
    const name = needText(item, 'name')
    const input = inputOf(get(item, 'input'), inputs)
    inputs.set(name, input)
    return buildExample(item, name, input, frame.outcome)
  })
}

function inputOf(node: Node | undefined, earlier: ReadonlyMap<string, Data>): Data {
  const name = textOf(node)
  if (name !== undefined) return earlier.get(name) ?? {}
  return node === undefined ? {} : dataOf(node)
}

function buildExample(node: Node, name: string, input: Data, outcome: string): Example {
  const head = { name, title: needText(node, 'title'), input }
  const refused = get(node, 'refused')
  if (refused)
    return {
      kind: 'refused',
      ...head,
      at: needText(refused, 'at'),
      code: needText(refused, 'code'),
    }
  const opens = textOf(get(node, 'opens'))
  if (opens !== undefined) return { kind: 'opens', ...head, opens }
  const answers = needText(node, 'answers')
  const fails = get(node, 'fails')
  if (fails) return { kind: 'fails', ...head, answers, code: needText(fails, 'code') }
  const gives = get(node, 'gives')
  return {
    kind: 'call',
    ...head,
    sends: needText(node, 'sends'),
    answers,
    gives: gives ? dataOf(gives) : {},
    outcome: oneOf(outcomes, needText(gives, outcome)),
  }
}
