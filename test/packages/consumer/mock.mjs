// The mock under the newest undici and MSW, which need Node 22.19 or later.
import assert from 'node:assert/strict'
import { CardGateway, isOutcomeUnknown } from '@card-gateway/client'
import { createMock } from '@card-gateway/mock'
import { gatewayResolver } from '@card-gateway/mock/msw'
import { throughDispatcher, withGateway } from '@card-gateway/mock/undici'
import { getResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { MockAgent, request, setGlobalDispatcher } from 'undici'

const baseUrl = 'https://gateway.example'
const mock = createMock()
const order = { OrderId: 'shop-77', Amount: 500 }
const gateway = new CardGateway({ ...mock.credentials, baseUrl, transport: 'fetch' })

async function playThroughClient() {
  mock.on('api.Refund', ['whole', 'answer-lost'])
  assert.equal((await gateway.api.refund(order)).Success, 'True')
  const lost = await gateway.api.refund(order).catch((error) => error)
  assert.ok(isOutcomeUnknown(lost))
  assert.deepEqual(
    mock.calls('api.Refund').map(({ answered }) => answered),
    ['whole', 'answer-lost'],
  )
  mock.verify()
  mock.reset()
}

const handlersOf = (gateway) => [http.all(`${baseUrl}/*`, gatewayResolver(gateway))]
const getState = () =>
  new Request(`${baseUrl}/api/GetState`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'Key=Merchant&OrderId=shop-77',
  })
const unlucky = createMock()
const handlers = handlersOf(unlucky)
assert.equal((await getResponse(handlers, getState())).status, 200)
for (const outcome of ['answer-lost', 'connection-reset']) {
  unlucky.on('api.GetState', outcome)
  assert.equal((await getResponse(handlers, getState())).type, 'error', outcome)
}
unlucky.on('api.GetState', 'html-502')
assert.equal((await getResponse(handlers, getState())).status, 502)

const server = setupServer(...handlersOf(mock))
server.listen({ onUnhandledRequest: 'error' })
await playThroughClient()
server.close()

const agent = new MockAgent()
agent.disableNetConnect()
const dispatcher = withGateway(agent, baseUrl, mock)
const answer = await request(`${baseUrl}/api/GetState`, {
  method: 'POST',
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  body: 'Key=Merchant&OrderId=shop-77',
  dispatcher,
})
assert.match(await answer.body.text(), /^<GetState Success="True" .*OrderId="shop-77"/)
const overUndici = new CardGateway({ ...mock.credentials, baseUrl, transport: throughDispatcher(dispatcher) })
assert.equal((await overUndici.api.getState({ OrderId: order.OrderId })).State, 'Charged')
const tooLong = await request(`${baseUrl}/api/GetState`, {
  method: 'POST',
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  body: `Key=Merchant&OrderId=${'A'.repeat(51)}`,
  dispatcher,
})
assert.equal(tooLong.statusCode, 400)
setGlobalDispatcher(dispatcher)
mock.reset()
await playThroughClient()
await assert.rejects(request('https://other.example/', { dispatcher }), { code: 'UND_MOCK_ERR_MOCK_NOT_MATCHED' })
await agent.close()
await gateway.close()
console.log(`ok on ${process.version}`)
