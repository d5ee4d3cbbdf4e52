import { get, type Node } from '../../load/node.js'
import type { Command, Example, Model } from '../../model/model.js'
import { Player, type Refusal } from '../play.js'
import type { ModelRule, Report } from '../rule.js'
import { firstDifference } from '../same.js'
import { examplesOf } from '../spec-view.js'

/** What examples say is what the shipped code does: encode, decode, refuse. */
export const examples: ModelRule = async (model, spec, report) => {
  for (const command of model.commands) {
    const file = spec.commands.find(({ family, localId }) => `${family}.${localId}` === command.id)
    if (file === undefined) continue
    await playCommand(command, examplesOf(file), model, (code, span, message) => report(code, file.file, span, message))
  }
}

type ReportHere = (code: Parameters<Report>[0], span: Node, message: string) => void

async function playCommand(command: Command, nodes: readonly Node[], model: Model, report: ReportHere): Promise<void> {
  const player = new Player(command, model)
  for (const [index, example] of command.examples.entries()) {
    const node = nodes[index]
    if (node !== undefined) await playExample(example, command, node, player, report)
  }
}

async function playExample(
  example: Example,
  command: Command,
  node: Node,
  player: Player,
  report: ReportHere,
): Promise<void> {
  const place = (key: string): Node => get(node, key) ?? node
  const refusals = player.refusals(example.input)
  if (example.kind === 'refused') {
    if (refusals.some(({ at, code }) => at === example.at && code === example.code)) return
    report('refused-mismatch', place('refused'), refusals.length === 0 ? 'the input is accepted' : told(refusals))
    return
  }
  if (refusals.length > 0) {
    report('input-refused', place('input'), told(refusals))
    return
  }
  if (example.kind === 'fails') return playFailure(example, place, player, report)
  const body = player.encode(example.input)
  const expected = example.kind === 'opens' ? example.opens : example.sends
  const sent = example.kind === 'opens' ? `${command.path ?? ''}?${body}` : body
  if (sent !== expected) {
    report(
      'sends-mismatch',
      place(example.kind === 'opens' ? 'opens' : 'sends'),
      textDifference(expected, String(sent)),
    )
  }
  if (example.kind === 'call') await playAnswer(example, place, player, report)
}

type Place = (key: string) => Node
type Call = Extract<Example, { kind: 'call' }>
type Failure = Extract<Example, { kind: 'fails' }>

async function playAnswer(example: Call, place: Place, player: Player, report: ReportHere): Promise<void> {
  const decoded = await player.decode(example.answers, example.input)
  if ('code' in decoded) {
    report('gives-mismatch', place('answers'), `the answer is refused: ${told([decoded])}`)
    return
  }
  const at = firstDifference(decoded.reply, example.gives)
  if (at !== undefined) {
    report('gives-mismatch', place('gives'), `${at} is ${show(decoded.reply, at)} once decoded`)
  }
}

async function playFailure(example: Failure, place: Place, player: Player, report: ReportHere): Promise<void> {
  const decoded = await player.decode(example.answers, example.input)
  if (!('code' in decoded)) report('fails-mismatch', place('fails'), 'the answer is accepted')
  else if (decoded.code !== example.code)
    report('fails-mismatch', place('fails'), `it is refused as ${told([decoded])}`)
}

/** `pattern at PayInfo.PAN, required at OrderId`. Codes and names only, never a value. */
function told(refusals: readonly Refusal[]): string {
  return refusals.map(({ code, at }) => (at === '' ? code : `${code} at ${at}`)).join(', ')
}

/** Where two bodies part, with a little of what should stand there. */
function textDifference(expected: string, found: string): string {
  let index = 0
  while (index < expected.length && expected[index] === found[index]) index++
  const part = found.slice(index, index + 40)
  return part === '' ? `the body ends after ${index} characters` : `from character ${index + 1} on the body is ${part}`
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
