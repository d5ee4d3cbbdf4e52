import { firstDifference } from '../../lib/first-difference.js'
import { get } from '../../load/yaml/node.js'
import type { Command, Example, Model } from '../../model/model.js'
import { requestContext } from '../../projections/request-schema.js'
import { vocabulariesOf } from '../../projections/vocabularies.js'
import { withoutWords } from '../../projections/without-words.js'
import { ExampleRunner, type Refusal } from '../shared/example-runner.js'
import type { Mismatch, ModelRule, Played } from '../shared/rule.js'
import { examplesOf } from '../shared/spec-queries.js'

/** The shipped code does what the examples say: it encodes, decodes and refuses as they show. */
export const examples: ModelRule = async (model, spec, report, played) => {
  const context = [model.gateway.examples, ...requestContext(model), vocabulariesOf(model)]
  const from = (command: Command) => [withoutWords(command), ...context]
  for (const command of model.commands) {
    const source = spec.commands.find(({ family, localId }) => `${family}.${localId}` === command.id)
    if (source === undefined) continue
    const nodes = examplesOf(source)
    for (const { index, key, code, message } of await played.recall(command.id, from(command), () =>
      play(command, model),
    )) {
      const node = nodes[index]
      if (node) report(code, source.file, get(node, key) ?? node, message)
    }
  }
}

async function play(command: Command, model: Model): Promise<Played> {
  const runner = new ExampleRunner(command, model)
  const mismatches: Mismatch[] = []
  for (const [index, example] of command.examples.entries()) {
    const mismatch = await playExample(example, command, runner)
    mismatches.push(...mismatch.map((one) => ({ ...one, index })))
  }
  return mismatches
}

type Found = Omit<Mismatch, 'index'>

async function playExample(example: Example, command: Command, runner: ExampleRunner): Promise<Found[]> {
  const refusals = runner.refusals(example.input)
  if (example.kind === 'refused') {
    if (refusals.some(({ at, code }) => at === example.at && code === example.code)) return []
    const message = refusals.length === 0 ? 'the input is accepted, but the example says it is refused' : told(refusals)
    return [{ code: 'refused-mismatch', key: 'refused', message }]
  }
  if (refusals.length > 0) return [{ code: 'input-refused', key: 'input', message: told(refusals) }]
  switch (example.kind) {
    case 'fails':
      return playFailure(example, runner)
    case 'opens':
      return bodyMismatch('opens', example.opens, `${command.path ?? ''}?${runner.encode(example.input)}`)
    case 'call':
      return [
        ...bodyMismatch('sends', example.sends, runner.encode(example.input)),
        ...(await playAnswer(example, runner)),
      ]
  }
}

function bodyMismatch(key: 'opens' | 'sends', expected: string, sent: string | Refusal): Found[] {
  if (sent === expected) return []
  const message = typeof sent === 'string' ? textDifference(expected, sent) : told([sent])
  return [{ code: 'sends-mismatch', key, message }]
}

async function playAnswer(example: Extract<Example, { kind: 'call' }>, runner: ExampleRunner): Promise<Found[]> {
  const decoded = await runner.decode(example.answers, example.input)
  if ('code' in decoded) {
    return [
      {
        code: 'gives-mismatch',
        key: 'answers',
        message: `the answer is refused: ${told([decoded])}`,
      },
    ]
  }
  const at = firstDifference(decoded.reply, example.gives)
  if (at === undefined) return []
  return [
    {
      code: 'gives-mismatch',
      key: 'gives',
      message: `${at} is ${show(decoded.reply, at)} once decoded`,
    },
  ]
}

async function playFailure(example: Extract<Example, { kind: 'fails' }>, runner: ExampleRunner): Promise<Found[]> {
  const decoded = await runner.decode(example.answers, example.input)
  if (!('code' in decoded))
    return [
      {
        code: 'fails-mismatch',
        key: 'fails',
        message: 'the answer is accepted, but the example says it is refused',
      },
    ]
  if (decoded.code === example.code) return []
  return [
    {
      code: 'fails-mismatch',
      key: 'fails',
      message: `it is refused as ${told([decoded])}`,
    },
  ]
}

/** `pattern at PayInfo.PAN, required at OrderId`. Codes and names only, never a value. */
function told(refusals: readonly Refusal[]): string {
  return refusals.map(({ code, at }) => (at === '' ? code : `${code} at ${at}`)).join(', ')
}

/** Where two bodies begin to differ, with a little of the expected text. */
function textDifference(expected: string, found: string): string {
  let index = 0
  while (index < expected.length && expected[index] === found[index]) index++
  const part = found.slice(index, index + 40)
  return part === ''
    ? `the encoded body ends after ${index} characters`
    : `the encoded body differs from character ${index + 1} on: ${part}`
}

function show(value: unknown, path: string): string {
  const found = path
    .split(/[.[\]]+/)
    .filter((step) => step !== '')
    .reduce<unknown>((here, step) => member(here, step), value)
  return found === undefined ? 'absent' : JSON.stringify(found)
}

function member(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null
    ? Object.entries(value).find(([key]) => key === name)?.[1]
    : undefined
}
