import { camelCase } from '../../lib/letter-case.js'
import type { CommandFile } from '../../load/spec.js'
import { entriesOf, get, itemsOf, type Node, textOf, textsOf } from '../../load/yaml/node.js'
import type { Command, Family, Frame, RequestRule, Settlement, Transition, Variants } from '../model.js'
import { channels, effects } from '../words.js'
import { buildExamples } from './examples.js'
import { buildFields, oneOf, type TypeLookups } from './fields.js'
import { documentedOf, type Find, needText } from './lookup.js'
import { buildReply } from './replies.js'

export interface CommandParts {
  readonly lookups: TypeLookups
  readonly frame: Pick<Frame, 'outcome'>
  readonly family: Find<Family>
  readonly transition: Find<Transition>
}

export function buildCommand({ root, family: familyName, localId }: CommandFile, parts: CommandParts): Command {
  const family = parts.family(familyName)
  const name = needText(root, 'command')
  const channel = oneOf(channels, textOf(get(root, 'channel')) ?? 'form')
  const effect = oneOf(effects, needText(root, 'effect'))
  const moves = textsOf(get(root, 'moves'))
  const settledBy = settlement(get(root, 'settledBy'), familyName)
  const finishedBy = textOf(get(root, 'finishedBy'))
  const variants = variantsOf(get(root, 'variants'))
  const reply = get(root, 'reply')
  return {
    id: `${familyName}.${localId}`,
    family,
    name,
    localId,
    method: textOf(get(root, 'method')) ?? camelCase(localId),
    typeName: family.prefix + localId,
    ...documentedOf(root),
    channel,
    ...pathOf(root, family, name),
    effect,
    repeatable: effect === 'read',
    ...(settledBy && { settledBy }),
    ...(finishedBy !== undefined && { finishedBy: `${familyName}.${finishedBy}` }),
    parameters: buildFields(get(root, 'request'), parts.lookups),
    ...(variants && { variants }),
    rules: itemsOf(get(root, 'rules')).map(ruleOf),
    ...(reply && { reply: buildReply(reply, name, parts.lookups) }),
    moves,
    emits: textsOf(get(root, 'emits')),
    needs: neededStates(moves.map(parts.transition)),
    examples: buildExamples(get(root, 'examples'), parts.frame),
  }
}

function pathOf(root: Node, family: Family, name: string): { path?: string; pathOption?: string } {
  const own = textOf(get(root, 'path'))
  const option = textOf(get(root, 'option'))
  if (own === 'not-shown') return option === undefined ? {} : { pathOption: option }
  const path = own ?? family.path?.replace('{Command}', name)
  return path === undefined ? {} : { path }
}

function settlement(node: Node | undefined, family: string): Settlement | undefined {
  if (node === undefined) return undefined
  const note = textOf(get(node, 'note'))
  return {
    command: `${family}.${needText(node, 'command')}`,
    happened: textsOf(get(node, 'happened')),
    declined: textsOf(get(node, 'declined')),
    untouched: textsOf(get(node, 'untouched')),
    waiting: textsOf(get(node, 'waiting')),
    ...(note !== undefined && { note }),
  }
}

function variantsOf(node: Node | undefined): Variants | undefined {
  if (node === undefined) return undefined
  const cases = entriesOf(get(node, 'cases')).map(({ key, value }) => {
    const values = get(value, 'values')
    const { summary } = documentedOf(value)
    return {
      name: key,
      summary,
      ...(values && { values: itemsOf(values).flatMap(wordOrNumber) }),
    }
  })
  return { on: needText(node, 'on'), cases }
}

function wordOrNumber(node: Node): (string | number)[] {
  const isEither = node.kind === 'scalar' && (typeof node.value === 'string' || typeof node.value === 'number')
  return isEither ? [node.value] : []
}

function ruleOf(node: Node): RequestRule {
  const decided = textsOf(get(node, 'decided'))
  const anyOf = get(node, 'anyOf')
  if (anyOf) return { kind: 'anyOf', fields: textsOf(anyOf), decided }
  const condition = entriesOf(get(node, 'when'))[0]
  if (condition?.value.kind !== 'scalar' || condition.value.value === null) {
    throw new Error('a rule without a condition after the schema check')
  }
  const when = { field: condition.key, value: condition.value.value }
  return { kind: 'needs', when, need: textsOf(get(node, 'need')), decided }
}

/** A command that can begin something has no precondition; another needs one of the states its transitions start from. */
function neededStates(transitions: readonly Transition[]): string[] {
  const from = transitions.flatMap((transition) => transition.from)
  return from.includes('none') ? [] : [...new Set(from)]
}
