/** Answers at the edges of what is read. */
import type { XmlElement } from '../../../../templates/protocol/src/descriptors.js'
import { defaultMaxBytes } from '../../../../templates/protocol/src/parse-element.js'
import { maxXmlDepth, readElement } from '../../../../templates/protocol/src/xml-reader.js'
import { ExampleRunner } from '../../../lint/shared/example-runner.js'
import type { Attribute, Command, Example, Frame, Json, Model } from '../../../model/model.js'
import { rawAttributes } from '../../../projections/raw-attributes.js'
import type { Answer } from './answer.js'
import { documentCases, jsonDocumentCases } from './documents.js'
import { pathOf } from './examples.js'

type Call = Extract<Example, { kind: 'call' }>

/** The kinds of values that have a vector already: one of each is enough. */
type Shown = Set<string>

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
  const { frame } = model.gateway
  if (command.reply?.format === 'json') {
    const own = jsonCases(command, example.answers, frame)
    return command.effect === 'read' ? [...own, ...jsonDocumentCases(example.answers, frame.outcome)] : own
  }
  const element = readElement(example.answers)
  if (element === undefined) return []
  const isMain = command.id === statusOfShown(model)
  const documents =
    command.id === model.gateway.shown.command && example.outcome === 'True'
      ? documentCases(example.answers, frame.outcome)
      : []
  return [
    ...attributeCases(command, element, frame, shown),
    ...childCases(element, { always: isMain, raw: rawAttributes(model.commands)[0] }, shown),
    ...documents,
    ...(isMain ? sizes(example, element.name) : []),
  ]
}

/** The status command of the command that is shown. */
function statusOfShown({ commands, gateway }: Model): string | undefined {
  return commands.find(({ id }) => id === gateway.shown.command)?.settledBy?.command
}

function sizes({ answers, outcome }: Call, root: string): Answer[] {
  if (outcome !== 'True') return []
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

function attributeCases(command: Command, element: XmlElement, frame: Frame, shown: Shown): Answer[] {
  const said = element.attributes[frame.outcome]
  const write = (change: Readonly<Record<string, string | undefined>>) =>
    xmlOf({ ...element, attributes: { ...element.attributes, ...change } })
  const documented = new Map((command.reply?.attributes ?? []).map((one) => [one.name, one]))
  const cases = Object.keys(element.attributes).flatMap((name): Answer[] => {
    const attribute = documented.get(name)
    const value = element.attributes[name] ?? ''
    const to = (label: string, text: string | undefined): Answer => ({
      name: `${name}-${label}`,
      title: `${name} is ${label.replaceAll('-', ' ')}`,
      answers: write({ [name]: text }),
    })
    if (name === frame.outcome) return isNew(shown, `outcome ${outcomesOf(command)}`) ? successCases(to, value) : []
    if (attribute === undefined) return []
    const absent = attribute.essential ? [to('absent', undefined), to('empty', '')] : []
    const isRefused = said === 'False'
    if (!isNew(shown, `${typeOf(attribute)} ${JSON.stringify(attribute.echo)} ${isRefused}`)) return absent
    return [
      ...(attribute.essential ? absent : [to('empty', '')]),
      ...valuesOf(attribute).map(([label, text]) => to(label, text(value))),
    ]
  })
  if (!isNew(shown, `further ${said}`)) return cases
  return [
    ...cases,
    { name: 'unknown', title: 'an attribute nobody documented', answers: write({ Новый: 'да;=&"<' }) },
    {
      name: 'foreignOutcome',
      title: 'an error code, whatever the outcome',
      answers: write({ [frame.reason]: 'amount_error' }),
    },
    { name: 'noError', title: 'an error code that says there is none', answers: write({ [frame.reason]: 'None' }) },
  ]
}

function isNew(shown: Shown, what: string): boolean {
  if (shown.has(what)) return false
  shown.add(what)
  return true
}

function outcomesOf({ reply }: Command): string {
  return reply?.outcomes.join() ?? ''
}

function typeOf({ value }: Attribute): string {
  return value.kind === 'scalar' ? value.type.name : value.kind
}

function successCases(to: (label: string, text: string | undefined) => Answer, value: string): Answer[] {
  return [
    to('absent', undefined),
    to('empty', ''),
    to('in-small-letters', value.toLowerCase()),
    to('in-capitals', value.toUpperCase()),
    to('with-a-space', `${value} `),
    to('another-word', 'Yes'),
    to('3ds', '3ds'),
  ]
}

type Change = readonly [label: string, text: (value: string) => string]

function valuesOf({ value, echo }: Attribute): Change[] {
  const type = value.kind === 'scalar' ? value.type : undefined
  const changes: Change[] = echo
    ? [
        ['in-small-letters', (text) => text.toLowerCase()],
        ['in-capitals', (text) => text.toUpperCase()],
        ['another', (text) => `${text}9`],
      ]
    : []
  switch (type?.base) {
    case 'integer':
      return [
        ...changes,
        ['with-a-leading-zero', (text) => `0${text}`],
        ['with-a-space', (text) => ` ${text}`],
        ['with-a-fraction', (text) => `${text}.0`],
        ['negative', (text) => `-${text}`],
        ['with-a-plus', (text) => `+${text}`],
        ['with-an-underscore', (text) => `${text}_0`],
        ['an-exponent', () => '1e2'],
        ['digits-of-another-script', () => '١٢٣'],
        ['with-a-line-feed', (text) => `${text}\n`],
        ['the-largest-safe-number', () => '9007199254740991'],
        ['beyond-the-safe-numbers', () => '9007199254740993'],
      ]
    case 'flag':
      return [
        ...changes,
        ['in-capitals', (text) => text.toUpperCase()],
        ['a-digit', () => '1'],
        ['with-a-space', (text) => `${text} `],
      ]
    case 'raw':
      return changes
    default:
      return [
        ...changes,
        ['in-other-case', (text) => text.toLowerCase()],
        ['with-raw-line-breaks', (text) => `${text}\r\nx\ny\tz`],
        ['very-long', (text) => text.repeat(20).slice(0, 300)],
        ['none', () => 'none'],
        ['with-brackets', (text) => `${text.replace(/\(.*/, '')}(T2)`],
      ]
  }
}

interface ChildOptions {
  /** Whether to show the cases even where they were shown already. */
  readonly always: boolean
  /** An attribute that may come as a child. */
  readonly raw: string | undefined
}

function childCases(element: XmlElement, { always, raw = '' }: ChildOptions, shown: Shown): Answer[] {
  if (!isNew(shown, `children ${element.children.map(({ name }) => name).join()}`) && !always) return []
  const more = (children: readonly XmlElement[], title: string, name: string): Answer => ({
    name,
    title,
    answers: xmlOf({ ...element, children: [...element.children, ...children] }),
  })
  const own = element.children[0]
  const strange = { name: 'Strange', attributes: { a: '1' }, children: [], text: 'a word' }
  const info = { name: raw, attributes: { a: '1', b: '' }, children: [strange], text: '' }
  return [
    more([strange], 'a child nobody documented', 'strangeChild'),
    more([info, info], `two children ${raw}`, 'addInfo'),
    ...(own
      ? [
          { name: 'noChildren', title: 'no children', answers: xmlOf({ ...element, children: [] }) },
          more(
            [{ ...own, attributes: { ...own.attributes, Status: 'isactive', Expired: '' } }],
            'a child in another case',
            'caseOfChild',
          ),
          more(
            [{ ...own, children: [strange], text: '' }],
            'a child of a child nobody documented',
            'strangeGrandchild',
          ),
          more(
            [{ ...own, name: own.name.toLowerCase() }],
            'a child whose name is in another case',
            'childInSmallLetters',
          ),
        ]
      : []),
  ]
}

/** The element as text; an attribute without a value is left out. Raw line breaks and tabs stay as they are. */
function xmlOf({
  name,
  attributes,
  children,
  text,
}: Omit<XmlElement, 'attributes'> & { attributes: Readonly<Record<string, string | undefined>> }): string {
  const written = Object.entries(attributes).map(([key, value]) =>
    value === undefined ? '' : ` ${key}="${escaped(value)}"`,
  )
  const inner = escaped(text) + children.map(xmlOf).join('')
  return inner === '' ? `<${name}${written.join('')}/>` : `<${name}${written.join('')}>${inner}</${name}>`
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '"': '&quot;' }

function escaped(text: string): string {
  return text.replace(/[&<"]/g, (character) => entities[character] ?? '')
}

function jsonCases(command: Command, answers: string, { outcome, reason }: Frame): Answer[] {
  const value: unknown = JSON.parse(answers)
  if (typeof value !== 'object' || value === null) return []
  const to = (name: string, title: string, change: object): Answer => ({
    name,
    title,
    answers: JSON.stringify({ ...value, ...change }),
  })
  const own = (command.reply?.attributes ?? []).map(({ name }) => name)
  return [
    to('trueAsBoolean', `${outcome} is a JSON boolean`, { [outcome]: true }),
    to('falseAsBoolean', `${outcome} is the JSON boolean false`, { [outcome]: false }),
    to('success-null', `${outcome} is null`, { [outcome]: null }),
    to('success-number', `${outcome} is a number`, { [outcome]: 1 }),
    to('codeAsNull', `${reason} is null`, { [reason]: null }),
    to('codeAsNumber', `${reason} is a number`, { [reason]: 12 }),
    to('codeInSmallLetters', `${reason} in small letters`, { [reason]: 'wrong_params' }),
    to('strange', 'members nobody documented become texts', {
      Strange: { a: [1, true, null, 'x'] },
      N: 1.5,
      B: false,
      Z: null,
    }),
    ...own.flatMap((name) => [
      to(`${name}-absent`, `${name} is absent`, { [name]: undefined }),
      to(`${name}-null`, `${name} is null`, { [name]: null }),
      to(`${name}-text`, `${name} is a text`, { [name]: 'x' }),
      to(`${name}-object`, `${name} is an object`, { [name]: {} }),
      to(`${name}-list`, `${name} is a list of numbers`, { [name]: [1] }),
      to(`${name}-empty`, `${name} is an empty list`, { [name]: [] }),
      to(`${name}-entries`, `${name} is a list of an object nobody knows`, {
        [name]: [{ Strange: 1, Id: 5, Status: 'Finished', Amount: '007' }],
      }),
    ]),
  ]
}
