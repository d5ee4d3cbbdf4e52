import { type Fault, type ForcedOutcome, faultNames } from '../faults.js'
import type { World } from '../world.js'

type Form = Pick<URLSearchParams, 'get'>

/** What forms of the dashboard can do. Each throws RangeError with the reason when it cannot. */
const actions: Readonly<Record<string, (world: World, form: Form) => unknown>> = {
  replay: ({ notifications }, form) => notifications.replay(wanted(form, 'id')),
  drop: ({ notifications }, form) => notifications.drop(wanted(form, 'id')),
  trigger: ({ notifications }, form) => {
    const to = form.get('to')
    return notifications.trigger(wanted(form, 'event'), { set: fieldsOf(form.get('set') ?? ''), ...(to && { to }) })
  },
  advance: ({ clock }, form) => clock.advance(wanted(form, 'by')),
  freeze: ({ clock }) => clock.freeze(),
  resume: ({ clock }) => clock.resume(),
  fault: plan,
  'clear-fault': ({ faults }, form) => faults.clear(Number(wanted(form, 'id'))),
  reset: (world, form) => {
    if (form.get('sure') !== 'yes') throw new RangeError('Say that everything is to be forgotten.')
    return world.reset()
  },
}

/**
 * Does what a form says.
 *
 * @throws RangeError when it cannot be done; its message says why
 */
export async function act(world: World, form: Form): Promise<void> {
  const name = form.get('action') ?? ''
  const action = Object.hasOwn(actions, name) ? actions[name] : undefined
  if (action === undefined) throw new RangeError('There is no such instruction.')
  await action(world, form)
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
      if (at < 1) throw new RangeError('Fields are NAME=VALUE, with spaces between them.')
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
