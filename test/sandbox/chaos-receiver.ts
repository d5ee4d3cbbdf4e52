// The guide's shop takes notifications in a process of its own, over PostgreSQL, until it is killed.
import { createServer } from 'node:http'
import { CardGateway } from '@card-gateway/client'
import { toNodeHandler } from '@card-gateway/notifications'
import pg from 'pg'
import { createShopReceiver } from '../../docs/guides/shop/receiver.js'

/** What the test tells the process. */
export interface ReceiverSettings {
  /** Address of the database. */
  readonly database: string
  /** Address of the gateway. */
  readonly gateway: string
  readonly key: string
  readonly password: string
  readonly secret: string
}

const { database, gateway, key, password, secret }: ReceiverSettings = JSON.parse(process.env.CHAOS ?? '{}')
const pool = new pg.Pool({ connectionString: database })
pool.on('error', () => {})
const client = new CardGateway({ key, password, baseUrl: gateway, warn: () => {} })
const server = createServer(toNodeHandler(createShopReceiver({ pool, gateway: client, secret, log: () => {} })))
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  process.send?.(typeof address === 'object' ? address?.port : undefined)
})
process.once('disconnect', () => process.exit())
