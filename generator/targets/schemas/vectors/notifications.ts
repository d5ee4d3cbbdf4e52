/** Notifications at the edges of what is read, made from the examples; the conformance suite holds them against the decoder. */

import { decodeForm, encodeForm } from '../../../../templates/protocol/src/form.js'
import { hidden, maskValue } from '../../../../templates/protocol/src/mask.js'
import type { Field, Json, Model } from '../../../model/model.js'
import { type EventFrame, eventFrame } from '../../../projections/event-frame.js'
import { secretNames } from '../../../projections/secret-names.js'

type Entries = readonly (readonly [name: string, value: string])[]
type Values = Readonly<Record<string, Json>>

type Said = { readonly gives: Values } | { readonly code: string; readonly at?: string }

interface Case {
  readonly name: string
  readonly title: string
  readonly body: string
  readonly said: Said
}

/** A notification to vary. */
interface Base extends EventFrame {
  readonly event: string
  readonly open: boolean
  readonly fields: ReadonlyMap<string, Field>
  readonly body: string
  readonly entries: Entries
  readonly gives: Values
}

export function notificationVectors(model: Model) {
  const shown = new Set<string>()
  const frame = eventFrame(model)
  return model.events.flatMap((event, index) => {
    const example = event.examples[0]
    const gives = example?.gives
    if (example === undefined || !isValues(gives)) return []
    const fields = new Map([...model.commonEventFields, ...event.fields].map((field) => [field.name, field]))
    const { body } = example
    const base = {
      ...frame,
      event: event.name,
      open: event.open !== undefined,
      fields,
      body,
      entries: decodeForm(body),
      gives,
    }
    const cases = [
      ...fieldCases(base, shown),
      ...furtherCases(base, model, shown),
      ...(index === 0 ? bodyCases(base, model.gateway.frame.encrypted) : []),
    ]
    return cases.map(({ name, title, body: varied, said }) => ({
      id: `${event.name}/${name}`,
      event: event.name,
      title,
      kind: 'gives' in said ? 'event' : 'unreadable',
      body: varied,
      ...said,
    }))
  })
}

/** Each field absent, empty, twice, and with what its type does not allow. */
function fieldCases(base: Base, shown: Set<string>): Case[] {
  const { entries, gives, fields, nameField } = base
  return entries.flatMap(([name, value]): Case[] => {
    const field = fields.get(name)
    if (field === undefined) return []
    const required = field.presence === 'required'
    const nothing: Said =
      name === nameField
        ? { code: 'no-event', at: name }
        : required
          ? { code: 'missing', at: name }
          : { gives: without(gives, name) }
    const to = (label: string, text: string, said: Said): Case => ({
      name: `${name}-${label}`,
      title: `${name} is ${label.replaceAll('-', ' ')}`,
      body: encodeForm(entries.map(([key, one]) => [key, key === name ? text : one])),
      said,
    })
    const kind = `${field.value.kind === 'scalar' ? field.value.type.name : ''} ${required}`
    const isNew = !shown.has(kind)
    shown.add(kind)
    if (!isNew) return required ? [to('empty', '', nothing)] : []
    return [
      to('empty', '', nothing),
      {
        name: `${name}-absent`,
        title: `${name} is absent`,
        body: encodeForm(entries.filter(([key]) => key !== name)),
        said: nothing,
      },
      twice(base, name, value),
      twice(base, name, ''),
      ...(name === nameField ? [] : oddValues(field, value)).map(([label, text, read]) =>
        to(label, text, read === undefined ? odd(base, field, text) : { gives: { ...gives, [name]: read } }),
      ),
    ]
  })
}

function twice({ entries }: Base, name: string, value: string): Case {
  const again = value === '' ? 'twice-once-empty' : 'twice'
  return {
    name: `${name}-${again}`,
    title: `${name} occurs ${again.replaceAll('-', ' ')}`,
    body: encodeForm([...entries, [name, value]]),
    said: { code: 'duplicate', at: name },
  }
}

/** A value that is not of its type. */
function odd({ gives }: Base, { name, presence }: Field, text: string): Said {
  return presence === 'required'
    ? { code: 'malformed', at: name }
    : { gives: { ...without(gives, name), extra: { [name]: text } } }
}

/** Texts for a field, and what they are read as; undefined: not of its type. */
function oddValues({ value }: Field, text: string): [label: string, text: string, read?: Json][] {
  if (value.kind !== 'scalar') return []
  const { base, listed } = value.type
  if (listed?.in === 'errors')
    return [
      ['in-small-letters', text.toLowerCase(), text],
      ['not-documented', 'New_Code', 'New_Code'],
    ]
  switch (base) {
    case 'integer':
      return [
        ['with-a-leading-zero', `00${text}`, Number(text)],
        ['with-a-fraction', `${text}.0`],
        ['with-a-space', ` ${text}`],
        ['negative', `-${text}`],
        ['digits-of-another-script', '١٢'],
        ['with-a-line-feed', `${text}\n`],
        ['beyond-the-safe-numbers', '9007199254740993'],
      ]
    case 'flag':
      return [
        ['in-capitals', text.toUpperCase(), text.toLowerCase() === 'true'],
        ['a-digit', '1'],
        ['a-word', 'yes'],
      ]
    case 'ticks':
      return [
        ['of-19-digits', '3155378975999999999', '3155378975999999999'],
        ['with-leading-zeros', '007', '7'],
        ['of-20-digits', '10000000000000000000'],
        ['a-word', 'now'],
      ]
    case 'timestamp':
      return [
        [
          'with-slashes',
          '03/27/2026 14:05:09',
          { raw: '03/27/2026 14:05:09', year: 2026, month: 3, day: 27, hour: 14, minute: 5, second: 9 },
        ],
        ['with-dashes', '2026-03-27 14:05:09', { raw: '2026-03-27 14:05:09' }],
        ['no-day-of-the-calendar', '29.02.2026 14:05:09', { raw: '29.02.2026 14:05:09' }],
        [
          'a-leap-day',
          '29.02.2024 23:59:59',
          { raw: '29.02.2024 23:59:59', year: 2024, month: 2, day: 29, hour: 23, minute: 59, second: 59 },
        ],
        ['no-leap-day-of-a-century', '29.02.2100 00:00:00', { raw: '29.02.2100 00:00:00' }],
        ['past-midnight', '27.03.2026 24:00:00', { raw: '27.03.2026 24:00:00' }],
        ['with-one-digit', '7.03.2026 14:05:09', { raw: '7.03.2026 14:05:09' }],
        ['with-a-line-feed', '27.03.2026 14:05:09\n', { raw: '27.03.2026 14:05:09\n' }],
      ]
    default:
      return []
  }
}

/** Fields nobody documented, secrets among them. */
function furtherCases(base: Base, model: Model, shown: Set<string>): Case[] {
  if (shown.has(`open ${base.open}`)) return []
  shown.add(`open ${base.open}`)
  const { entries, gives, open, fields } = base
  const kept = (name: string, value: string): Values =>
    open && name !== 'extra' && name !== '__proto__'
      ? { ...gives, [name]: value }
      : { ...gives, extra: { [name]: value } }
  const to = (label: string, name: string, value: string, shown: string): Case => ({
    name: label,
    title: `a further field: ${label}`,
    body: encodeForm([...entries, [name, value]]),
    said: { gives: kept(name, shown) },
  })
  const secrets = secretNames(model).filter(([name]) => !fields.has(name))
  return [
    to('strange', 'Strange', 'да', 'да'),
    to('strangeEmpty', 'Strange', '', ''),
    to('nameOfExtra', 'extra', 'x', 'x'),
    {
      name: 'strangeTwice',
      title: 'a field nobody documented occurs twice',
      body: encodeForm([...entries, ['Strange', '1'], ['Strange', '2']]),
      said: { code: 'duplicate' },
    },
    ...secrets.map(([name, secret]) =>
      to(`hidden-${name}`, name.toUpperCase(), '4111111111111111', maskValue(secret, '4111111111111111')),
    ),
    ...(secrets[0] ? [to('hiddenInOtherCase', capital(secrets[0][0]), 'x', hidden)] : []),
  ]
}

function capital(name: string): string {
  return name.slice(0, 1).toUpperCase() + name.slice(1)
}

function bodyCases({ body, entries, gives, event, open, common, nameField }: Base, encrypted: string): Case[] {
  const others = common.map((field) => field.name)
  const name = (title: string) => title.replace(/ (\w)/g, (_found, letter: string) => letter.toUpperCase())
  const to = (title: string, varied: string, said: Said): Case => ({ name: name(title), title, body: varied, said })
  const named = (text: string) => encodeForm(entries.map(([key, value]) => [key, key === nameField ? text : value]))
  const unknown: Values = {
    kind: 'unknown',
    name: 'NewEvent',
    ...pick(
      gives,
      others.filter((other) => other !== nameField),
    ),
    extra: Object.fromEntries(entries.filter(([key]) => !others.includes(key))),
  }
  return [
    to('a byte order mark', `\ufeff${body}`, { gives }),
    to('empty parts', `&&${body}&&`, { gives }),
    to('in small letters', named(event.toLowerCase()), { gives }),
    to(
      'small hexadecimal digits',
      body.replace(/%[0-9A-F]{2}/g, (found) => found.toLowerCase()),
      { gives },
    ),
    to('an unknown event', named('NewEvent'), { gives: unknown }),
    to('a part without an equals sign', `${body}&Strange`, {
      gives: open ? { ...gives, Strange: '' } : { ...gives, extra: { Strange: '' } },
    }),
    to('equals signs in a value', `${body}&Strange=a=b`, {
      gives: open ? { ...gives, Strange: 'a=b' } : { ...gives, extra: { Strange: 'a=b' } },
    }),
    to('a broken percent', `${body}&Strange=%4`, { code: 'percent', at: `position ${body.length + 9}` }),
    to('no hexadecimal digits', `${body}&Strange=%zz`, { code: 'percent', at: `position ${body.length + 9}` }),
    to('bytes that are not UTF8', `${body}&Strange=%FF`, { code: 'utf-8', at: `position ${body.length + 9}` }),
    to('an empty body', '', { code: 'no-event', at: nameField }),
    to('encrypted without a key', `${encrypted}=AAAA`, { code: 'encrypted', at: encrypted }),
    to('encrypted beside others', `${body}&${encrypted}=AAAA`, { code: 'mixed', at: encrypted }),
  ]
}

function pick(values: Values, names: readonly string[]): Values {
  return Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name)))
}

function without(values: Values, name: string): Values {
  return Object.fromEntries(Object.entries(values).filter(([key]) => key !== name))
}

function isValues(value: Json | undefined): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
