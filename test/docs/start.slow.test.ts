// The page on starting, walked word for word in an empty folder with the packages as they would be published.
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { testCards } from '@card-gateway/sandbox'
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest'
import { serveRegistry } from '../packages/registry.js'
import { Payer } from '../sandbox/payer.js'
import type { Listening } from './listen.js'
import { blocksOf, freePort, type Running, Terminal } from './terminal.js'

const [install = '', begin = '', gatewayStart = '', shopStart = '', pay = '', look = '', ...others] = blocksOf(
  'guides/start.md',
  'sh',
)
const [said = ''] = blocksOf('guides/start.md', 'text')

let registry: Listening
let folder: string
let terminal: Terminal
let shop: string
let gateway: string
const running: Running[] = []

/** The page's addresses; other tests of this machine may hold them at the moment. */
const here = (command: string) =>
  command.replaceAll('http://127.0.0.1:3000', shop).replaceAll('http://127.0.0.1:8080', gateway)

beforeAll(async () => {
  registry = await serveRegistry(inject('tarballs'))
  folder = await mkdtemp(join(tmpdir(), 'card-gateway-start-'))
  const settings = join(await mkdtemp(join(tmpdir(), 'card-gateway-npm-')), 'npmrc')
  await writeFile(settings, `@card-gateway:registry=${registry.url}/\n`)
  const [port, sandboxPort] = [await freePort(), await freePort()]
  shop = `http://127.0.0.1:${port}`
  gateway = `http://127.0.0.1:${sandboxPort}`
  terminal = new Terminal(folder, {
    npm_config_globalconfig: settings,
    npm_config_prefix: folder,
    PORT: String(port),
    GATEWAY_URL: gateway,
    CARD_GATEWAY_SANDBOX_PORT: String(sandboxPort),
    CARD_GATEWAY_SANDBOX_NOTIFY: `${shop}/notifications`,
  })
})
afterAll(async () => {
  for (const each of running) await each.stop()
  await registry.close()
  await rm(folder, { recursive: true })
})

function orderPage(html: string): string | undefined {
  return /Your order is [^<]*/.exec(html)?.[0]
}

/** Buys with a card and gives the payer, who is where the shop sent them. */
async function buy(card: object): Promise<Payer> {
  const payer = new Payer((request) => fetch(request))
  await payer.open(`${shop}/`)
  await payer.send({ ...card })
  return payer
}

it('has the commands that this test runs, and no other', () => expect(others).toEqual([]))

it('installs the packages in an empty folder', async () => {
  await terminal.run(install)
  expect(await readdir(folder)).toEqual(['node_modules', 'package-lock.json', 'package.json'])
})

it('writes settings and a shop', async () => {
  const written = await terminal.run(begin)
  expect(written).toContain('node shop.mjs')
  expect(written).not.toContain('npm install')
  expect(await readdir(folder)).toEqual([
    'card-gateway-sandbox.yaml',
    'node_modules',
    'package-lock.json',
    'package.json',
    'shop.mjs',
  ])
})

it('opens both', async () => {
  for (const command of [gatewayStart, shopStart]) running.push(terminal.start(command))
  await Promise.all([running[0]?.shows(/dashboard {3}/), running[1]?.shows(/The shop is open at/)])
})

it('pays an order by its own words, and ships it', async () => {
  expect(await terminal.run(here(pay))).toContain('Your order is')
  await running[1]?.shows(/A-\S+: paid and shipped/)
  expect(await terminal.run(look)).toMatch(/^A-\S+ +Charged +123\.45/m)
})

it('pays in the browser, and says what the page says', async () => {
  const payer = await buy(testCards.success)
  const page = payer.address
  await vi.waitUntil(async () => {
    await payer.open(page)
    return orderPage(payer.html) === said.trim()
  })
})

it('comes back from 3-D Secure and ships', async () => {
  const payer = await buy(testCards.threeDSecure)
  await payer.send()
  expect(payer.heading).toBe('Confirm your payment')
  await payer.send({ decision: 'approve' })
  await payer.send()
  const page = payer.address
  expect(page).toMatch(/\/orders\/A-/)
  await vi.waitUntil(async () => {
    await payer.open(page)
    return orderPage(payer.html) === said.trim()
  })
})

it('says what the payer is to be told of a decline', async () => {
  const payer = await buy(testCards.insufficientFunds)
  expect(orderPage(payer.html)).toMatch(/^Your order is declined: ./)
})

it('has the reference beside it, as the page says', async () => {
  const page = await fetch(here('http://127.0.0.1:8080/docs/errors/AMOUNT_EXCEED'))
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('AMOUNT_EXCEED')])
})

it('takes a card number in groups of four', async () => {
  const payer = await buy({ ...testCards.insufficientFunds, PAN: '4111 1100 0000 0039' })
  expect(orderPage(payer.html)).toMatch(/^Your order is declined: ./)
})

it('says that its port is taken', async () => {
  await expect(terminal.run(shopStart)).rejects.toThrow(/Port \d+ is taken/)
})

it('gives no page for a return that nobody waits for, nor for one that is none', async () => {
  const back = (body: string) => fetch(`${shop}/3ds`, { method: 'POST', body, headers: { 'content-type': form } })
  expect((await back('MD=1&PaRes=2')).status).toBe(404)
  expect((await back('')).status).toBe(400)
  expect((await fetch(`${shop}//`)).status).toBe(404)
})

it('loses nothing that is there', async () => {
  await writeFile(join(folder, 'shop.mjs'), '// mine\n')
  await expect(terminal.run(begin)).rejects.toThrow(/Nothing was written, because .*shop\.mjs/)
  expect(await readFile(join(folder, 'shop.mjs'), 'utf8')).toBe('// mine\n')
})

const form = 'application/x-www-form-urlencoded'
