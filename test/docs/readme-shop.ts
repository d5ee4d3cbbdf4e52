import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { CardGateway } from '@card-gateway/client'
import type { Receiver, SqlPool } from '@card-gateway/notifications'
import { Hono } from 'hono'

const root = fileURLToPath(new URL('../..', import.meta.url))

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
