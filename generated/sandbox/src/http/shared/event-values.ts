// Copied from templates/sandbox/src/http/shared/event-values.ts by `npm run generate`. Do not edit: change it there.
import { commonEventFields, type EventDescriptor, type EventFieldKind, eventDescriptors } from '@card-gateway/protocol'
import { distance, hint } from '../../lib/did-you-mean.js'
import { shortName } from '../../spec/names.js'

/** Values of a notification's fields, by name: those of the wire, or as they come out of JSON. */
export type EventValues = Readonly<Record<string, string | number | boolean>>

const descriptors: Readonly<Record<string, EventDescriptor>> = eventDescriptors

/**
 * Whether an event can have these fields, and each such a value. Undocumented events are not checked here.
 *
 * @throws RangeError with everything that is wrong; for a misspelt name it says what was meant
 */
export function checkEventValues(event: string, values: EventValues): void {
  const wrong = Object.entries(values).flatMap(([name, value]) => {
    const problem = problemOf(event, name) ?? kindProblem(event, name, value)
    return problem === undefined ? [] : [problem]
  })
  if (wrong.length > 0) throw new RangeError(wrong.join(' '))
}

/**
 * Whether an event can have fields of these names.
 *
 * @throws RangeError with everything that is wrong
 */
export function checkEventFields(event: string, names: readonly string[]): void {
  const wrong = names.flatMap((name) => problemOf(event, name) ?? [])
  if (wrong.length > 0) throw new RangeError(wrong.join(' '))
}

function problemOf(event: string, name: string): string | undefined {
  const descriptor = descriptorOf(event)
  if (descriptor === undefined) return undefined
  if (name === nameField) return `${nameField} cannot be set: it is the event itself, ${event}.`
  const known = fieldsOf(descriptor).map((field) => field.name)
  if (known.includes(name)) return undefined
  // Where further keys are allowed, only a key close to a documented one is a mistake.
  const near = known.filter((one) => distance(one.toLowerCase(), name.toLowerCase().slice(0, 60)) <= 1)
  if (descriptor.open && near.length === 0) return undefined
  return `${event} has no field ${shortName(name)}${hint(name, descriptor.open ? near : known)}`
}

function kindProblem(event: string, name: string, value: string | number | boolean): string | undefined {
  const descriptor = descriptorOf(event)
  const field = descriptor && fieldsOf(descriptor).find((one) => one.name === name)
  if (field === undefined || kinds[field.kind].fits.test(String(value))) return undefined
  return `${name}: must be ${kinds[field.kind].wanted}.`
}

const nameField = 'Notification'

const kinds: Readonly<Record<EventFieldKind, { readonly fits: RegExp; readonly wanted: string }>> = {
  text: { fits: /^/, wanted: 'a text' },
  integer: { fits: /^\d{1,16}$/, wanted: 'a whole number' },
  flag: { fits: /^(?:true|false)$/i, wanted: 'True or False' },
  timestamp: {
    fits: /^\d{1,2}[./]\d{1,2}[./]\d{4} \d{1,2}:\d{2}:\d{2}(?: [AP]M)?$/i,
    wanted: 'a date and time such as 27.03.2026 14:05:09',
  },
  ticks: { fits: /^\d{1,19}$/, wanted: 'a whole number' },
}

function descriptorOf(event: string): EventDescriptor | undefined {
  return Object.hasOwn(descriptors, event) ? descriptors[event] : undefined
}

function fieldsOf({ fields }: EventDescriptor) {
  return [...commonEventFields, ...fields]
}
