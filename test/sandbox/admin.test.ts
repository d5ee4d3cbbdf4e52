import { gatewaySpec } from '@card-gateway/sandbox'
import { createAdmin } from '@card-gateway/sandbox/http/admin/create-admin'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { furnish, type Office, openOffice } from './admin-world.js'
import { happening } from './delivery-world.js'

let office: Office
beforeEach(async () => {
  office = await openOffice()
})
afterEach(() => office.close())

describe('an instruction', () => {
  it('plans faults and outcomes that the engine then plays', async () => {
    await office.ask('POST', '/admin/faults', { command: 'api.Charge', fault: 'answer-lost', times: 2 })
    await office.ask('POST', '/admin/outcomes', { command: 'api.Pay', forwardTo: 'T2', fail: true, times: 'always' })
    const { faults } = office.world
    expect([faults.takeFault('api.Charge'), faults.takeFault('api.Charge'), faults.takeFault('api.Charge')]).toEqual([
      'answer-lost',
      'answer-lost',
      undefined,
    ])
    for (let time = 0; time < 3; time++) expect(faults.takeOutcome('api.Pay')).toEqual({ forwardTo: 'T2', fail: true })
  })

  it('waits for a notification that is still to come', async () => {
    const asked = office.ask('GET', '/admin/notifications/next?Notification=EnginePaySuccess&Amount=12345&Success=True')
    await office.world.tell(happening())
    expect(await asked).toEqual({
      status: 200,
      body: expect.objectContaining({ Notification: 'EnginePaySuccess', OrderId: 'A-1', Amount: 12345 }),
    })
  })

  it('sends a notification and waits for what the receiver says, and no longer than it is told', async () => {
    const statuses = [503]
    const office = await openOffice({
      notifications: { url: 'https://shop.example/' },
      delivery: {
        post: async ({ url }) =>
          url.endsWith('/silent')
            ? new Promise<Response>(() => {})
            : new Response(null, { status: statuses.shift() ?? 200 }),
      },
    })
    const send = (more: object = {}) =>
      office.ask('POST', '/admin/notifications', { Notification: 'EnginePaySuccess', ...more })
    expect(await send()).toMatchObject({ body: [{ status: 'pending', tries: 1, attempts: [{ status: 503 }] }] })
    expect(await send({ times: 2 })).toMatchObject({
      body: [
        { status: 'delivered', attempts: [{ status: 200 }] },
        { status: 'delivered', attempts: [{ status: 200 }] },
      ],
    })
    expect(await send({ late: '1h' })).toMatchObject({ body: [{ status: 'pending', attempts: [] }] })
    const silent = { to: 'https://shop.example/silent', within: 0 }
    expect(await send(silent)).toMatchObject({ body: [{ status: 'pending', attempts: [] }] })
    await office.close()
  })

  it('stops waiting when the caller goes away, and takes nothing from the next one', async () => {
    const caller = new AbortController()
    const url = 'http://localhost/admin/notifications/next?Notification=EnginePaySuccess'
    const gone = createAdmin(gatewaySpec)(new Request(url, { signal: caller.signal }), office.host)
    await new Promise((resolve) => setImmediate(resolve))
    caller.abort()
    expect((await gone)?.status).toBe(504)
    await office.world.tell(happening())
    expect((await office.ask('GET', '/admin/notifications/next?Notification=EnginePaySuccess&within=0')).status).toBe(
      200,
    )
  })

  it('brings back a world as it was', async () => {
    await furnish(office.world)
    const { body } = await office.ask('GET', '/admin/snapshot')
    await office.ask('POST', '/admin/reset')
    expect(await office.ask('GET', '/admin/payments')).toEqual({ status: 200, body: [] })
    expect(await office.ask('PUT', '/admin/snapshot', body)).toEqual({ status: 204, body: undefined })
    expect(await office.ask('GET', '/admin/payments/A-1')).toMatchObject({ body: { state: 'Charged', balance: 12345 } })
    expect(await office.ask('GET', '/admin/notifications')).toMatchObject({ body: [{ status: 'kept' }] })
    expect(await office.world.snapshot()).toEqual(body)
  })
})

describe('what is shown', () => {
  it('has no password and no PaReq', async () => {
    await furnish(office.world)
    for (const path of ['users', 'users/ivan@shop.example', 'payments', 'payments/A-1', 'terminals']) {
      const { body } = await office.ask('GET', `/admin/${path}`)
      expect(JSON.stringify(body)).not.toMatch(/digest of a password|secret/)
    }
  })
})
