import { CardGateway } from '@card-gateway/client'
import { createMock, mockReply, sequence } from '@card-gateway/mock'
import { gatewayResolver } from '@card-gateway/mock/msw'
import { throughDispatcher, withGateway } from '@card-gateway/mock/undici'
import { http } from 'msw'
import { setupServer } from 'msw/node'
import { MockAgent, request } from 'undici'
import { expect, test } from 'vitest'
import { checkOut } from './shop.js'

const card = { PAN: '4111111111111111', EMonth: '05', EYear: '29', CardHolder: 'IVAN PETROV', SecureCode: '012' }
const order = { id: 'shop-77', kopecks: 123_45, card }

test('a paid order', async () => {
  const mock = createMock()
  const gateway = new CardGateway({ ...mock.credentials, transport: mock })

  expect(await checkOut(gateway, order)).toBe('paid')
  expect(mock.calls('api.Pay')[0]?.request).toMatchObject({ OrderId: 'shop-77', Amount: 123_45 })
  mock.verify()
})

test('declined, then sent to the issuer', async () => {
  const mock = createMock({
    'api.Pay': sequence(mockReply('api.Pay', 'declined', { ErrCode: 'CARD_EXPIRED' }), 'threeDS'),
  })
  const gateway = new CardGateway({ ...mock.credentials, transport: mock })

  expect(await checkOut(gateway, order)).toMatch(/expired/)
  expect(await checkOut(gateway, order)).toBe('go to https://acs.example/auth?bank=7&lang=ru')
  mock.verify()
})

test('large orders are declined', async () => {
  const mock = createMock({ 'api.Pay': ({ Amount }) => (Amount > 1000_00 ? 'declined' : 'charged') })
  const gateway = new CardGateway({ ...mock.credentials, transport: mock })

  expect(await checkOut(gateway, order)).toBe('paid')
  expect(await checkOut(gateway, { ...order, kopecks: 5000_00 })).not.toBe('paid')
})

test.each(['answer-lost', 'connection-reset', 'html-502', 'truncated'] as const)(
  '%s: the status tells',
  async (lost) => {
    const mock = createMock({ 'api.Pay': lost, 'api.GetState': ['charged', 'rejected'] })
    const gateway = new CardGateway({ ...mock.credentials, transport: mock })

    expect(await checkOut(gateway, order)).toBe('paid')
    expect(await checkOut(gateway, order)).toBe('we will write to you')
    expect(mock.calls('api.Pay')).toHaveLength(2) // once for each order, never repeated
  },
)

test('a gateway that hangs', async () => {
  const mock = createMock({ 'api.Pay': 'time-out' })
  const gateway = new CardGateway({ ...mock.credentials, transport: mock, timeout: 20 })

  expect(await checkOut(gateway, order)).toBe('paid')
})

test('caught by MSW', async () => {
  const mock = createMock({ 'api.Pay': 'threeDS' })
  const server = setupServer(http.all('https://gateway.example/*', gatewayResolver(mock)))
  server.listen()
  const gateway = new CardGateway({ ...mock.credentials, baseUrl: 'https://gateway.example', transport: 'fetch' })

  expect(await checkOut(gateway, order)).toMatch('go to https://acs.example')
  server.close()
})

test('caught by undici', async () => {
  const agent = new MockAgent()
  agent.disableNetConnect()
  const dispatcher = withGateway(agent, 'https://gateway.example', createMock())

  const answer = await request('https://gateway.example/api/GetState', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'Key=Merchant&OrderId=shop-77',
    dispatcher,
  })
  expect(await answer.body.text()).toContain('State="Charged"')
})

test('interceptors of your own, under the client', async () => {
  const agent = new MockAgent()
  agent.disableNetConnect()
  agent.get('https://gateway.example').intercept({ path: '/api/Pay', method: 'POST' }).reply(503)
  const { credentials } = createMock()
  const transport = throughDispatcher(agent)
  const gateway = new CardGateway({ ...credentials, baseUrl: 'https://gateway.example', transport })

  const paying = gateway.api.pay({ OrderId: order.id, Amount: order.kopecks, PayInfo: card })
  await expect(paying).rejects.toMatchObject({ status: 503, outcome: 'unknown' })
})
