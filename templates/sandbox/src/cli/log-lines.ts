import type { JournalEntry } from '../world/journal.js'
import type { Delivery } from '../world/notifications.js'
import { type Colours, printable } from './colours.js'

/** Widths that keep the columns of usual requests in line. */
const commandWidth = 20
const orderWidth = 14

/** A request and its answer, in one line. */
export function requestLine(entry: JournalEntry, paint: Colours): string {
  const { at, command, path, orderId = '', why, fault, transitions, notes } = entry
  const parts = [
    paint.soft(clock(at)),
    paint.bold(printable(command ?? path).padEnd(commandWidth)),
    printable(orderId).padEnd(orderWidth),
    outcome(entry, paint),
    transitions.length > 0 && paint.soft(transitions.join(', ')),
    fault !== undefined && paint.magenta(`[${fault}]`),
    why !== undefined && paint.soft(printable(why)),
    notes.length > 0 && paint.yellow(printable(notes.join(' '))),
  ]
  return parts
    .filter((part) => part !== false)
    .join('  ')
    .trimEnd()
}

function outcome({ success, errCode, reply }: JournalEntry, paint: Colours): string {
  switch (success) {
    case 'True':
      return paint.green('True ')
    case '3DS':
      return paint.yellow('3DS  ')
    case 'False':
      return paint.red(`False ${printable(errCode ?? '')}`)
    default:
      return reply === undefined ? paint.magenta('no answer') : paint.soft('page ')
  }
}

/** What became of a notification, in one line: that it was made, or how an attempt went. */
export function deliveryLine(
  { at, event, status, attempts, tries, url, encrypted, due }: Delivery,
  paint: Colours,
): string {
  const latest = attempts.at(-1)
  const { Notification, OrderId = '' } = event
  const name = `${paint.cyan(printable(String(Notification)).padEnd(Math.max(commandWidth, Notification.length)))}  ${printable(String(OrderId)).padEnd(orderWidth)}`
  const line = (moment: number, word: string) => `${paint.soft(clock(moment))}  ${name}  ${word}`
  if (latest === undefined) {
    const lock = encrypted ? ' encrypted' : ''
    return line(at, status === 'kept' ? paint.soft('event') : paint.soft(`event → ${printable(url ?? '')}${lock}`))
  }
  if (tries === 0 && status === 'pending') return line(due, paint.soft(`again → ${printable(url ?? '')}`))
  const result = latest.status === undefined ? (latest.error ?? 'no answer') : String(latest.status)
  if (status === 'delivered') return line(latest.at, paint.green(`delivered ${result}`))
  if (status === 'pending')
    return line(latest.at, paint.yellow(`attempt ${tries}: ${printable(result)}, again at ${clock(due)}`))
  return line(latest.at, paint.red(`${status} ${printable(result)}`))
}

/** How many attempts in a row a receiver did not accept, in one line. */
export function failuresLine({ attempts, url }: Delivery, count: number, paint: Colours): string {
  const latest = attempts.at(-1)
  const said = latest?.status === undefined ? (latest?.error ?? 'no answer') : String(latest.status)
  const text = `${count} attempts failed so far → ${printable(url ?? '')}, the latest with ${printable(said)}`
  return `${paint.soft(clock(latest?.at ?? 0))}  ${paint.yellow(text)}`
}

/** Time of day, of this machine. */
function clock(at: number): string {
  const date = new Date(at)
  return [date.getHours(), date.getMinutes(), date.getSeconds()].map((part) => String(part).padStart(2, '0')).join(':')
}
