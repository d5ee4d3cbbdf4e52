import type { Spec, SpecFile } from '../../load/spec.js'
import { dataOf, entriesOf, get, type Node, textOf, textsOf } from '../../load/yaml/node.js'
import type { Advice, CardBehaviour, ErrorCode, Limit, StepFailure, TestCard, Unspecified } from '../model.js'
import { faults, openQuestions, repeats } from '../words.js'
import { oneOf } from './fields.js'
import { documentedOf, type Find, limitsOf, needText } from './lookup.js'

export function buildErrors(spec: Spec): ErrorCode[] {
  return entriesOf(get(spec.documents.errors.root, 'errors')).map(({ key, value: node }) => {
    const obtain = get(node, 'obtain')
    return {
      code: key,
      ...documentedOf(node),
      advice: adviceOf(get(node, 'advice')),
      obtain: obtain ? dataOf(obtain) : {},
    }
  })
}

export function adviceOf(node: Node | undefined): Advice {
  return {
    fault: oneOf(faults, needText(node, 'fault')),
    repeat: oneOf(repeats, needText(node, 'repeat')),
    payer: needText(node, 'payer'),
    merchant: needText(node, 'merchant'),
  }
}

export function buildTestCards(spec: Spec, limit: Find<Limit>): TestCard[] {
  return entriesOf(get(spec.documents['test-cards'].root, 'cards')).map(({ key, value: node }) => {
    return {
      name: key,
      ...documentedOf(node),
      number: needText(node, 'number'),
      behaviour: behaviourOf(get(node, 'behaviour')),
      limits: limitsOf(node, limit),
    }
  })
}

function behaviourOf(node: Node | undefined): CardBehaviour {
  const steps = entriesOf(node).filter(({ key }) => key !== 'cvv' && key !== 'threeDS')
  return {
    cvv: needText(node, 'cvv'),
    threeDS: needText(node, 'threeDS'),
    steps: Object.fromEntries(steps.map(({ key, value }) => [key, failureOf(value)])),
  }
}

function failureOf(node: Node): StepFailure {
  const when = textOf(get(node, 'when'))
  const after = textOf(get(node, 'after'))
  return {
    error: needText(node, 'error'),
    ...(when !== undefined && { when }),
    ...(after !== undefined && { after }),
  }
}

export function buildRegister(spec: Spec): Unspecified[] {
  const referredBy = referrers(spec)
  return entriesOf(get(spec.documents.unspecified.root, 'unspecified')).map(({ key, value: node }) => {
    const option = textOf(get(node, 'option'))
    return {
      id: key,
      kind: oneOf(openQuestions, needText(node, 'kind')),
      where: textsOf(get(node, 'where')),
      question: needText(node, 'question'),
      decision: needText(node, 'decision'),
      ...(option !== undefined && { option }),
      referredBy: [...(referredBy.get(key) ?? [])],
    }
  })
}

/** Who names each row of the register. */
function referrers(spec: Spec): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>()
  for (const file of spec.files) {
    for (const { kind, name, path } of file.references) {
      if (kind !== 'decision') continue
      const by = found.get(name) ?? new Set()
      found.set(name, by.add(placeName(file, path)))
    }
  }
  return found
}

/** Words of the language; what is left of a path are names of the gateway's. */
const structural = new Set(['decided', 'request', 'reply', 'attributes', 'fields', 'pairs', 'children', 'rules'])

/** Files that are one thing, and no table of things. */
function isWhole({ schema }: SpecFile): boolean {
  return schema === 'gateway' || schema === 'sandbox'
}

/** `api.Pay.PayInfo.SecureCode`, `types.orderId`. */
function placeName(file: SpecFile, path: readonly string[]): string {
  const names = path.filter((key) => !structural.has(key) && !/^\d+$/.test(key))
  const command = /^spec\/families\/(.+)\/(.+)\.yaml$/.exec(file.path)
  const home = command ? [command[1], command[2]] : isWhole(file) ? [file.schema] : []
  return [...home, ...names].join('.')
}
