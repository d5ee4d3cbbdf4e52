/** Answers with other attributes than an example has. */
import type { XmlElement } from '../../../../templates/protocol/src/elements.js'
import type { Attribute, Command, Frame } from '../../../model/model.js'
import { outcomeOf } from '../../../projections/outcomes.js'
import type { Answer } from './answer.js'
import { isNew, type Shown } from './shown.js'
import { xmlOf } from './xml-text.js'

interface Reasons {
  readonly frame: Frame
  /** A code that is known, in small letters. */
  readonly code: string
}

export function attributeCases(
  command: Command,
  element: XmlElement,
  { frame, code }: Reasons,
  shown: Shown,
): Answer[] {
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
    if (name === frame.outcome)
      return isNew(shown, `outcome ${outcomesOf(command)}`) ? outcomeCases(to, value, frame) : []
    if (attribute === undefined) return []
    const absent = attribute.essential ? [to('absent', undefined), to('empty', '')] : []
    const isRefused = said === outcomeOf('failure', frame)
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
      answers: write({ [frame.reason]: code }),
    },
    { name: 'noError', title: 'an error code that says there is none', answers: write({ [frame.reason]: 'None' }) },
  ]
}

function outcomesOf({ reply }: Command): string {
  return reply?.outcomes.join() ?? ''
}

function typeOf({ value }: Attribute): string {
  return value.kind === 'scalar' ? value.type.name : value.kind
}

function outcomeCases(to: (label: string, text: string | undefined) => Answer, value: string, frame: Frame): Answer[] {
  const waiting = outcomeOf('waiting', frame).toLowerCase()
  return [
    to('absent', undefined),
    to('empty', ''),
    to('in-small-letters', value.toLowerCase()),
    to('in-capitals', value.toUpperCase()),
    to('with-a-space', `${value} `),
    to('another-word', 'Yes'),
    to(waiting, waiting),
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
