import { mkdir, readdir, readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { CardGateway } from '@card-gateway/client'
import { gatewaySpec } from '@card-gateway/sandbox'
import { configSchema } from '@card-gateway/sandbox/world/settings-schema'
import { breaches } from '@card-gateway/sandbox/world/validate-settings'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, it, onTestFinished } from 'vitest'
import { clientOf, folderWith, order, run, start } from './cli-terminal.js'
import { receiverOf } from './dashboard-world.js'

describe('card-gateway-sandbox', () => {
  it('needs nothing: it prints addresses, credentials and test cards', async () => {
    const { texts, url } = await start()

    expect(texts.out).toContain(`gateway     ${url}\n`)
    expect(texts.out).toContain(`dashboard   ${url}/dashboard\n`)
    expect(texts.out).toContain(`admin API   ${url}/admin/\n`)
    expect(texts.out).toContain(`reference   ${url}/docs\n`)
    expect(texts.out).toContain('Key=Merchant  VWID=MerchantVW  Password=merchant-secret')
    for (const { number, name } of Object.values(gatewaySpec.testCards)) {
      expect(texts.out.replaceAll(' ', '')).toContain(`${number}${name}`)
    }
    expect((await fetch(`${url}/dashboard`)).status).toBe(200)
  })

  it('prints each card once, with what it means in the profile', async () => {
    const { texts } = await start(['--profile', 'field'])
    const lines = texts.out.split('\n').filter((line) => line.includes('4111 1111 1111 1111'))
    expect(lines).toEqual([expect.stringMatching(/threeDSecure\S* +Succeeds after 3-D Secure\.$/)])
  })

  it('writes a line for each request and for each event', async () => {
    const { shows, url } = await start()
    const gateway = clientOf(url)

    await gateway.api.pay(order)
    await gateway.api.charge({ OrderId: 'A-1' })

    expect(await shows(/api\.Pay .*\n/)).toMatch(/^api\.Pay +A-1 +True +charge-at-once\n$/)
    expect(await shows(/EnginePaySuccess .*\n/)).toMatch(/^EnginePaySuccess +A-1 +event\n$/)
    expect(await shows(/api\.Charge .*\n/)).toMatch(/^api\.Charge +A-1 +False ILLEGAL_ORDER_STATE {2}\S.*\n$/)
  })

  it('writes a line for each attempt to deliver', async () => {
    const answers = [503, 200]
    const receiver = createServer((request, response) => {
      request.resume()
      response.writeHead(answers.shift() ?? 200).end()
    })
    await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => void receiver.close())
    const address = receiver.address()
    const port = typeof address === 'object' ? address?.port : 0
    const { shows, url } = await start(['--notify', `http://127.0.0.1:${port}/hook`, '--frozen'])

    await clientOf(url).api.block(order)
    expect(await shows(/EngineBlockSuccess.*event.*\n/)).toContain(`event → http://127.0.0.1:${port}/hook\n`)
    expect(await shows(/attempt .*\n/)).toMatch(/^attempt 1: 503, again at \d\d:\d\d:\d\d\n$/)

    await fetch(`${url}/admin/clock/advance`, { method: 'POST', body: '{"by":"10s"}' })
    expect(await shows(/delivered .*\n/)).toBe('delivered 200\n')
  })

  it('counts what a receiver does not take', async () => {
    const receiver = await receiverOf(...Array.from({ length: 30 }, () => 500))
    onTestFinished(receiver.close)
    const { texts, shows, url } = await start(['--notify', receiver.url, '--frozen'])
    const trigger = (times: number) =>
      fetch(`${url}/admin/notifications`, {
        method: 'POST',
        body: JSON.stringify({ Notification: 'EnginePayFail', times }),
      })
    await trigger(25)
    await shows(/10 attempts failed so far → http:\S+, the latest with 500\n/)
    expect(texts.out.match(/attempt 1: 500/g)).toHaveLength(1)
    expect(texts.out.match(/attempts failed/g)).toHaveLength(1)
    await trigger(6)
    await shows(/delivered 200\n/)
    receiver.statuses.push(500)
    await trigger(1)
    expect(texts.out.match(/attempt 1: 500/g)).toHaveLength(2)
  })

  it('ends at once though a receiver, a command and a browser wait', async () => {
    const receiver = createServer(() => asked())
    let asked = () => {}
    const wasAsked = new Promise<void>((resolve) => {
      asked = resolve
    })
    await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => void receiver.close().closeAllConnections())
    const address = receiver.address()
    const notify = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
    const folder = await folderWith('sandbox.json', '{ "delivery": { "timeLimit": 3600000 }, "frozen": true }')
    const { stop, ended, url } = await start(['--config', join(folder, 'sandbox.json'), '--notify', notify])
    const live = await fetch(`${url}/dashboard/Merchant/live`)
    await fetch(`${url}/admin/faults`, { method: 'POST', body: '{"command":"api.GetState","fault":"time-out"}' })
    const waits = clientOf(url).api.getState({ OrderId: 'A-1' })
    const cut = expect(waits).rejects.toThrow()
    await fetch(`${url}/admin/notifications`, { method: 'POST', body: '{"Notification":"EnginePayFail","within":0}' })
    await wasAsked

    stop.abort()

    expect(await ended).toBe(0)
    await cut
    await expect(live.text()).rejects.toThrow()
  })

  it('is silent with --quiet', async () => {
    const { texts, url } = await start(['--quiet'])
    await clientOf(url).api.pay(order)

    expect(texts.out).not.toContain('api.Pay')
  })

  it('never moves the cursor of the terminal for what a request says', async () => {
    const { shows, url } = await start()
    await fetch(`${url}/api/GetState`, { method: 'POST', body: 'Key=Merchant&OrderId=%1B%5B2J%0Afake' })

    const shown = await shows(/api\.GetState.*\n/)
    expect(shown).not.toContain('\u001b')
    expect(shown).not.toMatch(/^fake/m)
  })

  it('paints when it is told to', async () => {
    const { texts } = await start([], { FORCE_COLOR: '1' })

    expect(texts.out).toContain('\u001b[1mCard Payment Gateway\u001b[22m')
  })

  it('takes a flag over its variable, and the variable over the file', async () => {
    const file = 'terminals:\n  - { key: FromFile, vwid: FromFile, password: from-file }\nseed: 7\n'
    const folder = await folderWith('card-gateway-sandbox.yaml', file)

    const { texts } = await start(
      ['--key', 'FromFlag'],
      { CARD_GATEWAY_SANDBOX_VWID: 'FromVariable', CARD_GATEWAY_SANDBOX_KEY: 'x' },
      folder,
    )

    expect(texts.out).toContain('Key=FromFlag  VWID=FromVariable  Password=as configured')
    expect(texts.out).not.toContain('from-file')
    expect(texts.out).toContain(join(folder, 'card-gateway-sandbox.yaml'))
  })

  it('reads JSON, several terminals, each a world of its own', async () => {
    const terminals = [
      { key: 'One', vwid: 'OneVW', password: 'a' },
      { key: 'Two', vwid: 'TwoVW', password: 'b' },
    ]
    const folder = await folderWith('shop.json', JSON.stringify({ terminals }))

    const { texts, url, shows } = await start(['--config', join(folder, 'shop.json')])
    const gateway = new CardGateway({ key: 'Two', password: 'b', baseUrl: url })
    await gateway.api.pay(order)
    await gateway.close()

    expect(texts.out).toContain('Key=One')
    expect(await shows(/Two {2}.*api\.Pay.*/)).toContain('True')
    expect((await run(['state', '--url', url, '--world', 'One'])).out).toBe('')
    expect((await run(['state', '--url', url, '--world', 'Two'])).out).toContain('A-1')
  })

  it.each([
    ['port: 80800', 'port: must be 65535 or less.'],
    ['prot: 8080', 'prot: there is no such setting; did you mean port?'],
    ['terminals: []', 'terminals: must have 1 or more entries.'],
    ['terminals: [{ key: A, vwid: B, password: 7 }]', 'terminals[0].password: must be of type string.'],
    ['terminals: [{ key: A }, { key: B }]', 'terminals[1].vwid is missing.'],
    ['terminals: [{ testAmountRange: maybe }]', 'terminals[0].testAmountRange: must be one of off, warn, refuse.'],
    ['a: [', 'cannot be read'],
  ])('says what is wrong in the file: %s', async (text, words) => {
    const folder = await folderWith('card-gateway-sandbox.yaml', text)

    const { code, error, out } = await run([], {}, folder)

    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(error).toContain(words)
  })

  it.each([
    [['--prot', '1'], 'There is no --prot; did you mean --port? See --help.\n'],
    [['--port'], '--port needs a value: --port N.\n'],
    [['--port', 'x'], '--port needs a whole number.\n'],
    [['--seed', 'x'], '--seed needs a whole number.\n'],
    [['--public-url', 'nope'], 'publicUrl: must be an http or https address, such as https://sandbox.example.\n'],
    [
      ['--lenient', '--profile', 'strict'],
      'lenient selects the profile lenient, but profile is strict. Leave one of them out.\n',
    ],
    [['--quiet=1'], '--quiet takes no value.\n'],
    [['--config', 'no.yaml'], '/nowhere/no.yaml cannot be opened.\n'],
    [
      ['--notify', 'localhost:3000'],
      'The address of a receiver must begin with http:// or https://; did you mean http://localhost:3000?\n',
    ],
    [['--now', 'yesterday'], 'now must be a time: ISO 8601, or milliseconds since 1970.\n'],
    [['stat'], 'There is no command stat; did you mean state? See --help.\n'],
    [['trigger'], 'trigger needs one event: trigger EnginePaySuccess --set OrderId=A-1\n'],
    [['trigger', 'EnginePayFail', '--late', '1m'], 'Unexpected argument: 1m. Join a duration to its flag: --late=1m\n'],
    [['state', '--url', 'ftp://x'], '--url needs the address of a running sandbox: --url http://127.0.0.1:8080\n'],
  ])('says what is wrong in the call: %j', async (args, words) => {
    expect(await run(args)).toEqual({ code: 2, out: '', error: words })
  })

  it('says which port is taken', async () => {
    const { url } = await start()

    const { code, error } = await run(['--port', new URL(url).port])

    expect({ code, error }).toEqual({
      code: 2,
      error: `Port ${new URL(url).port} is taken. Give another with --port, or --port 0 for any that is free.\n`,
    })
  })

  it('explains itself', async () => {
    const { code, out } = await run(['--help'])

    expect(code).toBe(0)
    expect(out).toContain('trigger <Event>')
    expect(out).toContain('--notify URL')
    expect((await run(['trigger', '--help'])).out).toContain('--late SPAN')
    expect(await run(['--version'])).toMatchObject({ code: 0, out: '1.2.3\n' })
  })
})

describe('the schema of the configuration file', () => {
  it('is printed, and published as it is', async () => {
    const published = await readFile(new URL('../../generated/sandbox/config.schema.json', import.meta.url), 'utf8')

    expect((await run(['schema'])).out).toBe(published)
  })

  it.each(
    [
      {},
      { $schema: 'x', seed: 'a', terminals: [{ key: 'A', vwid: 'B', password: 'C', chequeDelay: '5s' }] },
      { terminals: [{ key: 'A' }] },
      { terminals: [{ key: 'A', vwid: 'B', password: 'C', chequeDelay: '5 seconds' }] },
      { port: -1 },
      { port: 1.5 },
      { frozen: 'yes' },
      { chequePaths: { create: '' } },
      { delivery: { smtp: { url: 'http://x', from: 'a@b' } } },
      { terminals: 'none' },
      { journalsize: 1 },
      [],
    ].map((config) => ({ config })),
  )('means the same to the program and to a validator of JSON Schema: $config', ({ config }) => {
    const validate = new Ajv2020({ strictTypes: false }).compile(configSchema)

    expect(breaches(configSchema, config).length === 0).toBe(validate(config))
  })
})

describe('card-gateway-sandbox init', () => {
  it('writes settings the sandbox starts with, and a shop', async () => {
    const folder = await folderWith('package.json', '{}')
    const { code, out } = await run(['init'], {}, folder)
    expect(code).toBe(0)
    expect((await readdir(folder)).sort()).toEqual(['card-gateway-sandbox.yaml', 'package.json', 'shop.mjs'])
    for (const word of ['card-gateway-sandbox.yaml', 'shop.mjs', 'npx card-gateway-sandbox', 'node shop.mjs'])
      expect(out).toContain(`  ${word} `)
    const { texts } = await start([], {}, folder)
    expect(texts.out).toContain('notifies    http://127.0.0.1:3000/notifications\n')
  })

  it.each(['shop.mjs', 'card-gateway-sandbox.yaml', 'card-gateway-sandbox.json'])(
    'writes nothing where %s is',
    async (name) => {
      const folder = await folderWith(name, 'mine')
      const { code, error } = await run(['init'], {}, folder)
      expect([code, error]).toEqual([
        2,
        `Nothing was written, because ${name} would be overwritten. Run init in another folder.\n`,
      ])
      expect(await readdir(folder)).toEqual([name])
      expect(await readFile(join(folder, name), 'utf8')).toBe('mine')
    },
  )

  it('says that the folder cannot be written to', async () => {
    const folder = join(await folderWith('file', ''), 'gone')
    expect(await run(['init'], {}, folder)).toEqual({
      code: 2,
      out: '',
      error: 'Nothing can be written to this folder (ENOENT). Run init in another folder.\n',
    })
  })

  it('asks for what is not installed yet', async () => {
    const folder = await folderWith('package.json', '{}')
    expect((await run(['init'], {}, folder)).out).toContain(
      'npm install @card-gateway/client @card-gateway/notifications',
    )
    const other = await folderWith('package.json', '{}')
    for (const name of ['client', 'notifications'])
      await mkdir(join(other, 'node_modules/@card-gateway', name), { recursive: true })
    expect((await run(['init'], {}, other)).out).not.toContain('npm install')
  })

  it('takes no arguments', async () => {
    expect(await run(['init', 'shop'])).toMatchObject({ code: 2, error: expect.stringContaining('no arguments') })
  })
})

it('shows the reference, and leads refusals there', async () => {
  const { url } = await start()
  const reply = await clientOf(url).api.charge({ OrderId: 'A-1' })
  const docs = reply.Success === 'False' ? reply.error.docs : undefined
  expect(docs).toBe(`${url}/docs/errors/${reply.Success === 'False' && reply.ErrCode}`)
  expect((await fetch(docs ?? '')).status).toBe(200)
})
