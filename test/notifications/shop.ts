import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import type { ShopSettings } from './shop-process.js'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** A shop in a process of its own. */
export interface Shop {
  readonly url: string
  readonly child: ChildProcess
  /** Statements that did something. */
  readonly statements: readonly string[]
  /** Ends it by SIGKILL and waits for its end. */
  kill(): Promise<void>
}

/** Bundles the program of the shops once, so that a process starts fast. */
export async function buildShop(): Promise<{ start(settings: ShopSettings): Promise<Shop>; remove(): Promise<void> }> {
  const file = `${root}/.cache/shop-process-${process.pid}.mjs`
  await build({
    entryPoints: [`${root}/test/notifications/shop-process.ts`],
    outfile: file,
    bundle: true,
    platform: 'node',
    format: 'esm',
    external: ['pg'],
    tsconfig: `${root}/tsconfig.json`,
  })
  return { start: (settings) => start(file, settings), remove: () => rm(file) }
}

async function start(file: string, settings: ShopSettings): Promise<Shop> {
  const env = { ...process.env, SHOP: JSON.stringify(settings) }
  const child = fork(file, { execArgv: [], env, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  const [port] = await once(child, 'message')
  const statements: string[] = []
  child.on('message', (message: { readonly statement: string }) => statements.push(message.statement))
  return {
    url: `http://127.0.0.1:${port}/notifications`,
    child,
    statements,
    async kill() {
      if (child.exitCode !== null || child.signalCode !== null) return
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
    },
  }
}
