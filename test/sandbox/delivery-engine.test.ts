import { CardGateway } from '@card-gateway/client'
import { decodeNotification } from '@card-gateway/notifications'
import { createSandbox, gatewaySpec, type SandboxOptions, testCards } from '@card-gateway/sandbox'
import { describe, expect, it } from 'vitest'

const shop = 'https://shop.example/notifications'

/** A sandbox that posts to a function, and the client of its merchant. */
function open(receive: (body: string) => number, options: SandboxOptions = {}) {
  const sandbox = createSandbox({
    seed: 1,
    now: '2026-03-27T14:05:09Z',
    frozen: true,
    terminals: [{ key: 'Merchant', vwid: 'MerchantVW', password: 'secret', notifications: { url: shop } }],
    delivery: { post: async (request) => new Response(null, { status: receive(await request.text()) }) },
    ...options,
  })
  const gateway = new CardGateway({ ...sandbox.credentials, transport: sandbox.transport })
  return { sandbox, gateway }
}

describe('a payment through the client', () => {
  it('is told to the merchant, again after ten seconds when the first try fails', async () => {
    const statuses = [500, 500, 500]
    const bodies: string[] = []
    const { sandbox, gateway } = open((body) => {
      bodies.push(body)
      return statuses.shift() ?? 200
    })
    await gateway.api.pay({ OrderId: 'A-1', Amount: 12345, PayInfo: testCards.success })
    await sandbox.notifications.idle()
    expect(bodies).toHaveLength(3)
    await sandbox.clock.advance('10s')
    expect(
      bodies
        .slice(3)
        .map((body) => decodeNotification(body).Notification)
        .sort(),
    ).toEqual(['EngineBlockSuccess', 'EngineChargeSuccess', 'EnginePaySuccess'])
    expect((await sandbox.notifications.deliveries()).map(({ status }) => status)).toEqual(Array(3).fill('delivered'))
    await sandbox.close()
  })

  it('is what the admin API waits for', async () => {
    const { sandbox, gateway } = open(() => 200)
    await gateway.api.block({ OrderId: 'A-2', Amount: 12345, PayInfo: testCards.success })
    const answer = await sandbox.fetch(
      new Request('http://localhost/admin/notifications/next?Notification=EngineBlockSuccess&OrderId=A-2'),
    )
    expect(await answer.json()).toMatchObject({
      Notification: 'EngineBlockSuccess',
      TransactionDate: '27.03.2026 14:05:09',
      Success: true,
      ErrCode: 'NONE',
    })
    await sandbox.close()
  })
})

describe('every event of the gateway', () => {
  it.each(Object.keys(gatewaySpec.events))('%s can be sent by hand, and read', async (name) => {
    const bodies: string[] = []
    const { sandbox } = open((body) => {
      bodies.push(body)
      return 200
    })
    await sandbox.notifications.trigger(name)
    await sandbox.notifications.idle()
    const event = decodeNotification(bodies[0] ?? '')
    expect(event.Notification).toBe(name)
    expect(event).not.toHaveProperty('extra')
    expect(event.TransactionDate).toMatchObject({ year: 2026, month: 3, day: 27, hour: 14, minute: 5, second: 9 })
    await sandbox.close()
  })
})
