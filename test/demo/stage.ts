import { generateKeyPairSync } from 'node:crypto'
import { createServer } from 'node:http'
import { CardGateway } from '@card-gateway/client'
import {
  createDecryptor,
  createReceiver,
  MemoryInbox,
  type Notification,
  toNodeHandler,
} from '@card-gateway/notifications'
import { createSandbox, type Sandbox } from '@card-gateway/sandbox'
import { serve } from '@card-gateway/sandbox/server'
import { said } from './print.js'

/** A notification as it reached the shop. */
export interface Received {
  readonly event: Notification
  /** Whether the gateway, asked for the status, says the same. */
  readonly verified: boolean
}

/** A gateway and a shop on this machine, which talk over HTTP. */
export interface Stage extends AsyncDisposable {
  readonly sandbox: Sandbox
  readonly address: string
  readonly gateway: CardGateway
  /** What the shop was notified of since the last time. */
  received(): Promise<Received[]>
}

const terminal = { key: 'Merchant', vwid: 'MerchantVW', password: 'merchant-secret' }

/** Starts the sandbox, a client in front of it, and a receiver of its encrypted notifications behind it. */
export async function openStage(): Promise<Stage> {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const shop = createServer()
  await new Promise<void>((resolve) => shop.listen(0, '127.0.0.1', resolve))
  const bound = shop.address()
  const url = `http://127.0.0.1:${typeof bound === 'object' ? bound?.port : ''}/notifications`
  const pem = publicKey.export({ type: 'spki', format: 'pem' }).toString()

  const sandbox = createSandbox({ seed: 1, terminals: [{ ...terminal, notifications: { url, publicKey: pem } }] })
  const server = await serve(sandbox)
  const gateway = new CardGateway({ ...sandbox.credentials, baseUrl: server.url })

  let news: Received[] = []
  const receive = createReceiver({
    inbox: new MemoryInbox({ quiet: true }),
    decrypt: createDecryptor({ keys: [privateKey] }),
    confirm: gateway,
    concurrency: 1, // one after the other, in the order they came
    on: {},
    otherwise: async (event, { verified }) => void news.push({ event, verified }),
    report: ({ message }) => said('the receiver reports', message),
  })
  shop.on('request', toNodeHandler(receive))

  return {
    sandbox,
    gateway,
    address: server.url,
    async received() {
      await sandbox.notifications.idle()
      await receive.work()
      const found = news
      news = []
      return found
    },
    async [Symbol.asyncDispose]() {
      await receive.stop()
      await gateway.close()
      await server.close()
      await sandbox.close()
      shop.closeAllConnections()
      await new Promise((resolve) => shop.close(resolve))
    },
  }
}
