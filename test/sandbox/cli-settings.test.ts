import { generateKeyPairSync } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createDecryptor, decodeNotification } from '@card-gateway/notifications'
import { StoreUnavailable } from '@card-gateway/sandbox'
import { environmentName, serveFlags } from '@card-gateway/sandbox/cli/flags'
import { readSettings } from '@card-gateway/sandbox/cli/read-settings'
import { loadDriver } from '@card-gateway/sandbox/sandbox/open-store'
import { holdFolder } from '@card-gateway/sandbox/store/sql/folder-lock'
import { configSchema } from '@card-gateway/sandbox/world/settings-schema'
import { describe, expect, it, onTestFinished } from 'vitest'
import { answer, startLoopback } from '../support/loopback.js'
import { clientOf, folderWith, order, run, start } from './cli-terminal.js'

/** A receiver whose answers are scripted. */
async function receiver() {
  const loopback = await startLoopback()
  onTestFinished(() => loopback[Symbol.asyncDispose]())
  return loopback
}

const defaults = { key: 'Merchant', vwid: 'MerchantVW', password: 'merchant-secret' }

describe('a store that outlives the process', () => {
  it('keeps payments over a restart, and goes on delivering before anybody asks', async () => {
    const folder = await folderWith('card-gateway-sandbox.yaml', 'store: pglite:data/shop\n')
    const shop = await receiver()
    shop.script('/hook', answer('', 503))
    const first = await start(['--notify', `${shop.url}/hook`, '--frozen'], {}, folder)
    expect(first.texts.out).toContain(`store       pglite:${join(folder, 'data/shop')}\n`)
    await clientOf(first.url).api.block(order)
    await first.shows(/attempt 1: 503/)
    expect(await run(['--port', '0'], {}, folder)).toEqual({
      code: 2,
      out: '',
      error: `pglite:${join(folder, 'data/shop')} is in use by another sandbox (process ${process.pid}). If no such process is running, remove ${join(folder, 'data/shop.pid')}\n`,
    })
    first.stop.abort()
    expect(await first.ended).toBe(0)
    // A server that does not start releases the store.
    expect((await run(['--port', new URL(shop.url).port], {}, folder)).error).toContain('is taken')

    const seen = shop.requests.length
    shop.script('/hook', answer('', 200))
    const second = await start(['--notify', `${shop.url}/hook`, '--seed', '1'], {}, folder)
    expect(second.texts.out).not.toContain('ids of an earlier run')
    await fetch(`${second.url}/admin/clock/advance`, { method: 'POST', body: '{"by":"10s"}' })
    await second.shows(/delivered 200/)
    expect(shop.requests.length).toBeGreaterThan(seen)
    expect(decodeNotification(shop.requests.at(-1)?.body ?? '')).toMatchObject({
      Notification: 'EngineBlockSuccess',
      OrderId: 'A-1',
    })
    expect((await run(['state', '--url', second.url])).out).toMatch(/^A-1 +Authorized +123\.45 {2}411111x+1111\n$/)
    expect(await clientOf(second.url).api.charge({ OrderId: 'A-1' })).toMatchObject({ Success: 'True' })
  })

  it('is taken up where the process that had it was killed, and let go once', async () => {
    const folder = await folderWith('data.pid', '2147483647')
    const letGo = await holdFolder(join(folder, 'data'))
    expect(await readFile(join(folder, 'data.pid'), 'utf8')).toMatch(new RegExp(`^${process.pid}\\n`))
    await expect(holdFolder(join(folder, 'data'))).rejects.toThrow(StoreUnavailable)
    await letGo()
    await (await holdFolder(join(folder, 'data')))()
    expect(await readdir(folder)).toEqual(['data'])
  })

  it.each([
    ['a file', 'shop', 'file', 'cannot be used: there is a file of that name.'],
    ['a folder in a file', 'shop', 'file/shop', 'cannot be used: a part of the path is a file.'],
    ['a folder of other things', 'shop', '.', 'contains something other than a database. Name an empty folder.'],
    ['a damaged database', 'nonsense', 'PG', 'cannot be used: PGlite failed to initialize properly.'],
  ])('refuses %s', async (_what, text, place, why) => {
    const folder = await folderWith(place === 'PG' ? 'PG_VERSION' : 'file', text)
    const store = place === 'PG' ? folder : join(folder, place)

    expect(await run(['--store', `pglite:${store}`])).toEqual({ code: 2, out: '', error: `pglite:${store} ${why}\n` })
    // What was there is still there, and nothing beside it.
    expect(await readdir(folder)).toContain(place === 'PG' ? 'PG_VERSION' : 'file')
  })

  it('says which package it needs', async () => {
    const missing = '@card-gateway/no-such-driver'
    await expect(loadDriver(() => import(/* @vite-ignore */ missing), 'pg')).rejects.toThrow(
      new StoreUnavailable('This store needs the package pg: npm install pg'),
    )
    await expect(loadDriver(() => Promise.reject(new RangeError('broken')), 'pg')).rejects.toThrow(RangeError)
  })

  it('never shows a password', async () => {
    const address = 'postgres://shop:pass-word@127.0.0.1:1/shop?password=pass-word'
    expect(await run(['--store', address])).toEqual({
      code: 2,
      out: '',
      error: 'postgres://127.0.0.1:1/shop cannot be used: nothing listens there.\n',
    })
    expect((await run(['--store', 'postgres://shop:pass-word@[/shop'])).error).toBe(
      'The address of the PostgreSQL server is not a URL. Write postgres://user@host/database.\n',
    )
    expect((await run([], { CARD_GATEWAY_SANDBOX_STORE: 'postgrse://shop:pass-word@host' })).error).toBe(
      'The settings are wrong:\n  store: must match ^(memory$|pglite:.|postgres(ql)?://.).\n',
    )
  })
})

describe('who may control it', () => {
  it('is whoever has the token, which is not shown', async () => {
    const { url, texts } = await start([], { CARD_GATEWAY_SANDBOX_TOKEN: 'secret-token' })
    expect(texts.out).toContain('Dashboard and admin API require the token')
    expect(texts.out).not.toContain('secret-token')
    expect((await fetch(`${url}/dashboard`)).status).toBe(401)
    expect(await run(['state', '--url', url])).toEqual({
      code: 2,
      out: '',
      error:
        'The admin API needs the token this sandbox was started with. Give it with --token, or in CARD_GATEWAY_SANDBOX_TOKEN.\n',
    })
    expect(await run(['state', '--url', url, '--token', 'secret-token'])).toEqual({
      code: 0,
      out: '',
      error: 'There are no payments yet.\n',
    })
    expect((await run(['state', '--url', url], { CARD_GATEWAY_SANDBOX_TOKEN: 'secret-token' })).code).toBe(0)
    expect((await fetch(`${url}/dashboard?token=secret-token`, { redirect: 'manual' })).status).toBe(303)
  })

  it('wants a token worth the name', async () => {
    expect((await run(['--token', 'short'])).error).toContain('control.token: must match')
  })

  it.each([
    [
      ['--host', '0.0.0.0'],
      'Other machines can reach the gateway, but the dashboard and the admin API answer this machine only.',
    ],
    [
      ['--control-host', 'sandbox', '--control-host', 'localhost'],
      'Any machine may use the dashboard and the admin API under sandbox, localhost.',
    ],
  ])('is told: %j', async (args, words) => {
    expect((await start(args)).texts.out).toContain(words)
  })
})

describe('encryption', () => {
  it('is what the file says, with the key of a flag', async () => {
    const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 1024 })
    const encryption = '{ padding: pkcs1, encoding: hex, separator: "-", text: utf-16le }'
    const folder = await folderWith(
      'card-gateway-sandbox.yaml',
      `terminals: [{ notifications: { encryption: ${encryption} } }]\n`,
    )
    await writeFile(join(folder, 'shop.pem'), publicKey.export({ type: 'spki', format: 'pem' }))
    const shop = await receiver()
    shop.script('/hook', answer('', 200))
    const { url } = await start(['--public-key', 'shop.pem', '--notify', `${shop.url}/hook`], {}, folder)
    await clientOf(url).api.block(order)
    await shop.received(1)
    const [{ body = '' } = {}] = shop.requests
    const options = { padding: 'pkcs1', encoding: 'hex', separator: '-', text: 'utf-16le' } as const
    expect(body).toMatch(/[0-9a-f]{256}-[0-9a-f]{256}/)
    const decrypt = createDecryptor({ keys: [privateKey], ...options })
    expect(decodeNotification(body, { decrypt })).toMatchObject({ Notification: 'EngineBlockSuccess', OrderId: 'A-1' })
  })

  it('is refused at the start when the key is none', async () => {
    const folder = await folderWith('shop.pem', 'no key')
    const { code, error } = await run(['--public-key', 'shop.pem'], {}, folder)
    expect(code).toBe(2)
    expect(error).toContain('Notifications of Merchant cannot be encrypted with publicKey')
    expect((await run(['--public-key', 'none.pem'], {}, folder)).error).toBe(
      `${join(folder, 'none.pem')} cannot be opened.\n`,
    )
  })
})

/** A value for each flag of the server, what it comes to in the settings, and how it stands in the environment. */
const given: Readonly<Record<string, { value?: string; gives: unknown; env?: string }>> = {
  port: { value: '9', gives: { port: 9 } },
  host: { value: '::1', gives: { host: '::1' } },
  key: { value: 'K', gives: { terminals: [{ ...defaults, key: 'K' }] } },
  vwid: { value: 'V', gives: { terminals: [{ ...defaults, vwid: 'V' }] } },
  password: { value: 'p', gives: { terminals: [{ ...defaults, password: 'p' }] } },
  notify: { value: 'http://a', gives: { terminals: [{ ...defaults, notifications: { url: 'http://a' } }] } },
  'public-key': { value: 'key.pem', gives: { terminals: [{ ...defaults, notifications: { publicKey: 'PEM\n' } }] } },
  store: { value: 'memory', gives: { store: 'memory' } },
  token: { value: 'secret-token', gives: { control: { token: 'secret-token' } } },
  'control-host': { value: 'a', gives: { control: { hosts: ['a'] } } },
  seed: { value: '-7', gives: { seed: -7 } },
  now: { value: '2026-03-27T12:00:00Z', gives: { now: '2026-03-27T12:00:00Z' } },
  frozen: { gives: { frozen: true } },
  profile: { value: 'field', gives: { profile: 'field' } },
  overlay: { value: '/own.yaml', gives: { overlays: ['/own.yaml'] } },
  lenient: { gives: { lenient: true } },
  'open-terminals': { gives: { openTerminals: true } },
  'public-url': { value: 'http://a', gives: { publicUrl: 'http://a' } },
  'journal-size': { value: '5', gives: { journalSize: 5 } },
  docs: { value: 'https://a', gives: { docs: 'https://a' } },
}

describe('settings', () => {
  it.each(serveFlags.filter(({ setting }) => setting).map(({ name }) => name))(
    '--%s and its variable come to the same',
    async (name) => {
      const { value, gives } = given[name] ?? {}
      const folder = await folderWith('key.pem', 'PEM\n')
      const flag = value === undefined ? true : serveFlags.find((one) => one.name === name)?.many ? [value] : value
      const expected = { terminals: [defaults], ...(gives as object) }
      const byFlag = await readSettings({ flags: { [name]: flag }, env: {}, folder, defaults })
      const byVariable = await readSettings({
        flags: {},
        env: { [environmentName(name)]: value ?? 'on' },
        folder,
        defaults,
      })
      expect(byFlag).toEqual({ config: expected, quiet: false })
      expect(byVariable).toEqual(byFlag)
    },
  )

  it('take several names from a variable with commas between, and a switch back with off', async () => {
    const folder = await folderWith('card-gateway-sandbox.json', '{"frozen":true}')
    const env = { CARD_GATEWAY_SANDBOX_CONTROL_HOST: 'a, b', CARD_GATEWAY_SANDBOX_FROZEN: 'off' }
    const { config } = await readSettings({ flags: {}, env, folder, defaults })
    expect(config).toMatchObject({ control: { hosts: ['a', 'b'] }, frozen: false })
    expect((await run([], { CARD_GATEWAY_SANDBOX_FROZEN: 'maybe' })).error).toBe(
      'CARD_GATEWAY_SANDBOX_FROZEN must be true or false.\n',
    )
  })

  it('all stand in the guide: those of the file, the flags, the variables', async () => {
    const guide = await readFile(new URL('../../docs/guides/sandbox.md', import.meta.url), 'utf8')
    const section = guide.slice(guide.indexOf('## Settings'), guide.indexOf('\n## ', guide.indexOf('## Settings') + 1))
    const missing = [...namesIn(configSchema.properties), ...serveFlags.map(({ name }) => `--${name}`)].filter(
      (name) => ![`\`${name}\``, `\`${name} `, `.${name}\``].some((text) => section.includes(text)),
    )
    expect(missing).toEqual([])
  })
})

interface Described {
  readonly properties?: Readonly<Record<string, Described>>
  readonly items?: Described
}

/** Names of settings, those inside others too. */
function namesIn(properties: Readonly<Record<string, Described>>): string[] {
  return Object.entries(properties).flatMap(([name, { properties: own, items }]) => [
    name,
    ...namesIn(own ?? items?.properties ?? {}),
  ])
}
