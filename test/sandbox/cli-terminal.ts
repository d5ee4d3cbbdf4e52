import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CardGateway } from '@card-gateway/client'
import { createSandbox, gatewaySpec, testCards } from '@card-gateway/sandbox'
import type { Program } from '@card-gateway/sandbox/cli/context'
import { main } from '@card-gateway/sandbox/cli/main'
import { overlaySchema } from '@card-gateway/sandbox/overlay-schema'
import { expect, onTestFinished } from 'vitest'

export const program: Program = {
  name: 'card-gateway-sandbox',
  title: 'Card Payment Gateway',
  version: '1.2.3',
  spec: gatewaySpec,
  createSandbox,
  docs: new URL('../../docs/reference/', import.meta.url),
  overlaySchema,
  starter: new URL('../../generated/sandbox/starter/', import.meta.url),
}

/** A terminal that remembers what was written, and can be waited for. */
export function surroundings(env: Readonly<Record<string, string>> = {}, folder = '/nowhere') {
  const stop = new AbortController()
  const texts = { out: '', error: '' }
  const waiting: (() => void)[] = []
  const write = (to: 'out' | 'error') => ({
    write(text: string) {
      texts[to] += text
      for (const look of waiting) look()
    },
  })
  return {
    texts,
    stop,
    given: { out: write('out'), error: write('error'), env, folder, stop: stop.signal },
    shows: (pattern: RegExp) =>
      new Promise<string>((resolve) => {
        const look = () => {
          const [found] = pattern.exec(texts.out) ?? []
          if (found !== undefined) resolve(found)
        }
        waiting.push(look)
        look()
      }),
  }
}

/** Runs a command to its end. */
export async function run(args: readonly string[], env: Readonly<Record<string, string>> = {}, folder?: string) {
  const { given, texts } = surroundings(env, folder)
  return { code: await main(args, program, given), ...texts }
}

/** Starts the server on a free port. */
export async function start(args: readonly string[] = [], env: Readonly<Record<string, string>> = {}, folder?: string) {
  const terminal = surroundings(env, folder)
  const ended = main(['--port', '0', ...args], program, terminal.given)
  onTestFinished(async () => {
    terminal.stop.abort()
    expect(await ended).toBe(0)
  })
  const url = await Promise.race([
    terminal.shows(/http:\/\/127\.0\.0\.1:\d+/),
    ended.then((code) => Promise.reject(new Error(`ended with ${code}: ${terminal.texts.error}`))),
  ])
  return { ...terminal, url, ended }
}

export async function folderWith(name: string, text: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'sandbox-cli-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await writeFile(join(folder, name), text)
  return folder
}

export function clientOf(url: string): CardGateway {
  const gateway = new CardGateway({ ...gatewaySpec.defaults, baseUrl: url, warn: () => {} })
  onTestFinished(() => gateway.close())
  return gateway
}

export const order = { OrderId: 'A-1', Amount: 12345, PayInfo: testCards.success }
