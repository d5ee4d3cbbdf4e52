import type { Spec } from '../../load/spec.js'
import { entriesOf, get, isTrue, type Node, textOf, textsOf } from '../../load/yaml/node.js'
import type { ErrorCode, SandboxRules } from '../model.js'
import { documentedOf, needText } from './lookup.js'

export function buildSandbox(spec: Spec, errors: readonly ErrorCode[]): SandboxRules {
  const { root } = spec.documents.sandbox
  if (root === undefined) throw new Error('sandbox.yaml is missing after the schema check')
  return {
    ...documentedOf(root),
    checks: entriesOf(get(root, 'checks')).map(({ key, value }) => ({
      check: key,
      codes: textsOf(get(value, 'codes')),
      notifies: isTrue(get(value, 'notifies')),
      summary: needText(value, 'summary'),
    })),
    operations: Object.fromEntries(
      entriesOf(get(root, 'operations')).flatMap(({ key, value }) => textsOf(value).map((command) => [command, key])),
    ),
    refusals: textsByName(get(root, 'refusals')),
    malformed: textsByName(get(root, 'malformed')),
    technical: technicalCodes(get(root, 'technical'), errors),
    standIns: textsByName(get(root, 'standIns')),
    lenient: Object.fromEntries(entriesOf(get(root, 'lenient')).map(({ key, value }) => [key, isTrue(value)])),
  }
}

function textsByName(node: Node | undefined): Record<string, string> {
  return Object.fromEntries(entriesOf(node).map(({ key, value }) => [key, textOf(value) ?? '']))
}

function technicalCodes(node: Node | undefined, errors: readonly ErrorCode[]): string[] {
  const faults = new Set(textsOf(get(node, 'faults')))
  const except = new Set(textsOf(get(node, 'except')))
  return errors.filter(({ code, advice }) => faults.has(advice.fault) && !except.has(code)).map(({ code }) => code)
}
