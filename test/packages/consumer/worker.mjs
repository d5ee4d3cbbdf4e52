// A shop in a runtime that has nothing of Node: the merchant's first program as a worker.
import { CardGateway, isOutcomeUnknown, isRequestRefused, payToken } from '@card-gateway/client/fetch'

/** What came of each step, for the test to read. */
async function play(settings) {
  const warnings = []
  const gateway = new CardGateway({ ...settings.gateway, warn: ({ path }) => warnings.push(path) })
  const order = { OrderId: 'A 1', Amount: 12345, PayInfo: settings.card }
  const blocked = await gateway.api.block(order)
  const charged = await gateway.api.charge({ OrderId: 'A 1' })
  const refunded = await gateway.api.refund({ OrderId: 'A 1', Amount: 345 })
  const declined = await gateway.api.refund({ OrderId: 'A 1', Amount: 99999 })
  const refused = await gateway.api.pay({ ...order, Amount: 0.5 }).catch(isRequestRefused)
  const lost = await new CardGateway({ ...settings.gateway, baseUrl: settings.nobody }).api
    .charge({ OrderId: 'A 1' })
    .catch(isOutcomeUnknown)
  await gateway.close()
  return {
    blocked: blocked.Success,
    charged: charged.Success,
    left: refunded.NewAmount,
    declined: declined.error.code,
    refused,
    lost,
    warnings: [...new Set(warnings)],
    token: payToken('платёж'),
  }
}

export default {
  async fetch(request) {
    const result = await play(await request.json()).catch((error) => ({ failed: String(error?.stack ?? error) }))
    return Response.json(result)
  },
}
