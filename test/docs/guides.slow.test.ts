// What the guides on containers, CommonJS and 3-D Secure say, with the packages as they would be published and a real database.
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createSandbox } from '@card-gateway/sandbox'
import { serveFlags } from '@card-gateway/sandbox/cli/flags'
import { serve } from '@card-gateway/sandbox/server'
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest'
import { parse } from 'yaml'
import { PostgresThreeDSStore } from '../../docs/guides/3-d-secure/store.js'
import { serveRegistry } from '../packages/registry.js'
import { openDatabase } from '../support/database.js'
import type { Listening } from './listen.js'
import { blocksOf, freePort, Terminal } from './terminal.js'

let registry: Listening
let folder: string
let npm: Record<string, string>

beforeAll(async () => {
  registry = await serveRegistry(inject('tarballs'))
  folder = await mkdtemp(join(tmpdir(), 'card-gateway-guides-'))
  await writeFile(join(folder, 'npmrc'), `@card-gateway:registry=${registry.url}/\n`)
  npm = { npm_config_globalconfig: join(folder, 'npmrc'), npm_config_prefix: folder }
})
afterAll(async () => {
  await registry.close()
  await rm(folder, { recursive: true })
})

describe('containers', () => {
  const [file = ''] = blocksOf('guides/containers.md', 'dockerfile')
  const lines = file.split('\n').flatMap((line) => {
    const [, word, rest] = /^([A-Z]+) (.+)$/.exec(line) ?? []
    return word === undefined || rest === undefined ? [] : [[word, rest] as const]
  })
  const those = (word: string) => lines.filter(([name]) => name === word).map(([, rest]) => rest)
  /** A command as Docker runs it: the words of a JSON list, without a shell. */
  const words = (list: string) =>
    (JSON.parse(list) as string[]).map((word) => `'${word.replaceAll("'", `'\\''`)}'`).join(' ')

  it('the image installs the sandbox, starts it, and knows when it is well', async () => {
    const image = join(folder, 'image')
    await mkdir(image)
    const env = Object.fromEntries(those('ENV').map((rest) => rest.split('=')))
    const port = await freePort()
    const terminal = new Terminal(image, { ...npm, ...env, CARD_GATEWAY_SANDBOX_PORT: String(port) })
    for (const command of those('RUN')) await terminal.run(`${command}\n`)
    const [health = ''] = those('HEALTHCHECK').map((rest) => rest.replace(/^.*?CMD /, ''))
    const check = `${words(health)}\n`.replace(':8080', `:${port}`)
    await expect(terminal.run(check)).rejects.toThrow('ended with 1')
    const running = terminal.start(`exec ${words(those('CMD')[0] ?? '[]')}`)
    onTestFinished(running.stop)
    await running.shows(/Other machines can reach the gateway/)
    await terminal.run(check)
    await running.stop()
    expect(await running.ended).toBe(0)
    expect(those('EXPOSE')).toEqual(['8080'])
  })

  it('files are readable, and their variables are settings', async () => {
    const known = new Set(
      serveFlags.map(({ name }) => `CARD_GATEWAY_SANDBOX_${name.toUpperCase().replaceAll('-', '_')}`),
    )
    const page = await readFile(new URL('../../docs/guides/containers.md', import.meta.url), 'utf8')
    const named = [...page.matchAll(/CARD_GATEWAY_SANDBOX_\w+/g)].map(([name]) => name)
    expect(named.filter((name) => !known.has(name))).toEqual([])
    const [compose, workflow] = blocksOf('guides/containers.md', 'yaml').map((text) => parse(text))
    expect(compose.services.shop.depends_on).toEqual({ sandbox: { condition: 'service_healthy' } })
    expect(workflow.jobs.test.steps.at(-1).run).toBe('npm test')
  })

  it('continuous integration starts it and waits for it', async () => {
    const [, workflow] = blocksOf('guides/containers.md', 'yaml').map((text) => parse(text))
    const steps: { readonly run?: string }[] = workflow.jobs.test.steps
    const [start = '', wait = ''] = steps.flatMap(({ run }) => (run?.includes('card-gateway-sandbox') ? [run] : []))
    const terminal = new Terminal(inject('scratch'), { CARD_GATEWAY_SANDBOX_PORT: String(await freePort()) })
    const running = terminal.start(`${start}\nwait`)
    onTestFinished(running.stop)
    expect(await terminal.run(`${wait}\n`)).toContain('There are no payments yet.')
  })
})

describe('CommonJS', () => {
  it('requires the packages and pays', async () => {
    const [code = ''] = blocksOf('guides/commonjs.md', 'cjs')
    const sandbox = createSandbox({ seed: 1 })
    const server = await serve(sandbox)
    await writeFile(join(inject('scratch'), 'guide-pay.cjs'), code)
    const terminal = new Terminal(inject('scratch'), { GATEWAY_URL: server.url })
    expect(await terminal.run('node guide-pay.cjs\n')).toBe('charged 12345\n')
    await server.close()
    await sandbox.close()
  })

  it('compiles to it', async () => {
    const [code = ''] = blocksOf('guides/commonjs.md', 'cts')
    const [settings = ''] = blocksOf('guides/commonjs.md', 'json')
    const scratch = join(inject('scratch'), 'cts')
    await mkdir(scratch, { recursive: true })
    await writeFile(join(scratch, 'pay.cts'), code)
    await writeFile(join(scratch, 'tsconfig.json'), settings)
    await new Terminal(scratch).run('../node_modules/.bin/tsc\n')
    expect(await readdir(scratch)).toContain('pay.cjs')
    expect(await new Terminal(scratch).run(`node -p "require('./pay.cjs').createGateway.name"\n`)).toBe(
      'createGateway\n',
    )
  })
})

describe('3-D Secure', () => {
  it('the store gives an entry to one caller only, in a database', async () => {
    const database = await openDatabase()
    const store = new PostgresThreeDSStore(database.pool)
    await store.migrate()
    await store.migrate()
    await store.put('1', { command: 'api.Pay', OrderId: 'A-1' })
    await store.put('1', { command: 'api.Block', OrderId: 'A-2' })
    const taken = await Promise.all([store.take('1'), store.take('1'), store.take('2')])
    expect(taken.filter((each) => each !== undefined)).toEqual([{ command: 'api.Block', OrderId: 'A-2' }])
    await database.close()
  })
})
