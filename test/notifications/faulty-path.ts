import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import type { Clock } from '@card-gateway/notifications'
import { attemptHeader } from './sender.js'

/** What can happen to a delivery between the gateway and the shop. */
export const faults = [
  'none',
  'answers 500',
  'answers 204',
  'answers 302',
  'too slow',
  'reset before',
  'reset within',
  'answer lost',
  'duplicate',
  'late',
  'garbage',
] as const

type Fault = (typeof faults)[number]

interface Settings {
  /** Address of the receiver. */
  readonly target: URL
  readonly clock: Pick<Clock, 'now'>
  /** A number below the given one. */
  readonly random: (below: number) => number
  /** The sender waits no longer for the answer to this attempt. */
  readonly onTooSlow: (attempt: string) => void
}

/** An HTTP server between sender and receiver on which things go wrong. */
export class FaultyPath {
  readonly #settings: Settings
  readonly #server = createServer((request, response) => this.#handle(request, response))
  readonly #late: { readonly body: string; readonly dueAt: number }[] = []
  /** How often each happened. */
  readonly counts = new Map<Fault, number>(faults.map((fault) => [fault, 0]))
  /** Bodies that were spoilt on the way. */
  readonly spoilt = new Set<string>()

  constructor(settings: Settings) {
    this.#settings = settings
  }

  /** Gives the address to send to. */
  async open(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve))
    const address = this.#server.address()
    return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/`
  }

  close(): void {
    this.#server.closeAllConnections()
    this.#server.close()
  }

  get isEmpty(): boolean {
    return this.#late.length === 0
  }

  /** Lets what was held up arrive when it is time. */
  async tick(): Promise<void> {
    const due = this.#late.filter(({ dueAt }) => dueAt <= this.#settings.clock.now())
    for (const one of due) this.#late.splice(this.#late.indexOf(one), 1)
    await Promise.all(due.map(({ body }) => this.#forward(body)))
  }

  async #handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await text(request)
    const fault = faults[this.#settings.random(faults.length)] ?? 'none'
    this.counts.set(fault, (this.counts.get(fault) ?? 0) + 1)
    const status = await this.#suffer(fault, body, String(request.headers[attemptHeader]))
    if (status === 'reset') request.socket.destroy()
    else if (status !== 'silence') response.writeHead(status, { location: this.#settings.target.href }).end()
  }

  /** Carries out the fault; returns what the sender receives. */
  async #suffer(fault: Fault, body: string, attempt: string): Promise<number | 'reset' | 'silence'> {
    const { clock, random, onTooSlow } = this.#settings
    switch (fault) {
      case 'none':
        return this.#forward(body)
      case 'answers 500':
        return 500
      case 'answers 204':
        return 204
      case 'answers 302':
        return 302
      case 'too slow':
        await this.#forward(body)
        onTooSlow(attempt)
        return 'silence'
      case 'reset before':
        return 'reset'
      case 'reset within':
        await this.#breakOff(body)
        return 'reset'
      case 'answer lost':
        await this.#forward(body)
        return 'reset'
      case 'duplicate':
        return Math.max(...(await Promise.all([this.#forward(body), this.#forward(body)])))
      case 'late':
        this.#late.push({ body, dueAt: clock.now() + 5_000 + random(60_000) })
        return 'reset'
      case 'garbage':
        await this.#forward(this.#spoil(body))
        return 500
    }
  }

  async #forward(body: string): Promise<number> {
    const response = await fetch(this.#settings.target, { method: 'POST', body })
    await response.arrayBuffer()
    return response.status
  }

  /** Half of the body, then the end of the connection. */
  #breakOff(body: string): Promise<void> {
    const { hostname, port, pathname } = this.#settings.target
    return new Promise((resolve) => {
      const socket = connect(Number(port), hostname)
      const half = body.slice(0, body.length / 2)
      const head = `POST ${pathname} HTTP/1.1\r\nHost: ${hostname}\r\nContent-Length: ${body.length}\r\n\r\n`
      socket.on('close', () => resolve())
      socket.write(head + half, () => socket.destroy())
    })
  }

  /** The same with three characters more, which no form can hold. */
  #spoil(body: string): string {
    const at = this.#settings.random(body.length)
    const spoilt = `${body.slice(0, at)}%zz${body.slice(at)}`
    this.spoilt.add(spoilt)
    return spoilt
  }
}
