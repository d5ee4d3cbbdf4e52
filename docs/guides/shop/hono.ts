import type { CardGateway } from '@card-gateway/client'
import { type Receiver, type SqlPool, toHonoHandler } from '@card-gateway/notifications'
import { Hono } from 'hono'
import { addOrder, findOrder } from './orders.js'

export function createHonoShop(pool: SqlPool, gateway: CardGateway, receive: Receiver): Hono {
  const app = new Hono()

  app.post('/orders', async (context) => {
    const id = crypto.randomUUID()
    const amount = 123_45
    await addOrder(pool, id, amount)
    const session = await gateway.inpay.init({ SessionType: 'Pay', OrderId: id, Amount: amount, IP: '203.0.113.7' })
    if (session.Success !== 'True' || session.SessionId === undefined) return context.json({ id }, 502)
    const page = await gateway.inpay.payPage({ SessionId: session.SessionId })
    return context.json({ id, payAt: page.url }, 201)
  })

  app.get('/orders/:id', async (context) => {
    const order = await findOrder(pool, context.req.param('id'))
    return order ? context.json(order) : context.notFound()
  })

  app.post('/notifications/:secret', toHonoHandler(receive))

  return app
}
