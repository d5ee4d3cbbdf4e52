import type { Attribute, Child, Command, Example, Frame, Model, Reply, RequestRule } from '../../model/model.js'
import { about, type Block, decisions, fieldRows, type Row, section, type Topic, valueText } from './topic.js'

export function commandTopics(model: Model): Topic[] {
  return model.commands.map((command) => ({
    kind: 'command',
    name: command.id,
    also: [command.localId, command.name, command.typeName, `${command.family.name}.${command.method}`],
    blocks: () => describe(command, model),
  }))
}

function describe(command: Command, model: Model): Block[] {
  const { reply, settledBy } = command
  const { frame } = model.gateway
  return [
    ...about(command),
    ...section('Call', callRows(command)),
    ...section('Request', fieldRows(command.parameters)),
    ...section(
      'Cases',
      (command.variants?.cases ?? []).map(
        ({ name, values, summary }): Row => [
          name,
          `${command.variants?.on} ${values ? `is ${values.join(' or ')}` : 'is anything else'}. ${summary}`,
        ],
      ),
    ),
    ...section('Rules', command.rules.map(ruleRow)),
    ...(reply ? section(replyHeading(reply), replyRows(reply, frame)) : []),
    ...section('Transitions', transitionRows(command, model)),
    ...section('Emits', emissionRows(command, model)),
    ...(settledBy
      ? section('When no answer came', [
          ['ask', settledBy.command],
          ...verdict('happened', settledBy.happened),
          ...verdict('declined', settledBy.declined),
          ...verdict('untouched', settledBy.untouched),
          ...verdict('not decided', settledBy.waiting),
          ...(settledBy.note === undefined ? [] : [['note', settledBy.note] as const]),
        ])
      : []),
    ...section(
      'Examples',
      command.examples.map((example) => exampleRow(example, frame)),
    ),
    ...decisions(command.decided, model.unspecified),
  ]
}

function callRows({ family, method, path, pathOption, channel, effect, repeatable, needs }: Command): Row[] {
  return [
    ['method', `gateway.${family.name}.${method}`],
    ['path', path ?? `not shown; the option ${pathOption ?? ''} gives it`],
    ['channel', channel],
    ['effect', `${effect}; ${repeatable ? 'the client may repeat it' : 'never repeated by the client on its own'}`],
    ...(needs.length === 0 ? [] : [['allowed in', needs.join(', ')] as const]),
  ]
}

function ruleRow(rule: RequestRule): Row {
  const tail = rule.decided.length > 0 ? ` [${rule.decided.join(' ')}]` : ''
  if (rule.kind === 'anyOf') return ['at least one of', rule.fields.join(', ') + tail]
  return [`${rule.when.field} = ${rule.when.value}`, `needs ${rule.need.join(', ')}${tail}`]
}

function replyHeading({ format, accepts }: Reply): string {
  return format === 'json' ? 'Reply (JSON)' : `Reply <${accepts.join('> or <')}>`
}

function replyRows({ outcomes, attributes, children }: Reply, { outcome }: Frame): Row[] {
  return [[outcome, outcomes.join(', ')], ...attributes.map(attributeRow), ...children.flatMap(childRows)]
}

function attributeRow(attribute: Attribute): Row {
  const parts = [
    attribute.in && `only with ${attribute.in.join(', ')}`,
    attribute.essential ? 'essential' : '',
    attribute.echo ? 'as in the request' : '',
    valueText(attribute.value),
  ].filter((part) => part)
  const tail = attribute.decided.length > 0 ? ` [${attribute.decided.join(' ')}]` : ''
  return [attribute.name, `${parts.join('; ')}. ${attribute.summary}${tail}`]
}

function childRows({ name, list, summary, attributes, children }: Child): Row[] {
  const inner = [...attributes.map(attributeRow), ...children.flatMap(childRows)]
  return [
    [`<${name}>`, `${list ? 'any number; ' : ''}${summary}`],
    ...inner.map(([child, says]): Row => [`  ${child}`, says]),
  ]
}

function transitionRows({ moves }: Command, model: Model): Row[] {
  return model.transitions
    .filter(({ id }) => moves.includes(id))
    .map(({ id, from, to, when }) => [id, `${from.join(' or ')} → ${to}${when === undefined ? '' : ` when ${when}`}`])
}

function emissionRows({ emits }: Command, model: Model): Row[] {
  return model.emissions
    .filter(({ id }) => emits.includes(id))
    .flatMap(({ id, success, failure }): Row[] => [
      [id, `on success ${success.join(', ') || 'nothing'}; on failure ${failure.join(', ') || 'nothing'}`],
    ])
}

function verdict(name: string, states: readonly string[]): Row[] {
  return states.length === 0 ? [] : [[name, states.join(', ')]]
}

function exampleRow(example: Example, frame: Frame): Row {
  const ends = {
    call: () => (example.kind === 'call' ? `${frame.outcome} ${example.outcome}` : ''),
    refused: () => (example.kind === 'refused' ? `refused: ${example.code} at ${example.at}` : ''),
    fails: () => (example.kind === 'fails' ? `the answer is refused: ${example.code}` : ''),
    opens: () => (example.kind === 'opens' ? example.opens : ''),
  }
  return [example.name, `${example.title}; ${ends[example.kind]()}`]
}
