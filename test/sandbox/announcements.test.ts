import { createSandbox, type Delivery, type SandboxOptions } from '@card-gateway/sandbox'
import { expect, it } from 'vitest'
import { clientOf, type Opened, open, PayInfo, payOnPage } from './fixture.js'

// Where nobody is configured to get notifications, they are made when somebody looks.
const Amount = 12_345

async function pay({ gateway }: Opened, orders: number) {
  for (let order = 1; order <= orders; order++) await gateway.api.pay({ OrderId: `A-${order}`, Amount, PayInfo })
}

function summary({ id, status, event }: Delivery): string {
  return `${id.slice(id.lastIndexOf('-'))} ${event.Notification} ${event.OrderId} ${status}`
}

it('lists the notifications of each operation, kept for nobody', async () => {
  const opened = open()
  await pay(opened, 1)
  expect((await opened.sandbox.notifications.deliveries()).map(summary)).toEqual([
    '-1 EngineBlockSuccess A-1 kept',
    '-2 EngineChargeSuccess A-1 kept',
    '-3 EnginePaySuccess A-1 kept',
  ])
})

it('tells the same whenever it is asked, random values too', async () => {
  const opened = open()
  await payOnPage(opened, 'A-1', 'Pay')
  const { notifications } = opened.sandbox
  const [first] = await notifications.deliveries()
  expect(first?.event).toMatchObject({
    Notification: 'MerchantPay',
    AuthCode: expect.stringMatching(/^\d{6}$/),
    RefNumber: expect.stringMatching(/^\d{12}$/),
  })
  expect((await notifications.deliveries())[0]).toEqual(first)
  expect(notifications.all[0]).toEqual(first?.event)
  expect(await notifications.next('MerchantPay')).toEqual(first?.event)
})

it('gives one of them to a receiver named later, and leaves those beside it as they are', async () => {
  const received: string[] = []
  const options: SandboxOptions = {
    delivery: {
      post: async (request) => {
        received.push(new URLSearchParams(await request.text()).get('Notification') ?? '')
        return new Response()
      },
    },
  }
  const opened = open(options)
  await pay(opened, 1)
  const { notifications } = opened.sandbox
  const [, charge] = await notifications.deliveries()
  await notifications.replay(charge?.id ?? '', 'https://shop.example/n')
  await notifications.idle()
  expect(received).toEqual(['EngineChargeSuccess'])
  expect((await notifications.deliveries()).map(({ id, status }) => `${id.slice(-2)} ${status}`).sort()).toEqual([
    '-1 kept',
    '-2 delivered',
    '-3 kept',
  ])
  await expect(notifications.replay('nothing-1', 'https://shop.example/n')).rejects.toThrow(RangeError)
})

it('tells those who listen or wait as soon as the operation is over', async () => {
  const opened = open()
  const { notifications } = opened.sandbox
  const heard: string[] = []
  notifications.subscribe((dispatch) => heard.push(summary(dispatch)))
  const waiting = notifications.next('EnginePaySuccess', { OrderId: 'A-2' })
  await pay(opened, 2)
  expect(await waiting).toMatchObject({ OrderId: 'A-2' })
  expect(heard).toHaveLength(6)
  expect(await notifications.next('EnginePaySuccess')).toMatchObject({ OrderId: 'A-1' })
})

it('keeps the latest and forgets the rest', async () => {
  const opened = open({ delivery: { keep: 5 } })
  await pay(opened, 200)
  const { notifications } = opened.sandbox
  const deliveries = await notifications.deliveries()
  expect(deliveries.length).toBeLessThan(3 * 75)
  expect(deliveries.at(-1)?.event).toMatchObject({ OrderId: 'A-200' })
  expect(notifications.all.map(({ OrderId }) => OrderId)).toEqual(['A-199', 'A-199', 'A-200', 'A-200', 'A-200'])
})

it('comes through a snapshot', async () => {
  const opened = open()
  await pay(opened, 1)
  const before = await opened.sandbox.notifications.deliveries()
  const other = createSandbox({ seed: 2 })
  await other.restore(JSON.parse(JSON.stringify(await opened.sandbox.snapshot())))
  expect((await other.notifications.deliveries()).map(summary)).toEqual(before.map(summary))
  expect(await clientOf(other).api.getState({ OrderId: 'A-1' })).toMatchObject({ State: 'Charged' })
  await other.close()
})
