import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createRandom } from '@card-gateway/sandbox'
import { PGlite } from '@electric-sql/pglite'
import { build } from 'esbuild'
import { expect, inject, it, onTestFinished } from 'vitest'
import type { FolderShopSettings } from './folder-shop-process.js'

const root = fileURLToPath(new URL('../..', import.meta.url))
const kills = 8

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** A shop on a folder, in one process after the other. */
async function shopOn(folder: string) {
  const file = `${root}.cache/folder-shop-${process.pid}.mjs`
  await build({
    entryPoints: [`${root}test/notifications/folder-shop-process.ts`],
    outfile: file,
    bundle: true,
    platform: 'node',
    format: 'esm',
    external: ['@electric-sql/pglite'],
    tsconfig: `${root}tsconfig.json`,
  })
  let child: ChildProcess | undefined
  let url = 'http://127.0.0.1:1/'
  const shop = {
    async begin() {
      const settings: FolderShopSettings = { folder }
      const env = { ...process.env, SHOP: JSON.stringify(settings) }
      child = fork(file, { execArgv: [], env, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
      const [port] = await once(child, 'message')
      url = `http://127.0.0.1:${port}/`
    },
    async kill() {
      if (child === undefined || child.signalCode !== null) return
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
    },
    async idle() {
      if (child === undefined) return
      child.send('finish')
      await once(child, 'message')
    },
    /** Delivers as the gateway does: again and again until it hears 200. */
    async deliver(OrderId: string) {
      const body = `Notification=EnginePaySuccess&MerchantContract=Merchant&OrderId=${OrderId}&Amount=100`
      const posted = () =>
        fetch(url, { method: 'POST', body }).then(
          ({ status }) => status,
          () => 0,
        )
      while ((await posted()) !== 200) await pause(20)
    },
  }
  onTestFinished(async () => {
    await shop.kill()
    await rm(file, { force: true })
  })
  return shop
}

it('an inbox in a folder loses nothing and repeats nothing, at whatever moments its process is killed', async () => {
  const random = createRandom([inject('seed'), 1, 2, 3])
  const home = await mkdtemp(join(tmpdir(), 'card-gateway-folder-'))
  onTestFinished(() => rm(home, { recursive: true, force: true }))
  const folder = join(home, 'data')
  const shop = await shopOn(folder)
  const taken: string[] = []
  let isOver = false
  const sender = async (name: string) => {
    for (let number = 0; !isOver; number++) {
      const order = `${name}-${number}`
      await shop.deliver(order)
      taken.push(order)
    }
  }
  await shop.begin()
  const senders = ['A', 'B', 'C'].map(sender)
  for (let round = 0; round < kills; round++) {
    const enough = taken.length + random.integer(0, 4)
    while (taken.length < enough) await pause(1)
    await pause(random.integer(0, 60))
    await shop.kill()
    await shop.begin()
  }
  isOver = true
  await Promise.all(senders)
  await shop.idle()
  await shop.kill()

  const database = await PGlite.create(folder)
  onTestFinished(() => database.close())
  const effects = await database.query<{ readonly order_id: string }>('select order_id from effects')
  expect(effects.rows.map((row) => row.order_id).sort()).toEqual(taken.sort())
  const { rows } = await database.query('select status, outcome, count(*)::int from card_gateway_inbox group by 1, 2')
  expect(rows).toEqual([{ status: 'done', outcome: 'handled', count: taken.length }])
}, 240_000)
