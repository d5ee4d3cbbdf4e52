import type { CardGateway } from '@card-gateway/client'
import { type Receiver, type SqlPool, toExpressHandler } from '@card-gateway/notifications'
import express, { type Express } from 'express'
import { addOrder, findOrder } from './orders.js'

export function createExpressShop(pool: SqlPool, gateway: CardGateway, receive: Receiver): Express {
  const app = express()

  // Before any body parser: the receiver wants the body as it came.
  app.post('/notifications/:secret', toExpressHandler(receive))
  app.use(express.json())

  app.post('/orders', async (_request, response) => {
    const id = crypto.randomUUID()
    const amount = 123_45
    await addOrder(pool, id, amount)
    const session = await gateway.inpay.init({ SessionType: 'Pay', OrderId: id, Amount: amount, IP: '203.0.113.7' })
    if (session.Success !== 'True' || session.SessionId === undefined) {
      response.status(502).json({ id })
      return
    }
    const page = await gateway.inpay.payPage({ SessionId: session.SessionId })
    response.status(201).json({ id, payAt: page.url })
  })

  app.get('/orders/:id', async (request, response) => {
    const order = await findOrder(pool, request.params.id)
    if (order) response.json(order)
    else response.sendStatus(404)
  })

  return app
}
