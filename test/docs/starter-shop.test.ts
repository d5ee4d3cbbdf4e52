// The shop that `init` writes, as it stands there, against the real sandbox over HTTP.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { Server } from 'node:http'
import { fileURLToPath } from 'node:url'
import type { CardGateway } from '@card-gateway/client'
import type { Receiver } from '@card-gateway/notifications'
import { testCards } from '@card-gateway/sandbox'
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest'
import { Payer } from '../sandbox/payer.js'
import { fc } from '../support/fast-check.js'
import { deliver, journeys } from './journey.js'
import { RealGateway } from './real-gateway.js'
import { freePort } from './terminal.js'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** What the program has, so that it can be ended. */
interface Program {
  readonly server: Server
  readonly receive: Receiver
  readonly gateway: CardGateway
}

let gateway: RealGateway
let program: Program
let shop: string
const said = vi.spyOn(console, 'log').mockImplementation(() => {})

beforeAll(async () => {
  gateway = await RealGateway.open()
  const port = await freePort()
  shop = `http://127.0.0.1:${port}`
  Object.assign(process.env, { PORT: String(port), GATEWAY_URL: gateway.url })
  const file = `${root}/.cache/starter-shop-${process.pid}.mjs`
  const code = readFileSync(`${root}/generated/sandbox/starter/shop.mjs`, 'utf8')
  mkdirSync(`${root}/.cache`, { recursive: true })
  writeFileSync(file, `${code}\nexport { gateway, receive, server }\n`)
  program = await import(/* @vite-ignore */ file).finally(() => rmSync(file))
  await program.receive.stop()
})
afterAll(async () => {
  said.mockRestore()
  delete process.env.PORT
  delete process.env.GATEWAY_URL
  program.server.closeAllConnections()
  await new Promise((resolve) => program.server.close(resolve))
  await program.gateway.close()
  await gateway[Symbol.asyncDispose]()
})

/** The payer buys, says yes to the issuer where it asks, and is at the page of the order. */
async function buy(card: (typeof testCards)['success' | 'threeDSecure']): Promise<Payer> {
  const payer = new Payer((request) => fetch(request))
  await payer.open(`${shop}/`)
  await payer.send({ ...card })
  if (card === testCards.success) return payer
  await payer.send()
  await payer.send({ decision: 'approve' })
  await payer.send()
  return payer
}

it.each(['success', 'threeDSecure'] as const)(
  'ships once what was paid with the card %s, whatever becomes of the notifications',
  async (card) => {
    await fc.assert(
      fc.asyncProperty(journeys, async (journey) => {
        await gateway.posted()
        const payer = await buy(testCards[card])
        const [, id] = /\/orders\/(A-[\w-]+)$/.exec(payer.address) ?? []
        await deliver(await gateway.posted(), journey, `${shop}/notifications`, () => program.receive.work())
        await payer.open(payer.address)
        expect(payer.html).toContain('Your order is paid and shipped')
        expect(said.mock.calls.filter(([line]) => line === `${id}: paid and shipped`)).toHaveLength(1)
      }),
      { numRuns: 5 },
    )
  },
)

it('takes one payment from a payer who presses the button twice', async () => {
  await gateway.posted()
  const shown = vi.spyOn(console, 'error').mockImplementation(() => {})
  onTestFinished(() => shown.mockRestore())
  const page = await (await fetch(`${shop}/`)).text()
  const [, OrderId = ''] = /name="OrderId" value="([\w-]+)"/.exec(page) ?? []
  const click = (card: object) =>
    fetch(`${shop}/pay`, { method: 'POST', body: new URLSearchParams({ ...card, OrderId }), redirect: 'manual' })
  expect((await click({ ...testCards.success, EMonth: '13' })).status).toBe(400)
  const clicks = await Promise.all([click(testCards.success), click(testCards.success)])
  clicks.push(await click(testCards.success))
  expect(clicks.map(({ headers }) => headers.get('location'))).toEqual(clicks.map(() => `/orders/${OrderId}`))
  const charges = (await gateway.posted()).filter((body) => /EngineChargeSuccess/.test(String(body)))
  expect(charges).toHaveLength(1)
})

it.each(['A-1', 'A-1\r\nset-cookie: a=b', 'Ж', '../', ''])(
  'sells nothing under the order %j that a stranger made up',
  async (OrderId) => {
    const body = new URLSearchParams({ ...testCards.success, OrderId })
    const answer = await fetch(`${shop}/pay`, { method: 'POST', body, redirect: 'manual' })
    expect([answer.status, await answer.text()]).toEqual([404, 'There is no such order.'])
    expect((await fetch(`${shop}/`)).status).toBe(200)
  },
)
