import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import type { Readable } from 'node:stream'
import { promisify } from 'node:util'
import { createSandbox, testCards } from '@card-gateway/sandbox'
import { serve } from '@card-gateway/sandbox/server'
import { build } from 'esbuild'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'

const run = promisify(execFile)
const folder = `${inject('scratch')}/workerd`

/** A worker alone on a port, which may reach every address. */
const config = `
using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [
    (name = "shop", worker = (
      modules = [(name = "worker.js", esModule = embed "worker.js")],
      compatibilityDate = "2025-01-01",
      globalOutbound = "network",
    )),
    (name = "network", network = (allow = ["local", "private", "public"])),
  ],
  sockets = [(name = "http", address = "127.0.0.1:0", http = (), service = "shop")],
);`

let workerd: ChildProcess

/** Starts workerd and gives the address of the worker. */
async function start(): Promise<string> {
  const words = ['serve', '--control-fd=3', `${folder}/config.capnp`]
  const platforms = `${folder}/node_modules/@cloudflare`
  const [platform = ''] = readdirSync(platforms)
  workerd = spawn(`${platforms}/${platform}/bin/workerd`, words, { stdio: ['ignore', 'inherit', 'inherit', 'pipe'] })
  const exit = once(workerd, 'exit').then(([code]) => Promise.reject(new Error(`workerd ended with ${code}.`)))
  const [line] = await Promise.race([once(workerd.stdio[3] as Readable, 'data'), exit])
  return `http://127.0.0.1:${JSON.parse(String(line).split('\n')[0] ?? '').port}`
}

beforeAll(async () => {
  mkdirSync(folder, { recursive: true })
  writeFileSync(`${folder}/config.capnp`, config)
  await run('npm', ['install', '--prefix', folder, '--no-audit', '--no-fund', '--ignore-scripts', 'workerd@1'])
  // Neutral: a module of Node that is imported anywhere would not be found.
  await build({
    absWorkingDir: inject('scratch'),
    entryPoints: ['worker.mjs'],
    outfile: `${folder}/worker.js`,
    bundle: true,
    platform: 'neutral',
    mainFields: ['module', 'main'],
    format: 'esm',
    tsconfigRaw: '{}',
    logLevel: 'error',
  })
})

afterAll(() => workerd?.kill())

it('the client pays through fetch in a runtime that has nothing of Node', async () => {
  const sandbox = createSandbox({ seed: 1 })
  const server = await serve(sandbox)
  const settings = {
    gateway: { ...sandbox.credentials, baseUrl: server.url, retry: false },
    card: testCards.success,
    nobody: 'http://127.0.0.1:9',
  }
  const response = await fetch(await start(), { method: 'POST', body: JSON.stringify(settings) })
  expect(await response.json()).toEqual({
    blocked: 'True',
    charged: 'True',
    left: 12000,
    declined: expect.any(String),
    refused: true,
    lost: true,
    warnings: ['OrderId'],
    token: '0L/Qu9Cw0YLRkdC2',
  })
  await server.close()
  await sandbox.close()
})
