import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { CardGateway } from '@card-gateway/client'
import type { Receiver, SqlPool } from '@card-gateway/notifications'
import { Hono } from 'hono'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** What the README's shop has in its table besides: what it keeps, and a count of how often it says that an order is paid. */
const columns = [
  'alter table orders add column if not exists paid boolean',
  'alter table orders add column if not exists times integer not null default 0',
  `create or replace function count_paid() returns trigger language plpgsql as
   'begin new.times := old.times + 1; new.kept := new.amount; return new; end'`,
  'create or replace trigger count_paid before update of paid on orders for each row execute function count_paid()',
]

/** Prepares the guide's table of orders for the README's shop. */
export async function addReadmeColumns(pool: SqlPool): Promise<void> {
  for (const statement of columns) await pool.query(statement)
}

/** A shop as the README of the package writes it: its receiver, and the web server it is mounted in. */
export interface ReadmeShop {
  readonly receive: Receiver
  readonly app: Hono
}

/** Runs the README's example of receiving notifications as it stands there. */
export async function runReadmeShop(pool: SqlPool, gateway: CardGateway, secret: string): Promise<ReadmeShop> {
  const readme = readFileSync(`${root}/generated/notifications/README.md`, 'utf8')
  const [, imports = '', code = ''] = /## Receiving them\n\n```ts\n((?:import .*\n)*)([\s\S]*?)```\n/.exec(readme) ?? []
  if (code === '') throw new Error('The README shows no shop.')
  const folder = `${root}/.cache`
  const file = `${folder}/readme-shop-${process.pid}.ts`
  mkdirSync(folder, { recursive: true })
  writeFileSync(
    file,
    `${imports}\nexport async function open({ pool, gateway, app, process, console }) {\n${code}\nreturn receive\n}\n`,
  )
  try {
    const module: { open(given: object): Promise<Receiver> } = await import(/* @vite-ignore */ file)
    const app = new Hono()
    const process = { env: { NOTIFICATION_SECRET: secret } }
    const receive = await module.open({ pool, gateway, app, process, console: { log: () => {} } })
    return { receive, app }
  } finally {
    rmSync(file)
  }
}
