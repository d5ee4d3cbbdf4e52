/** The service as a whole. */
import type { Spec } from '../../load/spec.js'
import { entriesOf, get, type Node, numberOf, textOf } from '../../load/yaml/node.js'
import type { Family, Frame, Gateway } from '../model.js'
import { credentials, diagramScopes, outcomeResults, outcomes } from '../words.js'
import { oneOf, type TypeLookups } from './fields.js'
import { documentedOf, Lookup, needText, rulesOf } from './lookup.js'

/** What gateway.yaml says beside the families. */
export function buildGateway(spec: Spec, lookups: TypeLookups): Gateway {
  const { root } = spec.documents.gateway
  if (root === undefined) throw new Error('gateway.yaml is missing after the schema check')
  const docs = textOf(get(root, 'docs'))
  const examples = get(root, 'examples')
  const shown = get(root, 'shown')
  const waitFor = get(shown, 'waitFor')
  const returnTo = get(shown, 'returnTo')
  const rules = (key: string) => rulesOf(get(root, key), lookups.limit)
  return {
    name: needText(root, 'name'),
    ...documentedOf(root),
    ...(docs !== undefined && { docs }),
    conventions: rules('conventions'),
    authentication: rules('authentication'),
    environments: rules('environments'),
    credentials: entriesOf(get(root, 'credentials')).map(({ key, value }) => ({
      name: oneOf(credentials, key),
      ...documentedOf(value),
      type: lookups.type(needText(value, 'type')),
    })),
    frame: frameOf(get(root, 'frame')),
    shown: {
      command: needText(shown, 'command'),
      event: needText(shown, 'event'),
      error: needText(shown, 'error'),
      waitFor: {
        order: needText(waitFor, 'order'),
        state: needText(waitFor, 'state'),
        seconds: numberOf(get(waitFor, 'seconds')) ?? 0,
      },
      returnTo: { name: needText(returnTo, 'name'), address: needText(returnTo, 'address') },
      diagrams: Object.fromEntries(
        entriesOf(get(shown, 'diagrams')).map(({ key, value }) => [key, oneOf(diagramScopes, textOf(value) ?? '')]),
      ),
    },
    examples: {
      key: needText(examples, 'key'),
      vwid: needText(examples, 'vwid'),
      password: needText(examples, 'password'),
      chequePaths: textTable(get(examples, 'chequePaths')),
    },
  }
}

function frameOf(node: Node | undefined): Frame {
  return {
    outcome: needText(node, 'outcome'),
    reason: needText(node, 'reason'),
    noError: needText(node, 'noError'),
    order: needText(node, 'order'),
    event: needText(node, 'event'),
    encrypted: needText(node, 'encrypted'),
    outcomes: entriesOf(get(node, 'outcomes')).map(({ key, value }) => ({
      value: oneOf(outcomes, key),
      result: oneOf(outcomeResults, needText(value, 'result')),
      says: needText(value, 'says'),
    })),
  }
}

function textTable(node: Node | undefined): Record<string, string> {
  return Object.fromEntries(entriesOf(node).map(({ key, value }) => [key, textOf(value) ?? '']))
}

export function familyLookup(spec: Spec): Lookup<Family> {
  return new Lookup('family', get(spec.documents.gateway.root, 'families'), (name, node) => {
    const path = textOf(get(node, 'path'))
    return {
      name,
      ...documentedOf(node),
      prefix: needText(node, 'prefix'),
      title: needText(node, 'title'),
      ...(path !== undefined && { path }),
    }
  })
}
