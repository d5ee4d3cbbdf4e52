import { CardGateway, payToken } from '@card-gateway/client'
import { describe, expect, it } from 'vitest'

describe('what a wallet handed over becomes a PayToken', () => {
  it.each([
    ['an object', { amount: 12345 }, 'eyJhbW91bnQiOjEyMzQ1fQ=='],
    ['text', '{"имя":"Иван"}', 'eyLQuNC80Y8iOiLQmNCy0LDQvSJ9'],
    ['bytes', new Uint8Array([0xfb, 0xff, 0x00]), '+/8A'],
  ])('from %s', (_kind, data, token) => {
    expect(payToken(data)).toBe(token)
  })

  it('that the gateway accepts', async () => {
    const gateway = new CardGateway({
      key: 'Merchant',
      transport: async (request) => {
        const token = new URLSearchParams(await request.text()).get('PayToken')
        return new Response(`<Pay Success="${token === 'eyJhbW91bnQiOjEwMH0='}" OrderId="W-1"/>`)
      },
    })
    const reply = await gateway.api.mobilePay({ WalletKind: 1, OrderId: 'W-1', PayToken: payToken({ amount: 100 }) })
    expect(reply.Success).toBe('True')
  })
})
