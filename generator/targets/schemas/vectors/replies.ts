/** Answers at the edges of what is read. */
import { defaultMaxBytes } from '../../../../templates/protocol/src/parse-element.js'
import { maxXmlDepth, readElement } from '../../../../templates/protocol/src/xml-reader.js'
import { ExampleRunner } from '../../../lint/shared/example-runner.js'
import type { Command, Example, Json, Model } from '../../../model/model.js'
import { outcomeOf } from '../../../projections/outcomes.js'
import { rawAttributes } from '../../../projections/raw-attributes.js'
import type { Answer } from './answer.js'
import { documentCases, jsonDocumentCases } from './documents.js'
import { pathOf } from './examples.js'
import { attributeCases } from './reply-attributes.js'
import { childCases } from './reply-children.js'
import { jsonCases } from './reply-members.js'
import type { Shown } from './shown.js'

type Call = Extract<Example, { kind: 'call' }>

export async function replyVectors(model: Model) {
  const shown: Shown = new Set()
  const vectors = []
  for (const command of model.commands) {
    const runner = new ExampleRunner(command, model)
    for (const example of examplesToVary(command)) {
      for (const { name, title, answers, pad } of answersTo(command, example, model, shown)) {
        vectors.push({
          id: `${command.id}/${example.name}/${name}`,
          command: command.id,
          path: pathOf(command, model),
          title,
          ...(await judged(runner, example.input, answers, pad)),
        })
      }
    }
  }
  return vectors
}

/** The first example of each outcome. */
function examplesToVary({ examples }: Command): Call[] {
  const calls = examples.filter((example): example is Call => example.kind === 'call')
  return calls.filter((one, index) => calls.findIndex(({ outcome }) => outcome === one.outcome) === index)
}

async function judged(runner: ExampleRunner, input: Json, answers: string, pad = 0) {
  const decoded = await runner.decode(answers + ' '.repeat(pad), input)
  const given = { input, answers, ...(pad > 0 && { pad }) }
  return 'code' in decoded
    ? { kind: 'fails', ...given, code: decoded.code }
    : { kind: 'gives', ...given, gives: decoded.reply }
}

/** The vectors of documents use one command of each format. */
function answersTo(command: Command, example: Call, model: Model, shown: Shown): Answer[] {
  const { frame, shown: shows } = model.gateway
  const code = shows.error.toLowerCase()
  if (command.reply?.format === 'json') {
    const own = jsonCases(command, example.answers, frame, code)
    return command.effect === 'read' ? [...own, ...jsonDocumentCases(example.answers, frame)] : own
  }
  const element = readElement(example.answers)
  if (element === undefined) return []
  const isMain = command.id === statusOfShown(model)
  const isSuccess = example.outcome === outcomeOf('success', frame)
  return [
    ...attributeCases(command, element, { frame, code }, shown),
    ...childCases(
      element,
      { always: isMain, raw: rawAttributes(model.commands)[0], documented: command.reply?.children ?? [] },
      shown,
    ),
    ...(isSuccess && command.id === shows.command ? documentCases(example.answers, frame) : []),
    ...(isSuccess && isMain ? sizes(example, element.name) : []),
  ]
}

/** The status command of the command that is shown. */
function statusOfShown({ commands, gateway }: Model): string | undefined {
  return commands.find(({ id }) => id === gateway.shown.command)?.settledBy?.command
}

function sizes({ answers }: Call, root: string): Answer[] {
  const pad = defaultMaxBytes - answers.length
  return [
    { name: 'longest', title: 'as long as an answer may be', answers, pad },
    { name: 'tooLong', title: 'one byte longer than an answer may be', answers, pad: pad + 1 },
    ...[maxXmlDepth - 1, maxXmlDepth].map((levels) => ({
      name: `depth-${levels + 1}`,
      title: `elements nested ${levels + 1} deep`,
      answers: answers.replace('/>', `>${'<a>'.repeat(levels)}${'</a>'.repeat(levels)}</${root}>`),
    })),
  ]
}
