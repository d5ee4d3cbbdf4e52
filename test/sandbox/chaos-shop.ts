import { apiBlock, apiCharge, apiPay, apiRefund, encodeRequest } from '@card-gateway/protocol'
import { type Random, testCards } from '@card-gateway/sandbox'

const credentials = { key: 'Merchant', password: 'merchant-secret' }
const Amount = 1000

/** Parts that are refunded of an order, each of its own amount. */
export const parts: readonly number[] = [101, 202]

/** What the shop knows of an order. */
export interface Order {
  readonly id: string
  readonly kind: 'charged' | 'abandoned'
  /** Refunds that were answered with success; the others may have been made or not. */
  readonly refunded: number[]
}

/** A shop that insists: what is not answered is sent again, to whichever server answers. Refunds it sends once. */
export class Shop {
  readonly orders: Order[] = []
  readonly #random: Random
  readonly #urls: () => readonly string[]
  #isOpen = true

  constructor(random: Random, urls: () => readonly string[]) {
    this.#random = random
    this.#urls = urls
  }

  /** Orders one after the other until it is closed. */
  async run(): Promise<void> {
    while (this.#isOpen) await this.#order()
  }

  /** Begins nothing new. */
  close(): void {
    this.#isOpen = false
  }

  async #order(): Promise<void> {
    const id = `A-${this.orders.length + 1}`
    const order: Order = { id, kind: this.#random.integer(1, 5) === 1 ? 'abandoned' : 'charged', refunded: [] }
    this.orders.push(order)
    if (order.kind === 'abandoned') {
      const pay = { OrderId: id, Amount, PayInfo: testCards.threeDSecure }
      await this.#insist('Pay', encodeRequest(apiPay, pay, credentials), 'DUPLICATE_ORDER_ID')
      return
    }
    const block = { OrderId: id, Amount, PayInfo: testCards.success }
    await this.#insist('Block', encodeRequest(apiBlock, block, credentials), 'DUPLICATE_ORDER_ID')
    await this.#insist('Charge', encodeRequest(apiCharge, { OrderId: id }, credentials), 'ILLEGAL_ORDER_STATE')
    for (const part of parts) {
      const answer = await this.#send('Refund', encodeRequest(apiRefund, { OrderId: id, Amount: part }, credentials))
      if (answer?.includes('Success="True"')) order.refunded.push(part)
    }
  }

  /** @param already what is answered where an earlier try had its effect */
  async #insist(command: string, body: string, already: string): Promise<void> {
    for (;;) {
      const answer = await this.#send(command, body)
      if (answer !== undefined && /Success="(?:True|3DS)"/.test(answer)) return
      if (answer?.includes(`ErrCode="${already}"`)) return
      if (answer !== undefined && !/DUPLICATE_PROCESSING_ORDER_ID/.test(answer))
        throw new Error(`${command}: another answer: ${answer.slice(0, 200)}`)
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }

  /** The answer, if there was one; a store that is away gives none. */
  async #send(command: string, body: string): Promise<string | undefined> {
    const urls = this.#urls()
    const url = urls[this.#random.integer(0, Math.max(0, urls.length - 1))]
    if (url === undefined) return undefined
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    try {
      const request = { method: 'POST', headers, body, signal: AbortSignal.timeout(5000) }
      const response = await fetch(new URL(`/api/${command}`, url), request)
      const text = await response.text()
      return response.status === 200 ? text : undefined
    } catch {
      return undefined
    }
  }
}
