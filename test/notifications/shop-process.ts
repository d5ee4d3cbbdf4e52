// A shop in a process of its own: receives, works, or both. It can end itself by SIGKILL at a statement.
import { createServer } from 'node:http'
import {
  createDecryptor,
  createReceiver,
  PostgresInbox,
  type SqlConnection,
  type SqlPool,
  toNodeHandler,
} from '@card-gateway/notifications'
import pg from 'pg'

/** What the test tells the process. */
export interface ShopSettings {
  readonly databasePort: number
  readonly works: boolean
  /** PEM of the key that opens encrypted notifications. */
  readonly key?: string
  /** A part of the statement to die at, and on which side of it. */
  readonly killAt?: { readonly statement: string; readonly side: 'before' | 'after' }
}

const settings: ShopSettings = JSON.parse(process.env.SHOP ?? '{}')
const pool = new pg.Pool({ host: '127.0.0.1', port: settings.databasePort, user: 'shop', database: 'postgres', max: 8 })
pool.on('error', () => {})

let hasReceived = false

const receive = createReceiver({
  inbox: new PostgresInbox(watched(pool)),
  // Everything is charged, so that each delivery is handled like a true one.
  confirm: { api: { getState: async () => ({ Success: 'True', State: 'Charged' }) } },
  worker: settings.works,
  leaseMs: 700,
  pollMs: 100,
  retry: { firstMs: 50, longestMs: 500, attempts: 1000 },
  report: () => {},
  ...(settings.key !== undefined && { decrypt: createDecryptor({ keys: [settings.key] }) }),
  steps: {
    charged: async ({ OrderId }, { tx }) => {
      await tx.query('insert into effects (order_id) values ($1)', [OrderId])
    },
  },
  otherwise: () => {
    throw new Error('Only payments are sent.')
  },
})

const server = createServer(toNodeHandler(receive))
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  process.send?.(typeof address === 'object' ? address?.port : undefined)
})
process.once('disconnect', () => process.exit())

/** Reports each statement that does something to the test, and dies at the one the test named. */
function watched(inner: pg.Pool): SqlPool {
  const watch = (client: Pick<pg.PoolClient, 'query'>): SqlConnection['query'] => {
    return async (text, values) => {
      const isClaim = text.includes('skip locked')
      hasReceived ||= text.includes('insert into card_gateway_inbox')
      if (hasReceived) dieAt(text, 'before')
      const result = await client.query(text, values)
      const isIdle = isClaim && result.rows.length === 0
      if (hasReceived && !isIdle) {
        dieAt(text, 'after')
        if (settings.killAt === undefined) process.send?.({ statement: text })
      }
      return result
    }
  }
  return {
    query: watch(inner as unknown as pg.PoolClient),
    async connect() {
      const client = await inner.connect()
      return {
        query: watch(client),
        release: (broken) => client.release(broken),
        on: (event, listener) => client.on(event, listener),
        off: (event, listener) => client.off(event, listener),
      }
    },
  }
}

function dieAt(text: string, side: 'before' | 'after'): void {
  if (settings.killAt?.side !== side || !text.includes(settings.killAt.statement)) return
  process.kill(process.pid, 'SIGKILL')
  // The signal needs a moment; nothing may happen in it.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)
}
