/** One page for each notification, and the matrix of who sends which. */

import type { Emission, EventType, Frame, Model } from '../../model/model.js'
import { everyPart } from '../shared/target.js'
import { contextOf } from './context.js'
import { eventTable } from './fields.js'
import { eventPath, Links } from './links.js'
import { code, fence, list, plain, table } from './markdown.js'
import type { Page } from './page.js'
import { shown } from './samples.js'

function resultWords(result: EventType['result'], { outcome }: Frame): string {
  const words: Readonly<Record<EventType['result'], string>> = {
    success: 'a success',
    failure: 'a failure',
    field: `told by the field ${code(outcome)}`,
    none: 'tells no result',
  }
  return words[result]
}

export function eventPages(model: Model): Page[] {
  return model.events.map((event) => eventPage(event, contextOf(model)))
}

export function eventIndex(model: Model): Page {
  const path = 'notifications/README.md'
  const links = new Links(model, path)
  return {
    path,
    title: 'Notifications',
    summary: `All ${model.events.length} notifications, and which operation sends which.`,
    keywords: ['events', 'webhook', 'callback', 'receiver', 'delivery', 'matrix'],
    template: 'notifications',
    source: 'spec/events.yaml',
    data: () => ({
      events: table(
        ['Event', 'What it tells', 'Result'],
        model.events.map((event) => [
          links.event(event.name),
          links.prose(event.summary),
          resultWords(event.result, model.gateway.frame),
        ]),
      ),
      matrix: matrix(model, links),
      delivery: list(model.delivery.map((rule) => `${links.prose(rule.summary)} ${links.provenance(rule)}`.trim())),
    }),
  }
}

/** Operations by events: which are sent when it succeeds, and which when it fails. */
function matrix({ emissions, events }: Model, links: Links): string {
  return table(
    ['Event', ...emissions.map(({ operation }) => plain(operation))],
    events.map(({ name }) => [links.event(name), ...emissions.map((emission) => cell(emission, name))]),
  )
}

function cell({ success, failure }: Emission, event: string): string {
  if (success.includes(event)) return 'success'
  return failure.includes(event) ? 'failure' : '–'
}

function eventPage(event: EventType, model: Model): Page {
  const path = eventPath(event.name)
  const links = new Links(model, path)
  const senders = model.emissions.filter(({ id }) => event.emittedBy.includes(id))
  return {
    path,
    title: event.name,
    summary: event.summary,
    group: /^[A-Z][a-z]+/.exec(event.name)?.[0] ?? '',
    keywords: ['notification', 'event', 'webhook', event.name.replace(/(?<=[a-z])(?=[A-Z])/g, ' ')],
    template: 'notification',
    source: 'spec/events.yaml',
    from: [event, everyPart(model)],
    data: () => ({
      summary: links.prose(event.summary),
      description: event.description === undefined ? '' : links.prose(event.description),
      glance: table(
        ['', ''],
        [
          ['**Result**', resultWords(event.result, model.gateway.frame)],
          ...(event.means === undefined ? [] : [['**Money**', event.means.money]]),
          ...(event.means?.state === undefined ? [] : [['**Payment**', code(event.means.state)]]),
          ['**Sent by**', senders.map(({ operation }) => plain(operation)).join(', ')],
          ['**Source**', links.provenance(event).replace(/^Source: /, '')],
        ],
      ),
      body: fence(
        'http',
        `POST /notifications HTTP/1.1\nContent-Type: application/x-www-form-urlencoded\n\n${bodyOf(event)}`,
      ),
      gives: fence('ts', `event = ${shown(event.examples[0]?.gives ?? {}, 8)}`),
      fields: eventTable([...model.commonEventFields, ...event.fields], links),
      open:
        event.open === undefined ? '' : 'Further fields are allowed: the custom keys of the request come back here.',
      senders: table(
        ['Operation', 'Commands', 'Sent when it'],
        senders.map((emission) => [
          plain(emission.operation),
          emission.by.map((id) => links.command(id)).join(', '),
          emission.success.includes(event.name) ? 'succeeds' : 'fails',
        ]),
      ),
      trigger: fence('sh', `npx card-gateway-sandbox trigger ${event.name}`),
    }),
  }
}

function bodyOf({ examples }: EventType): string {
  return examples[0]?.body ?? ''
}
