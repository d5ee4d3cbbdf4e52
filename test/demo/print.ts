import { styleText } from 'node:util'
import type { Received } from './stage.js'

const isPainted = process.stdout.isTTY === true && !process.env.NO_COLOR
const paint = (format: Parameters<typeof styleText>[0]) => (text: string) =>
  isPainted ? styleText(format, text, { validateStream: false }) : text
const colors = {
  bold: paint('bold'),
  dim: paint('dim'),
  red: paint('red'),
  green: paint('green'),
  cyan: paint('cyan'),
  magenta: paint('magenta'),
}

/** Prints a title. */
export function heading(title: string): void {
  console.log(`\n${colors.bold(title)}`)
}

/** One command and what came of it. */
export function step(command: string, subject: string, result: string): void {
  console.log(`  ${colors.cyan(command.padEnd(10))} ${colors.dim(subject.padEnd(18))} ${result}`)
}

/** Something that is passed on or told to somebody. */
export function said(to: string, what: string): void {
  console.log(`  ${colors.dim(`${to}:`)} ${what}`)
}

/** What ends the demo. */
export function failed(why: string): void {
  console.error(`\n${colors.red('The demo failed.')} ${why}`)
}

/** A notification that reached the shop. */
export function notified({ event, verified }: Received): void {
  const { Notification, OrderId, VWUserLgn, Amount, NewAmount } = fieldsOf(event)
  const details = [
    typeof NewAmount === 'number' ? `${rubles(NewAmount)} left` : '',
    typeof Amount === 'number' ? rubles(Amount) : '',
    verified ? colors.green('confirmed by the status') : '',
  ]
  const line = `${String(Notification).padEnd(20)} ${details.filter((detail) => detail !== '').join(', ')}`.trimEnd()
  console.log(
    `  ${colors.magenta('notified'.padEnd(10))} ${colors.dim(String(OrderId ?? VWUserLgn).padEnd(18))} ${line}`,
  )
}

/** Fields of an event, whichever it is. */
function fieldsOf(event: object): Readonly<Record<string, unknown>> {
  return { ...event }
}

/** Kopecks as a person reads them: 12345 as 123.45 RUB. */
export function rubles(kopecks: number | undefined): string {
  if (kopecks === undefined) return 'an amount the reply does not tell'
  return `${Math.floor(kopecks / 100)}.${String(kopecks % 100).padStart(2, '0')} RUB`
}
