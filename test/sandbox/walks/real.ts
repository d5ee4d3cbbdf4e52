import { createServer, type Server } from 'node:http'
import { text } from 'node:stream/consumers'
import { CardGateway } from '@card-gateway/client'
import { eventNameOf, type Notification } from '@card-gateway/notifications'
import { createSandbox, type Sandbox } from '@card-gateway/sandbox'
import { type SandboxServer, serve } from '@card-gateway/sandbox/server'
import { Payer } from '../payer.js'
import { type Facts, lineOf } from './events.js'
import type { Settings } from './model.js'

/** A moment at which the test cards are good. */
export const start = '2026-03-27T12:00:00Z'

/** Where payers return to; `{success}` tells the walk what the page said. */
export const returnUrl = 'https://shop.example/back?order={orderid}&ok={success}'

/** A sandbox that listens on this machine, and a receiver of notifications beside it; every walk is a merchant of its own. */
export class Place implements AsyncDisposable {
  readonly #sandbox: Sandbox
  readonly #server: SandboxServer
  readonly #receiver: Receiver
  #merchants = 0

  private constructor(sandbox: Sandbox, server: SandboxServer, receiver: Receiver) {
    this.#sandbox = sandbox
    this.#server = server
    this.#receiver = receiver
  }

  static async open(): Promise<Place> {
    const receiver = await Receiver.open()
    const sandbox = createSandbox({ seed: 1, now: start, frozen: true })
    return new Place(sandbox, await serve(sandbox), receiver)
  }

  /** A merchant nobody has dealt with yet. */
  merchant(settings: Settings): Real {
    const key = `Walk${++this.#merchants}`
    const inbox = this.#receiver.inbox(key)
    const terminal = { key, vwid: `${key}VW`, password: 'merchant-secret', returnUrl, ...settings }
    this.#sandbox.addTerminal({ ...terminal, notifications: { url: inbox.url } })
    return new Real(this.#sandbox.as(key), this.#server.url, inbox)
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#server.close()
    await this.#sandbox.close()
    await this.#receiver.close()
  }
}

/** A merchant's shop as it really talks to the sandbox: over HTTP, through the client. */
export class Real {
  readonly sandbox: Sandbox
  readonly gateway: CardGateway
  /** The same merchant with a password that is not its own. */
  readonly impostor: CardGateway
  readonly inbox: Inbox
  readonly url: string
  /** What answers of Success=3DS carried, by terminal and order, and the latest PaRes of the issuer for it. */
  readonly asked = new Map<string, { readonly ACSUrl: string; readonly PaReq: string; readonly ThreeDSKey: string }>()
  readonly paRes = new Map<string, string>()

  constructor(sandbox: Sandbox, url: string, inbox: Inbox) {
    const options = { ...sandbox.credentials, baseUrl: url, timeout: 5000, warn: () => {} }
    this.sandbox = sandbox
    this.gateway = new CardGateway(options)
    this.impostor = new CardGateway({ ...options, password: 'guessed' })
    this.inbox = inbox
    this.url = url
  }

  payer(): Payer {
    return new Payer((request) => fetch(request))
  }

  /** Posts a body as it is, and gives the answer's attributes. */
  async post(path: string, body: string): Promise<Record<string, string>> {
    const answer = await fetch(this.url + path, { method: 'POST', body })
    const found = (await answer.text()).matchAll(/ (\w+)="([^"]*)"/g)
    return Object.fromEntries([...found].map(([, name = '', value = '']) => [name, value]))
  }

  async close(): Promise<void> {
    await this.gateway.close()
    await this.impostor.close()
  }
}

/** What one merchant was sent. */
export interface Inbox {
  readonly url: string
  /** The status the receiver answers with. */
  status: number
  /** Posts that were not answered with 200. */
  refused: number
  /** Bodies that were accepted and not looked at yet. */
  accepted: string[]
}

class Receiver {
  readonly #server: Server
  readonly #url: string
  readonly #inboxes = new Map<string, Inbox>()

  private constructor(server: Server, url: string) {
    this.#server = server
    this.#url = url
  }

  static async open(): Promise<Receiver> {
    const server = createServer()
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const address = server.address()
    if (typeof address !== 'object' || address === null) throw new Error('The receiver does not listen on a port.')
    const receiver = new Receiver(server, `http://127.0.0.1:${address.port}`)
    server.on('request', (request, response) => {
      void text(request).then((body) => response.writeHead(receiver.#take(request.url ?? '', body)).end())
    })
    return receiver
  }

  inbox(name: string): Inbox {
    const inbox = { url: `${this.#url}/${name}`, status: 200, refused: 0, accepted: [] }
    this.#inboxes.set(`/${name}`, inbox)
    return inbox
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections()
    await new Promise((resolve) => this.#server.close(resolve))
  }

  #take(path: string, body: string): number {
    const inbox = this.#inboxes.get(path)
    if (inbox === undefined) return 404
    if (inbox.status === 200) inbox.accepted.push(body)
    else inbox.refused += 1
    return inbox.status
  }
}

/** A notification as a line of text, as the model writes it. An OrderId of the gateway's own is replaced by `own`. */
export function lineOfNotification(notification: Notification): string {
  const { OrderId, ...facts }: Facts = notification
  return lineOf(eventNameOf(notification), { ...facts, OrderId: OrderId?.startsWith('add-') ? 'own' : OrderId })
}
