import type { EventFieldKind } from '../../../templates/protocol/src/event-descriptors.js'
import { FormatError } from '../../../templates/protocol/src/failures.js'
import { decodeForm } from '../../../templates/protocol/src/form.js'
import { firstDifference } from '../../lib/first-difference.js'
import { entriesOf, get, itemsOf, type Node } from '../../load/yaml/node.js'
import type { EventType, Model } from '../../model/model.js'
import { eventFieldDescriptor } from '../../projections/descriptors.js'
import type { ModelRule } from '../shared/rule.js'

/** Bodies of notifications hold documented fields, and say what `gives` says. */
export const eventExamples: ModelRule = (model, spec, report) => {
  const { events } = spec.documents
  const nodes = new Map(entriesOf(get(events.root, 'events')).map(({ key, value }) => [key, value]))
  for (const event of model.events) {
    const examples = itemsOf(get(nodes.get(event.name), 'examples'))
    for (const [index, { body, gives }] of event.examples.entries()) {
      const node = examples[index]
      if (node === undefined) continue
      const read = readBody(body, event, model)
      const place = (key: string): Node => get(node, key) ?? node
      if (typeof read === 'string') report('event-mismatch', events, place('body'), read)
      else {
        const at = firstDifference(read, gives)
        if (at !== undefined) report('event-mismatch', events, place('gives'), `the body has another value of ${at}`)
      }
    }
  }
}

/** The fields of a body as values, or what is wrong with it. */
function readBody(body: string, event: EventType, model: Model): Record<string, unknown> | string {
  const kinds = new Map(
    [...model.commonEventFields, ...event.fields].map(eventFieldDescriptor).map((f) => [f.name, f.kind]),
  )
  const read: Record<string, unknown> = {}
  try {
    for (const [name, value] of decodeForm(body)) {
      const kind = kinds.get(name)
      if (kind === undefined && event.open === undefined) return `${event.name} has no field ${name}`
      if (value !== '') read[name] = readers[kind ?? 'text'](value)
    }
  } catch (error) {
    if (error instanceof FormatError) return error.message
    throw error
  }
  const nameField = model.gateway.frame.event
  return read[nameField] === event.name ? read : `the body does not name ${event.name} in ${nameField}`
}

const readers: Readonly<Record<EventFieldKind, (text: string) => unknown>> = {
  text: (text) => text,
  ticks: (text) => text,
  integer: (text) => Number(text),
  flag: (text) => (text.toLowerCase() === 'true' ? true : text.toLowerCase() === 'false' ? false : text),
  timestamp: readDate,
}

/** Day first with dots, month first with slashes (decision S71); an impossible date is its raw text alone. */
function readDate(raw: string): unknown {
  const match = /^(\d{2})([./])(\d{2})\2(\d{4}) (\d{2}):(\d{2}):(\d{2})$/.exec(raw)
  if (match === null) return { raw }
  const [first, second, year, hour, minute, seconds] = [1, 3, 4, 5, 6, 7].map((index) => Number(match[index]))
  const [day, month] = match[2] === '.' ? [first, second] : [second, first]
  const utc = new Date(Date.UTC(year ?? 0, (month ?? 0) - 1, day, hour, minute, seconds))
  const isReal = utc.getUTCMonth() + 1 === month && utc.getUTCDate() === day && utc.getUTCHours() === hour
  return isReal ? { raw, year, month, day, hour, minute, second: seconds } : { raw }
}
