import { limitWords } from '../../model/limit-words.js'
import type { Model } from '../../model/model.js'
import { about, decisions, fieldRows, type Row, section, type Topic, typeText } from './topic.js'

/** Topics of everything that the spec defines in tables. */
export function tableTopics(model: Model): Topic[] {
  return [
    ...typeTopics(model),
    ...resourceTopics(model),
    ...limitTopics(model),
    ...stateTopics(model),
    ...eventTopics(model),
    ...errorTopics(model),
    ...cardTopics(model),
    ...registerTopics(model),
  ]
}

function typeTopics(model: Model): Topic[] {
  return model.types.map((type) => ({
    kind: 'type',
    name: type.name,
    blocks: () => [
      ...about(type),
      ...section('Shape', [
        ['is', typeText(type)],
        ...(type.pattern === undefined ? [] : [['matches', type.pattern] as const]),
        ...(type.advise ? [['advice', type.advise.message] as const] : []),
        // Samples of secrets are invented, and still not shown in a terminal.
        ...(type.sensitive ? [] : [['sample', String(type.sample)] as const]),
      ]),
      ...section(
        'Values',
        (type.values ?? []).map(
          ({ value, name, summary }): Row => [
            String(value),
            `${summary}${name === undefined ? '' : ` Name: ${name}.`}`,
          ],
        ),
      ),
      ...decisions(type.decided, model.unspecified),
    ],
  }))
}

function resourceTopics(model: Model): Topic[] {
  return model.resources.map((resource) => ({
    kind: 'resource',
    name: resource.name,
    also: [resource.typeName],
    blocks: () => [
      ...about(resource),
      ...section('Fields', fieldRows(resource.fields)),
      ...decisions(resource.decided, model.unspecified),
    ],
  }))
}

function limitTopics(model: Model): Topic[] {
  return model.limits.map((limit) => ({
    kind: 'limit',
    name: limit.name,
    blocks: () => [
      ...about(limit),
      ...section('Limit', [['is', limitWords(limit)]]),
      ...section('Used by', limitUsers(limit.name, model)),
    ],
  }))
}

function limitUsers(name: string, model: Model): Row[] {
  const types = model.types.filter(({ length, range }) => length?.limit === name || range?.limit === name)
  const rules = [...model.gateway.conventions, ...model.gateway.environments, ...model.delivery].filter((rule) =>
    Object.values(rule.limits).some((limit) => limit.name === name),
  )
  return [
    ...types.map((type): Row => [`type ${type.name}`, type.summary]),
    ...rules.map((rule): Row => [`rule ${rule.id}`, rule.summary]),
  ]
}

function stateTopics(model: Model): Topic[] {
  const arrow = (from: readonly string[], to: string): string => `${from.join(' or ')} → ${to}`
  const states = model.states.map(
    (state): Topic => ({
      kind: `${state.machine} state`,
      name: state.name,
      blocks: () => {
        const own = model.transitions.filter(({ machine }) => machine === state.machine)
        const rows = (transitions: Model['transitions']): Row[] =>
          transitions.map(({ id, from, to, by, trigger, when }) => [
            id,
            `${arrow(from, to)}${when === undefined ? '' : ` when ${when}`}; by ${trigger ?? by.join(', ')}`,
          ])
        return [
          ...about(state),
          ...section('Into it', rows(own.filter(({ to }) => to === state.name))),
          ...section('From it', rows(own.filter(({ from }) => from.includes(state.name)))),
          ...decisions(state.decided, model.unspecified),
        ]
      },
    }),
  )
  const transitions = model.transitions.map(
    (transition): Topic => ({
      kind: `${transition.machine} transition`,
      name: transition.id,
      blocks: () => [
        ...about(transition),
        ...section('Transition', [
          ['moves', arrow(transition.from, transition.to)],
          ...(transition.also === undefined ? [] : [['also', transition.also] as const]),
          ...(transition.outcome === undefined ? [] : [['outcome', transition.outcome] as const]),
          ...(transition.error === undefined ? [] : [['error', transition.error] as const]),
          ['made by', transition.trigger ?? transition.by.join(', ')],
        ]),
        ...decisions(transition.decided, model.unspecified),
      ],
    }),
  )
  return [...states, ...transitions]
}

function eventTopics(model: Model): Topic[] {
  const events = model.events.map(
    (event): Topic => ({
      kind: 'event',
      name: event.name,
      blocks: () => [
        ...about(event),
        ...section('Means', [
          ['result', event.result],
          ['state', event.means?.state ?? 'says nothing'],
          ['money', event.means?.money ?? 'says nothing'],
          [
            'sent after',
            model.emissions
              .filter(({ id }) => event.emittedBy.includes(id))
              .map((row) => row.operation)
              .join(', '),
          ],
        ]),
        ...section('Fields', fieldRows([...model.commonEventFields, ...event.fields])),
        ...section(
          'Examples',
          event.examples.map(({ name, title }): Row => [name, title]),
        ),
        ...decisions(event.decided, model.unspecified),
      ],
    }),
  )
  const emissions = model.emissions.map(
    (row): Topic => ({
      kind: 'emission',
      name: row.id,
      blocks: () => [
        ...about(row),
        ...section('Sent', [
          ['on success', row.success.join(', ') || 'nothing'],
          ['on failure', row.failure.join(', ') || 'nothing'],
          ['by', row.by.join(', ') || 'no command'],
        ]),
      ],
    }),
  )
  return [...events, ...emissions]
}

function errorTopics(model: Model): Topic[] {
  return model.errors.map((error) => ({
    kind: 'error',
    name: error.code,
    blocks: () => [
      ...about(error),
      ...section('Our advice', [
        ['fault', error.advice.fault],
        ['repeat', error.advice.repeat],
        ['to the payer', error.advice.payer],
        ['to the merchant', error.advice.merchant],
      ]),
      ...section(
        'From the sandbox',
        Object.entries(error.obtain ?? {}).map(([how, what]): Row => [how, String(what)]),
      ),
      ...decisions(error.decided, model.unspecified),
    ],
  }))
}

function cardTopics(model: Model): Topic[] {
  return model.testCards.map((card) => ({
    kind: 'test card',
    name: card.name,
    blocks: () => [
      ...about(card),
      ...section('Card', [
        ['number', card.number],
        ['behaviour', JSON.stringify(card.behaviour)],
      ]),
    ],
  }))
}

function registerTopics(model: Model): Topic[] {
  return model.unspecified.map((row) => ({
    kind: `decision (${row.kind})`,
    name: row.id,
    blocks: () => [
      row.question,
      ...section('Decided', [
        ['decision', row.decision],
        ...(row.option === undefined ? [] : [['option', row.option] as const]),
        ['concerns', row.where.join('; ')],
      ]),
      ...section(
        'Used by',
        row.referredBy.map((name): Row => [name, '']),
      ),
    ],
  }))
}
