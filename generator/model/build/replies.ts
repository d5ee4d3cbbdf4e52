import { type Entry, entriesOf, get, isTrue, type Node, numberOf, textOf, textsOf } from '../../load/yaml/node.js'
import type { Attribute, Child, EchoRule, Outcome, Reply } from '../model.js'
import { outcomes } from '../words.js'
import { heldValue, oneOf, summaryOf, type TypeLookups } from './fields.js'
import { documentedOf } from './lookup.js'

export function buildReply(node: Node, command: string, lookups: TypeLookups): Reply {
  const isJson = textOf(get(node, 'format')) === 'json'
  const element = isJson ? undefined : (textOf(get(node, 'element')) ?? command)
  return {
    format: isJson ? 'json' : 'xml',
    ...(element !== undefined && { element }),
    accepts: element === undefined ? [] : [...new Set([element, ...textsOf(get(node, 'accepts'))])],
    outcomes: outcomesOf(get(node, 'outcomes')) ?? [],
    attributes: attributesOf(get(node, isJson ? 'fields' : 'attributes'), lookups),
    children: childrenOf(get(node, 'children'), lookups),
    decided: textsOf(get(node, 'decided')),
  }
}

function outcomesOf(node: Node | undefined): Outcome[] | undefined {
  return node && textsOf(node).map((name) => oneOf(outcomes, name))
}

function attributesOf(node: Node | undefined, lookups: TypeLookups): Attribute[] {
  return entriesOf(node).map(({ key, value: node }) => {
    const value = heldValue(node, lookups)
    const belongs = outcomesOf(get(node, 'in'))
    return {
      name: key,
      ...documentedOf(node, summaryOf(value)),
      value,
      ...(belongs && { in: belongs }),
      essential: isTrue(get(node, 'essential')),
      echo: echoOf(get(node, 'echo')),
    }
  })
}

function echoOf(node: Node | undefined): boolean | EchoRule {
  if (node?.kind !== 'map') return isTrue(node)
  const absent = numberOf(get(node, 'absent'))
  const when = entriesOf(get(node, 'when')).map(({ key, value }) => ({
    field: key,
    value: numberOf(value) ?? textOf(value) ?? '',
  }))[0]
  return { ...(absent !== undefined && { absent }), ...(when && { when }) }
}

function childrenOf(node: Node | undefined, lookups: TypeLookups): Child[] {
  return entriesOf(node).map((entry) => childOf(entry, lookups))
}

function childOf({ key, value: node }: Entry, lookups: TypeLookups): Child {
  const belongs = outcomesOf(get(node, 'in'))
  return {
    name: key,
    ...documentedOf(node, `The ${key} element.`),
    list: isTrue(get(node, 'list')),
    ...(belongs && { in: belongs }),
    attributes: attributesOf(get(node, 'attributes'), lookups),
    children: childrenOf(get(node, 'children'), lookups),
  }
}
