// Copied from templates/sandbox/src/http/dashboard/actions.ts by `npm run generate`. Do not edit: change it there.
import { decimalToKopecks, isDecimal } from '@card-gateway/protocol'
import { milliseconds } from '../../lib/duration.js'
import { type Fault, type ForcedOutcome, faultNames } from '../../world/faults.js'
import type { Delivery } from '../../world/notifications.js'
import type { World } from '../../world/world.js'
import { attempted, usualPatience } from '../shared/attempted.js'
import { checkEventValues } from '../shared/event-values.js'
import { wordsOf } from './operations.js'

/** The fields of a form that was sent. */
export type Form = Iterable<readonly [name: string, value: string]> & Pick<URLSearchParams, 'get'>

/**
 * What forms of the dashboard can do. Each throws a RangeError with the reason when it fails; a text it returns says what
 * it did.
 */
const actions: Readonly<Record<string, (world: World, form: Form) => unknown>> = {
  command,
  replay: (world, form) => sent(world, async ({ replay }) => [await replay(wanted(form, 'id'))]),
  drop: ({ notifications }, form) => notifications.drop(wanted(form, 'id')),
  trigger,
  advance: ({ clock }, form) => clock.advance(wanted(form, 'by')),
  freeze: ({ clock }) => clock.freeze(),
  resume: ({ clock }) => clock.resume(),
  fault: plan,
  'clear-fault': ({ faults }, form) => faults.clear(Number(wanted(form, 'id'))),
  reset: (world, form) => {
    if (form.get('sure') !== 'yes') throw new RangeError('Nothing was deleted. Tick the box to confirm it.')
    return world.reset()
  },
}

/**
 * Does what a form says.
 *
 * @throws RangeError when it cannot be done; its message says why
 */
export async function act(world: World, form: Form): Promise<string | undefined> {
  const name = form.get('action') ?? ''
  const action = Object.hasOwn(actions, name) ? actions[name] : undefined
  if (action === undefined) throw new RangeError('The dashboard has no such form.')
  const words: unknown = await action(world, form)
  return typeof words === 'string' ? words : undefined
}

/** What a form says beside the parameters of its command. */
const noParameters = new Set(['action', 'back', 'command'])

/** Carries out a command with all other fields of the form; amounts are in roubles there. */
async function command(world: World, form: Form): Promise<string> {
  const id = wanted(form, 'command')
  const body = [...form].filter(([name]) => !noParameters.has(name))
  const request = Object.fromEntries(body.map(([name, value]) => [name, name === 'Amount' ? kopecks(value) : value]))
  const carried = await world.operate(id, request)
  const words = wordsOf(id, form.get('OrderId') ?? '', carried)
  if (carried.success !== 'True') throw new RangeError(words)
  return words
}

function kopecks(text: string): number {
  const plain = text.replace(/\s/g, '').replace(',', '.')
  if (!isDecimal(plain, 2)) throw new RangeError('Give the amount in roubles with at most two decimal places: 123.45')
  return decimalToKopecks(plain)
}

function trigger(world: World, form: Form): Promise<string> {
  const [event, to] = [wanted(form, 'event'), form.get('to')?.trim()]
  const set = fieldsOf(form.get('set') ?? '')
  if (form.get('unchecked') === null) checkEventValues(event, set)
  return sent(world, (notifications) => notifications.trigger(event, { set, ...(to && { to }) }))
}

/** Sends, and reports what the receiver answered. */
async function sent(world: World, send: Parameters<typeof attempted>[1]): Promise<string> {
  const made = await attempted(world, send, milliseconds(usualPatience))
  return made.map(fateOf).join(' ')
}

function fateOf({ event, status, url, attempts }: Delivery): string {
  if (url === undefined) return `${event.Notification} was made but not sent: there is no receiver.`
  const latest = attempts.at(-1)
  const said =
    latest === undefined
      ? 'the receiver has not answered yet'
      : `the receiver answered ${latest.status ?? latest.error}`
  return `${event.Notification} is ${status}: ${said}.`
}

function wanted(form: Form, name: string): string {
  const value = form.get(name)?.trim()
  if (!value) throw new RangeError(`${name} is missing.`)
  return value
}

/** `OrderId=A-1 Amount=100` */
function fieldsOf(text: string): Record<string, string> {
  const words = text.split(/\s+/).filter((word) => word !== '')
  return Object.fromEntries(
    words.map((word) => {
      const at = word.indexOf('=')
      if (at < 1) throw new RangeError('Write fields as NAME=VALUE, separated by spaces.')
      return [word.slice(0, at), word.slice(at + 1)]
    }),
  )
}

function plan({ faults }: World, form: Form): void {
  const command = wanted(form, 'command')
  const times = Number(form.get('times') || 1)
  const [kind, name = ''] = wanted(form, 'what').split(' ')
  if (kind === 'fault' && isFault(name)) faults.next(command, name, { times })
  else if (kind === 'error' || kind === 'state') faults.force(command, outcomeOf(kind, name), { times })
  else throw new RangeError('There is no such fault.')
}

function isFault(name: string): name is Fault {
  return faultNames.some((known) => known === name)
}

function outcomeOf(kind: 'error' | 'state', name: string): ForcedOutcome {
  return kind === 'error' ? { error: name } : { state: 'PreAuthorizedAF' }
}
