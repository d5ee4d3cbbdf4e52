import { createServer, type Server } from 'node:net'
import { createNotifier } from '@card-gateway/sandbox/notifications/create-notifier'
import { afterEach, expect, it } from 'vitest'
import { happening, noon, startWorld, tables } from './delivery-world.js'
import { HastyTime } from './hasty-time.js'

let server: Server | undefined
afterEach(() => new Promise<void>((resolve) => (server === undefined ? resolve() : server.close(() => resolve()))))

/** A mail server that takes every message. */
async function startMailServer() {
  const mails: string[] = []
  let arrived = () => {}
  const first = new Promise<void>((resolve) => {
    arrived = resolve
  })
  server = createServer((socket) => {
    let data: string | undefined
    let rest = ''
    socket.write('220 mail\r\n')
    socket.on('data', (chunk) => {
      const lines = (rest + chunk.toString()).split('\r\n')
      rest = lines.pop() ?? ''
      for (const line of lines) {
        if (data === undefined) {
          if (line === 'DATA') data = ''
          socket.write(line === 'DATA' ? '354 go on\r\n' : '250 ok\r\n')
        } else if (line === '.') {
          mails.push(data)
          data = undefined
          socket.write('250 taken\r\n', arrived)
        } else data += `${line}\n`
      }
    })
    socket.on('error', () => {})
  })
  const listening = server
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve))
  const address = listening.address()
  if (typeof address !== 'object' || address === null) throw new Error('The mail server does not listen on a port.')
  return { url: `smtp://127.0.0.1:${address.port}`, mails, first }
}

it('sends e-mails through a mail server, once, when one is configured', async () => {
  const { url, mails, first } = await startMailServer()
  const world = await startWorld({
    notifications: { email: 'shop@shop.example' },
    delivery: { smtp: { url, from: 'gateway@sandbox.example' } },
  })
  await world.tell(happening({ emission: 'api-charge' }))
  await first
  await world.clock.advance('1h')
  await world.notifications.idle()
  await world.stop()
  expect(mails).toHaveLength(1)
  expect(mails[0]).toContain('From: gateway@sandbox.example\n')
  expect(mails[0]).toContain('To: shop@shop.example\n')
  expect(mails[0]).toContain('Subject: EngineChargeSuccess A-1 amount 12345\n')
  expect(mails[0]).toContain('OrderId: A-1\nAmount: 12345\n')
})

it('reports a mail that could not be sent, and keeps it in the outbox', async () => {
  const problems: unknown[] = []
  const world = await startWorld({
    notifications: { email: 'shop@shop.example' },
    delivery: { smtp: () => Promise.reject(new Error('no mail server')), report: (error) => problems.push(error) },
    // It is tried again a few times, with pauses between.
    time: new HastyTime(noon),
  })
  await world.tell(happening({ emission: 'api-charge' }))
  await world.notifications.idle()
  await world.stop()
  expect(problems).toEqual([new Error('no mail server')])
  expect(await world.notifications.outbox()).toHaveLength(1)
})

it('refuses an address that is no mail server', () => {
  const make = () => createNotifier(tables, { smtp: { url: 'https://mail.example', from: 'gateway@sandbox.example' } })
  expect(make).toThrow('smtp:')
})
