// Copied from templates/sandbox/src/http/admin/world-routes.ts by `npm run generate`. Do not edit: change it there.
import { type Duration, milliseconds } from '../../lib/duration.js'
import { type FaultOptions, type ForcedOutcome, faultNames, type PlannedFault } from '../../world/faults.js'
import type { TerminalSettings } from '../../world/settings.js'
import { configSchema } from '../../world/settings-schema.js'
import { breaches } from '../../world/validate-settings.js'
import type { World } from '../../world/world.js'
import { AdminError } from './admin-error.js'
import type { JsonBody } from './json-body.js'
import { type AdminCall, iso, type Route } from './route.js'
import { snapshotAnswer } from './snapshot-answer.js'

/** Terminals, clock, faults, and the world as a whole. */
export const worldRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: '/admin/terminals',
    summary: 'Lists the merchants. Each is a world of its own.',
    answer: ({ directory }) => [...directory.worlds.values()].map(terminalView),
  },
  {
    method: 'POST',
    path: '/admin/terminals',
    summary: 'Adds a merchant. The body is a terminal of the configuration file.',
    body: { key: 'its Key', vwid: 'its VWID', password: 'of both' },
    answer: ({ directory, body }) => terminalView(directory.addTerminal(settingsOf(body.all()))),
  },
  { method: 'GET', path: '/admin/clock', summary: 'Shows the clock.', answer: ({ world }) => clockView(world) },
  {
    method: 'POST',
    path: '/admin/clock/advance',
    summary: 'Puts the clock forward. What falls due on the way is done before the answer comes.',
    body: { by: 'span: milliseconds, or text such as 250ms, 10s, 30m, 2h, 1d' },
    answer: async ({ world, body }) => {
      const by: Duration = milliseconds(body.span('by'))
      body.finish()
      await world.clock.advance(by)
      return clockView(world)
    },
  },
  {
    method: 'POST',
    path: '/admin/clock/freeze',
    summary: 'Stops the clock.',
    answer: ({ world }) => {
      world.clock.freeze()
      return clockView(world)
    },
  },
  {
    method: 'POST',
    path: '/admin/clock/resume',
    summary: 'Starts the clock again.',
    answer: ({ world }) => {
      world.clock.resume()
      return clockView(world)
    },
  },
  {
    method: 'GET',
    path: '/admin/faults',
    summary: 'Lists the planned faults and outcomes.',
    answer: ({ world }) => world.faults.planned.map(faultView),
  },
  {
    method: 'POST',
    path: '/admin/faults',
    summary: 'Plans a fault for the next request of a command.',
    body: {
      command: 'id of the command, or *',
      fault: faultNames.join(', '),
      times: 'how often; default 1, "always" until it is cleared',
    },
    answer: ({ world, body }) => {
      const [command, fault, options] = [body.text('command'), body.word('fault', faultNames), timesOf(body)]
      body.finish()
      return faultView(world.faults.next(command, fault, options))
    },
  },
  {
    method: 'POST',
    path: '/admin/outcomes',
    summary: 'Plans how the next request of a command ends.',
    body: {
      command: 'id of the command, or *',
      error: 'error code it fails with; or',
      state: 'PreAuthorizedAF, the anti-fraud service; or',
      forwardTo: 'terminal the payment is made on',
      fail: 'with forwardTo: whether the command is answered with MERCHANT_FORWARD',
      times: 'how often; default 1, "always" until it is cleared',
    },
    answer: ({ world, body }) => {
      const [command, outcome, options] = [body.text('command'), outcomeOf(body), timesOf(body)]
      body.finish()
      return faultView(world.faults.force(command, outcome, options))
    },
  },
  {
    method: 'DELETE',
    path: '/admin/faults',
    summary: 'Removes every planned fault and outcome.',
    answer: ({ world }) => world.faults.clear(),
  },
  {
    method: 'DELETE',
    path: '/admin/faults/{id}',
    summary: 'Removes one planned fault or outcome.',
    answer: clearFault,
  },
  {
    method: 'POST',
    path: '/admin/reset',
    summary: 'Empties the world and restarts its clock and its random numbers.',
    answer: ({ world }) => world.reset(),
  },
  {
    method: 'GET',
    path: '/admin/snapshot',
    summary: 'Returns the whole world as JSON.',
    answer: async ({ world }) => snapshotAnswer(await world.snapshot()),
  },
  {
    method: 'PUT',
    path: '/admin/snapshot',
    summary: 'Restores a world. The body is what GET returned.',
    answer: ({ world, body }) => world.restore(body.all()),
  },
]

function terminalView({ terminal, name }: World) {
  const { vwid, families, notifications } = terminal
  const { url, email, sms, publicKey } = notifications
  return { key: name, vwid, families, notifications: { url, email, sms, encrypted: publicKey !== undefined } }
}

function settingsOf(value: unknown): TerminalSettings {
  if (isTerminal(value)) return value
  throw new AdminError(400, wrongWith(value).join(' '))
}

const terminalSchema = configSchema.properties.terminals?.items ?? {}

function wrongWith(value: unknown): string[] {
  return breaches(terminalSchema, value)
}

function isTerminal(value: unknown): value is TerminalSettings {
  return wrongWith(value).length === 0
}

function clockView({ clock }: World) {
  return { now: iso(clock.now()), frozen: clock.frozen, waiting: clock.waiting.map(iso) }
}

function faultView({ times, ...planned }: PlannedFault) {
  return { ...planned, times: Number.isFinite(times) ? times : 'always' }
}

function timesOf(body: JsonBody): FaultOptions {
  if (!body.has('times')) return {}
  const times = body.span('times')
  if (times === 'always') return { times: Number.POSITIVE_INFINITY }
  if (typeof times === 'number' && Number.isInteger(times) && times >= 1) return { times }
  throw new AdminError(400, 'times: must be a number from 1, or "always".')
}

function outcomeOf(body: JsonBody): ForcedOutcome {
  if (body.has('error')) return { error: body.text('error') }
  if (body.has('state')) return { state: body.word('state', ['PreAuthorizedAF']) }
  if (!body.has('forwardTo')) throw new AdminError(400, 'One of error, state and forwardTo is missing.')
  const fail = body.optionalFlag('fail')
  return { forwardTo: body.text('forwardTo'), ...(fail !== undefined && { fail }) }
}

function clearFault({ world, pathParam }: AdminCall): void {
  const id = Number(pathParam)
  if (!world.faults.planned.some((planned) => planned.id === id)) throw new AdminError(404, 'There is no such fault.')
  world.faults.clear(id)
}
