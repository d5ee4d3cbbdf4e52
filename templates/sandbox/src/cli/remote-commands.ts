import { kopecksToDecimal } from '@card-gateway/protocol'
import { reachable } from '../http/server/serve.js'
import { isRecord } from '../lib/records.js'
import { printable } from './colours.js'
import type { CliContext } from './context.js'
import { environmentName, usualPort } from './flags.js'
import { readSettings } from './read-settings.js'
import { UsageError } from './usage-error.js'

/** `trigger <Event>`: sends a notification by hand. */
export async function trigger(context: CliContext): Promise<void> {
  const { args, print, program } = context
  const { flags } = args
  const [event, ...more] = args.words
  if (flags.late === '' && more[0] !== undefined)
    throw new UsageError(`Unexpected argument: ${more[0]}. Join a duration to its flag: --late=${more[0]}`)
  if (event === undefined || more.length > 0)
    throw new UsageError('trigger needs one event: trigger EnginePaySuccess --set OrderId=A-1')
  const made = await ask(context, 'POST', 'notifications', {
    Notification: event,
    set: fieldsOf(flags.set),
    ...(flags.twice === true && { times: 2 }),
    ...(typeof flags.late === 'string' && { late: flags.late || program.spec.limits.notificationRetry }),
    ...(flags.encrypted === true && { encrypted: true }),
    ...(flags.unchecked === true && { unchecked: true }),
    ...(typeof flags.to === 'string' && { to: flags.to }),
  })
  if (flags.json === true) return print(json(made))
  for (const delivery of listOf(made)) print(dispatchLine(delivery, context))
}

/** `replay [<id>]`: sends a notification again. */
export async function replay(context: CliContext): Promise<void> {
  const { args, print } = context
  const [id = await latest(context), ...more] = args.words
  if (more.length > 0) throw new UsageError('replay takes one id, or none for the latest notification.')
  const { to } = args.flags
  const delivery = await ask(context, 'POST', 'notifications/replay', { id, ...(typeof to === 'string' && { to }) })
  print(args.flags.json === true ? json(delivery) : dispatchLine(recordOf(delivery), context))
}

/** `state [<OrderId>]`: shows payments. */
export async function state(context: CliContext): Promise<void> {
  const { args, print, surroundings } = context
  const [orderId, ...more] = args.words
  if (more.length > 0) throw new UsageError('state takes one OrderId, or none for all payments.')
  const path = orderId === undefined ? 'payments' : `payments/${encodeURIComponent(orderId)}`
  const answer = await ask(context, 'GET', path)
  if (args.flags.json === true) return print(json(answer))
  if (orderId !== undefined) return printPayment(recordOf(answer), context)
  const payments = listOf(answer)
  // Not on the output, which a script reads.
  if (payments.length === 0) surroundings.error.write('There are no payments yet.\n')
  for (const payment of payments) print(paymentLine(payment, context))
}

type Json = Readonly<Record<string, unknown>>

async function latest(context: CliContext): Promise<string> {
  const id = listOf(await ask(context, 'GET', 'notifications')).at(-1)?.id
  if (typeof id === 'string') return id
  throw new UsageError('Nothing was sent yet.')
}

/** `--set` as fields. */
function fieldsOf(set: unknown): Record<string, string> {
  const words: unknown[] = Array.isArray(set) ? set : []
  return Object.fromEntries(
    words.map((word) => {
      const text = String(word)
      const at = text.indexOf('=')
      if (at < 1) throw new UsageError('--set needs FIELD=VALUE: --set OrderId=A-1')
      return [text.slice(0, at), text.slice(at + 1)]
    }),
  )
}

/** Asks the running sandbox. */
async function ask(context: CliContext, method: string, path: string, body?: object): Promise<unknown> {
  const { base, token } = await placeOf(context)
  const name = controlValue(context, 'world')
  const world = name === undefined ? '' : `?terminal=${encodeURIComponent(name)}`
  const answer = await answerOf(`${base}/admin/${path}${world}`, base, {
    method,
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const text = await answer.text()
  const value: unknown = answer.headers.get('content-type')?.includes('json') ? JSON.parse(text) : undefined
  if (answer.ok && value !== undefined) return value
  const why =
    isRecord(value) && typeof value.error === 'string'
      ? value.error
      : `${base} is not a sandbox: it answered ${answer.status}.`
  throw new UsageError(answer.status === 401 ? `${why} Give it with --token, or in ${environmentName('token')}.` : why)
}

async function answerOf(url: string, base: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init)
  } catch {
    throw new UsageError(`No sandbox answers at ${base}. Start one, or say where it is with --url.`)
  }
}

/** A flag of the commands that speak to a running sandbox, or its variable. */
function controlValue({ args, surroundings }: CliContext, name: string): string | undefined {
  const flag = args.flags[name]
  return typeof flag === 'string' ? flag : surroundings.env[environmentName(name)] || undefined
}

/** Where the sandbox is: as --url says, or where the settings of this folder start one. */
async function placeOf(context: CliContext): Promise<{ readonly base: string; readonly token: string | undefined }> {
  const { program, surroundings } = context
  const [url, token] = [controlValue(context, 'url'), controlValue(context, 'token')]
  if (url !== undefined) return { base: addressOf(url), token }
  const { config } = await readSettings({ flags: {}, ...surroundings, defaults: program.spec.defaults })
  const { host = '127.0.0.1', port = usualPort, control } = config
  return { base: addressOf(`http://${reachable(host)}:${port}`), token: token ?? control?.token }
}

function addressOf(url: string): string {
  const whole = url.includes('://') ? url : `http://${url}`
  if (URL.canParse(whole) && /^https?:/.test(whole)) return new URL(whole).origin
  throw new UsageError('--url needs the address of a running sandbox: --url http://127.0.0.1:8080')
}

function json(value: unknown): string {
  return JSON.stringify(value, null, 2)
}

function listOf(value: unknown): Json[] {
  return Array.isArray(value) ? value.filter(isRecord) : []
}

function recordOf(value: unknown): Json {
  return isRecord(value) ? value : {}
}

function shown(value: unknown): string {
  return value === undefined ? '' : printable(String(value))
}

function dispatchLine(delivery: Json, context: CliContext): string {
  const { paint } = context
  const event = recordOf(delivery.event)
  const to = delivery.url === undefined ? 'nobody: give a receiver with --to' : shown(delivery.url)
  return [
    paint.cyan(shown(event.Notification)),
    shown(event.OrderId),
    fateOf(delivery, context),
    paint.soft(`to ${to}`),
    paint.soft(shown(delivery.id)),
  ]
    .filter((part) => part !== '')
    .join('  ')
}

/** What became of a notification: `delivered 200`, `pending: 503, again at 12:00:10`. */
function fateOf({ status, attempts, due }: Json, { paint }: CliContext): string {
  const latest = listOf(attempts).at(-1)
  const said = latest === undefined ? undefined : shown(latest.status ?? latest.error)
  if (status === 'delivered') return paint.green(`delivered ${said ?? ''}`.trimEnd())
  if (status !== 'pending') return [shown(status), said].filter((part) => part !== undefined).join(': ')
  const at = timeOf(due)
  return paint.yellow(said === undefined ? `pending, first at ${at}` : `pending: ${said}, again at ${at}`)
}

function timeOf(moment: unknown): string {
  return typeof moment === 'string' ? moment.slice(11, 19) : ''
}

/** `123.45` for 12345, as on the dashboard. */
function money(amount: unknown): string {
  return typeof amount === 'number' ? kopecksToDecimal(amount) : shown(amount)
}

function paymentLine(payment: Json, { paint }: CliContext): string {
  const card = recordOf(payment.card)
  const parts = [
    paint.bold(shown(payment.orderId).padEnd(16)),
    stateOf(payment).padEnd(18),
    money(payment.balance).padStart(12),
    shown(card.mask),
  ]
  return parts.join('  ').trimEnd()
}

function stateOf({ state, stateParameter }: Json): string {
  return stateParameter === undefined ? shown(state) : `${shown(state)}(${shown(stateParameter)})`
}

function printPayment(payment: Json, context: CliContext): void {
  const { print, paint } = context
  const { requested, balance, authorised, charged, released, refunded } = payment
  print(paymentLine(payment, context))
  print(
    paint.soft(
      Object.entries({ requested, balance, authorised, charged, released, refunded })
        .map(([name, value]) => `${name} ${money(value)}`)
        .join('  '),
    ),
  )
  for (const entry of listOf(payment.timeline)) {
    const at = new Date(Number(entry.at)).toISOString().slice(11, 19)
    const error = entry.errCode === undefined ? '' : `  ${paint.red(shown(entry.errCode))}`
    print(
      `${paint.soft(at)}  ${shown(entry.transition).padEnd(22)}  ${shown(entry.from)} → ${shown(entry.to)}  ${paint.soft(`by ${shown(entry.by)}`)}${error}`,
    )
  }
}
