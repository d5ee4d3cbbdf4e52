import { expect, it, vi } from 'vitest'
import { charged, order, rejection, TestGateway } from './fixture.js'

const loading = vi.hoisted(() => ({ attempts: 0 }))

vi.mock('@card-gateway/client/fetch-transport', async (original) => {
  if (++loading.attempts === 1) throw Object.assign(new Error('too many open files'), { code: 'EMFILE' })
  return original()
})

it('a transport that could not be loaded is loaded anew at the next call, and nothing was sent', async () => {
  const handler = async () => new Response(charged)
  await using gateway = new TestGateway({ key: 'Merchant', transport: handler })
  expect(await rejection(gateway.pay(order))).toMatchObject({ code: 'not-loaded', outcome: 'not-sent' })
  expect(await gateway.pay(order)).toMatchObject({ Success: 'True' })
  expect(loading.attempts).toBe(2)
})
