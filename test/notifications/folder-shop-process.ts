// A shop in a process of its own, whose inbox is in a folder: PGlite within the process.
import { createServer } from 'node:http'
import { createReceiver, embeddedPool, migrateInbox, PostgresInbox, toNodeHandler } from '@card-gateway/notifications'
import { PGlite } from '@electric-sql/pglite'

/** What the test tells the process. */
export interface FolderShopSettings {
  readonly folder: string
}

const settings: FolderShopSettings = JSON.parse(process.env.SHOP ?? '{}')
const database = await PGlite.create(settings.folder)
const pool = embeddedPool(database)
const inbox = new PostgresInbox(pool)
await migrateInbox(pool)
await pool.query('create table if not exists effects (order_id text)')

const receive = createReceiver({
  inbox,
  confirm: { api: { getState: async () => ({ Success: 'True', State: 'Charged' }) } },
  leaseMs: 500,
  pollMs: 50,
  retry: { firstMs: 20, longestMs: 200, attempts: 1000 },
  report: () => {},
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
// Asked to, it says when nothing waits any more.
process.once('message', async () => {
  while ((await inbox.list({ status: 'pending' })).length > 0) await new Promise((resolve) => setTimeout(resolve, 50))
  process.send?.('idle')
})
process.once('disconnect', () => process.exit())
