import { CardGateway } from '@card-gateway/client'
import { migrateInbox } from '@card-gateway/notifications'
import { serve } from '@hono/node-server'
import pg from 'pg'
import { createHonoShop } from './hono.js'
import { createOrdersTable } from './orders.js'
import { createShopReceiver } from './receiver.js'

const { GATEWAY_URL = '', GATEWAY_KEY = '', NOTIFICATION_SECRET = '' } = process.env

const pool = new pg.Pool()
await migrateInbox(pool)
await createOrdersTable(pool)

const gateway = new CardGateway({ baseUrl: GATEWAY_URL, key: GATEWAY_KEY })
const receive = createShopReceiver({
  pool,
  gateway: { inpay: gateway.inpay },
  secret: NOTIFICATION_SECRET,
  log: console.log,
})
const server = serve({ fetch: createHonoShop(pool, gateway, receive).fetch, port: 3000 })

process.once('SIGTERM', async () => {
  server.close()
  await receive.stop()
  await gateway.close()
  await pool.end()
})
