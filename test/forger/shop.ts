import type { Seen } from './forgery.js'
import type { Order } from './judge.js'
import type { Way } from './way.js'

/** An order as the shop that sells it knows it. */
export interface Sold extends Seen {
  readonly by: Way['by']
}

/** A shop that notifications are posted to. */
export interface Shop {
  post(body: string): Promise<void>
  /** Works on all that is due. */
  work(): Promise<void>
  /** Lets time go by until the next waiting notification is due; false when none waits. */
  wait(): Promise<boolean>
  orders(): Promise<ReadonlyMap<string, Order>>
  /** Bodies of what was given up. */
  dead(): Promise<readonly string[]>
  close(): Promise<void>
}
