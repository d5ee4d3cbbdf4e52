// Copied from templates/sandbox/src/cli/ticker.ts by `npm run generate`. Do not edit: change it there.
import type { Delivery } from '../world/notifications.js'
import type { Colours } from './colours.js'
import { deliveryLine, failuresLine } from './log-lines.js'

/** The lines of the server's terminal. A line with a count is overwritten where the terminal can do that. */
export class Ticker {
  readonly #write: (text: string) => void
  readonly #paint: Colours
  readonly #writesOver: boolean
  /** Attempts that failed since the receiver last accepted one, by its address. */
  readonly #failures = new Map<string, number>()
  /** Receiver whose count is the line written last. */
  #last: string | undefined

  constructor(write: (text: string) => void, paint: Colours, writesOver: boolean) {
    this.#write = write
    this.#paint = paint
    this.#writesOver = writesOver
  }

  line(text: string): void {
    this.#last = undefined
    this.#write(`${text}\n`)
  }

  /**
   * What became of a notification. For a receiver that accepts nothing, the first failure is printed, and then how many
   * there were: a terminal counts on, a file gets a line at 10, 100, 1000.
   *
   * @param lead what each line begins with
   */
  delivery(latest: Delivery, lead = ''): void {
    const { url = '', status, tries } = latest
    const hasFailed = status === 'pending' && tries > 0
    if (status === 'delivered') this.#failures.delete(url)
    const count = (this.#failures.get(url) ?? 0) + 1
    if (hasFailed) this.#failures.set(url, count)
    if (!hasFailed || count === 1) this.line(lead + deliveryLine(latest, this.#paint))
    else if (this.#writesOver || /^10+$/.test(String(count)))
      this.#count(url, lead + failuresLine(latest, count, this.#paint))
  }

  #count(url: string, text: string): void {
    const isAbove = this.#writesOver && this.#last === url
    this.#write(`${isAbove ? above : ''}${text}\n`)
    this.#last = url
  }
}

/** To the line above, which is emptied. */
const above = '\u001b[1A\u001b[2K'
