/** What a log may show of a message. Played with the code the packages ship. */
import { isValues, type Values } from '../../../../templates/protocol/src/records.js'
import { redactReply, redactRequest } from '../../../../templates/protocol/src/redact.js'
import type { Command, Field, Model, Sensitivity } from '../../../model/model.js'
import { commandDescriptor } from '../../../projections/descriptors.js'
import { withKeys } from '../../../projections/secret-names.js'

const card = '4111111111111111'

/** Odd values that may replace any value. */
const odd: Readonly<Record<string, unknown>> = {
  'a card number': card,
  'a number that is a card number': Number(card),
  'a short number': 12,
  'a flag': true,
  'an empty text': '',
  null: null,
  'a list': ['x'],
  'an object': { a: 'x' },
  'a masked card number': '411111xxxxxx1111',
}

export function redactVectors(model: Model) {
  const shown = new Set<string>()
  const [pan = ''] = namesOf('pan', model)
  const further = {
    ...soundingSecret(pan),
    ...Object.fromEntries(namesOf('authentication', model).map((name) => [name, 'x'])),
  }
  return model.commands.flatMap((command) => {
    const descriptor = commandDescriptor(command)
    const vector = (of: 'request' | 'reply', name: string, value: Values) => ({
      id: `${command.id}/${of}/${name}`,
      command: command.id,
      kind: 'redact',
      of,
      value,
      gives: of === 'request' ? redactRequest(descriptor, value) : redactReply(descriptor, value),
    })
    const asked = command.examples.find(({ kind }) => kind !== 'refused')
    const given = command.examples.flatMap((example) => (example.kind === 'call' ? [example.gives] : []))
    return [
      ...valuesOf(asked?.input).flatMap((value) => [
        vector('request', 'as it is', value),
        ...furtherMembers(command, value, further).map(([name, one]) => vector('request', name, one)),
        ...swapped(value, shown).map(([name, one]) => vector('request', name, one)),
      ]),
      ...valuesOf(given[0]).flatMap((value) => [
        vector('reply', 'as it is', value),
        vector('reply', 'with extra', {
          ...value,
          Strange: 'x',
          extra: { attributes: { A: 'x', [pan]: card }, children: [] },
        }),
        ...swapped(value, shown).map(([name, one]) => vector('reply', name, one)),
      ]),
      ...given
        .slice(1)
        .flatMap(valuesOf)
        .map((value, index) => vector('reply', `answer ${index + 2}`, value)),
    ]
  })
}

function valuesOf(value: unknown): Values[] {
  return isValues(value) ? [value] : []
}

/** One member after the other with something else in its place: each odd value in turn. */
function swapped(value: Values, shown: Set<string>): [name: string, value: Values][] {
  const labels = Object.keys(odd)
  return Object.keys(value).flatMap((name, index): [name: string, value: Values][] => {
    if (shown.has(name)) return []
    shown.add(name)
    const label = labels[index % labels.length] ?? ''
    return [[`${name} is ${label}`, { ...value, [name]: odd[label] }]]
  })
}

/** Names that sound like secrets, and some that only nearly do. */
function soundingSecret(pan: string): Values {
  return {
    Seats: '7',
    Note: `card ${card}`,
    [`Card${pan}`]: card,
    my_cvv: '123',
    ApiKey: 'x',
    Company: 'Ltd',
    Pinboard: '1',
    user_pin: '1',
  }
}

/** Names of parameters that are secret in a way, each once, in the order of the spec. */
function namesOf(sensitive: Sensitivity, { commands }: Pick<Model, 'commands'>): string[] {
  const isSuch = ({ value }: Field) => value.kind === 'scalar' && value.type.sensitive === sensitive
  const fields = commands.flatMap(({ parameters }) => parameters).flatMap(withKeys)
  return [...new Set(fields.filter(isSuch).map(({ name }) => name))]
}

function furtherMembers({ parameters }: Command, value: Values, further: Values): [name: string, value: Values][] {
  const open = parameters.find((field) => field.value.kind === 'pairs' && field.value.open !== undefined)
  if (open === undefined) return [['an unknown member', { ...value, Strange: 'x' }]]
  const flat = open.value.kind === 'pairs' && open.value.flat
  return [['further members', flat ? { ...value, ...further } : { ...value, [open.name]: further }]]
}
