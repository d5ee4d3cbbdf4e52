import { createServer } from 'node:http'
import { describe, expect, it, onTestFinished } from 'vitest'
import { clientOf, folderWith, order, run, start } from './cli-terminal.js'
import { receiverOf } from './dashboard-world.js'

describe('a running sandbox, told from the command line', () => {
  it('shows the state of payments', async () => {
    const { url } = await start()
    const gateway = clientOf(url)
    await gateway.api.block(order)
    await gateway.api.charge({ OrderId: 'A-1' })

    const all = await run(['state', '--url', url])
    const one = await run(['state', 'A-1', '--url', url])
    const json = await run(['state', 'A-1', '--url', url, '--json'])

    expect(all.out).toMatch(/^A-1 +Charged +123\.45 {2}411111x+1111\n$/)
    expect(one.out).toContain('requested 123.45  balance 123.45  authorised 123.45  charged 123.45  released 0.00')
    expect(one.out).toMatch(/block +none → Authorized {2}by api\.Block\n/)
    expect(one.out).toMatch(/charge +Authorized → Charged {2}by api\.Charge\n/)
    expect(JSON.parse(json.out)).toMatchObject({ orderId: 'A-1', state: 'Charged', charged: 12345 })
    expect(await run(['state', 'B-2', '--url', url])).toMatchObject({
      code: 2,
      error: expect.stringContaining('no such payment'),
    })
  })

  it('is found where the settings of the folder start it, with their token', async () => {
    const { url } = await start(['--token', 'secret-token'])
    const settings = `port: ${new URL(url).port}\ncontrol: { token: secret-token }\n`
    const folder = await folderWith('card-gateway-sandbox.yaml', settings)
    expect(await run(['state'], {}, folder)).toEqual({ code: 0, out: '', error: 'There are no payments yet.\n' })
    const receiver = await receiverOf()
    onTestFinished(receiver.close)
    const to = ['--to', receiver.url]
    expect((await run(['trigger', 'EnginePayFail', ...to], {}, folder)).out).toContain('delivered 200')
    expect((await run(['replay', ...to], {}, folder)).out).toContain('delivered 200')
    // An address from elsewhere does not get the token of this folder.
    expect((await run(['state', '--url', url], {}, folder)).error).toContain('needs the token')
  })

  it('triggers notifications, twice and late, and replays them', async () => {
    const bodies: string[] = []
    let arrived = () => {}
    const receiver = createServer(async (request, response) => {
      let body = ''
      for await (const chunk of request) body += chunk
      bodies.push(body)
      response.end()
      arrived()
    })
    await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => void receiver.close())
    const address = receiver.address()
    const to = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/hook`
    const count = (wanted: number) =>
      new Promise<void>((resolve) => {
        arrived = () => bodies.length >= wanted && resolve()
        arrived()
      })
    const { url } = await start(['--frozen'])

    const sent = await run([
      'trigger',
      'EnginePaySuccess',
      '--set',
      'OrderId=B-2',
      '--set',
      'Amount=100',
      '--twice',
      '--to',
      to,
      '--url',
      url,
    ])
    await count(2)
    expect(sent).toMatchObject({ code: 0 })
    expect(sent.out.match(/EnginePaySuccess {2}B-2 {2}delivered 200 {2}to http/g)).toHaveLength(2)
    expect(bodies.map((body) => Object.fromEntries(new URLSearchParams(body)))).toEqual([
      expect.objectContaining({ Notification: 'EnginePaySuccess', OrderId: 'B-2', Amount: '100' }),
      expect.objectContaining({ Notification: 'EnginePaySuccess', OrderId: 'B-2', Amount: '100' }),
    ])

    await run(['replay', '--url', url])
    await count(3)

    await run(['trigger', 'EnginePayFail', '--late', '--to', to, '--url', url])
    const [late] = JSON.parse(await (await fetch(`${url}/admin/notifications?status=pending`)).text())
    expect(Date.parse(late.due) - Date.parse(late.at)).toBe(10_000)
    const [later] = JSON.parse(
      (await run(['trigger', 'EnginePayFail', '--late=1m', '--to', to, '--url', url, '--json'])).out,
    )
    expect(Date.parse(later.due) - Date.parse(later.at)).toBe(60_000)
    const lines = await run(['trigger', 'EnginePayFail', '--late', '--to', to, '--url', url])
    expect(lines.out).toMatch(/^EnginePayFail {2}A-1 {2}pending, first at \d\d:\d\d:\d\d {2}to http/)
  })

  it('shows what the receiver said', async () => {
    const receiver = await receiverOf(503)
    onTestFinished(receiver.close)
    const { url } = await start(['--frozen'])
    const trigger = ['trigger', 'EnginePaySuccess', '--url', url]

    const refused = await run([...trigger, '--to', receiver.url])
    expect(refused.out).toMatch(/^EnginePaySuccess {2}A-1 {2}pending: 503, again at \d\d:\d\d:\d\d {2}to http/)
    expect((await run(['replay', '--url', url])).out).toContain('  delivered 200  to http')
    expect((await run(trigger)).out).toContain('  kept  to nobody: give a receiver with --to')
  })

  it('refuses fields the event does not have, and values that are none', async () => {
    const { url } = await start()
    const trigger = (...set: string[]) =>
      run(['trigger', 'EnginePaySuccess', '--url', url, ...set.flatMap((one) => ['--set', one])])

    expect(await trigger('OrderID=A-1')).toEqual({
      code: 2,
      out: '',
      error: 'EnginePaySuccess has no field OrderID; did you mean OrderId?\n',
    })
    expect((await trigger('Amount=1.5', 'Success=maybe', 'TransactionDate=yesterday')).error).toBe(
      'Amount: must be a whole number. Success: must be True or False. TransactionDate: must be a date and time such as 27.03.2026 14:05:09.\n',
    )
    expect((await trigger('Notification=EnginePayFail')).error).toBe(
      'Notification cannot be set: it is the event itself, EnginePaySuccess.\n',
    )
    const forged = ['--set', 'Amount=lots', '--set', 'Colour=red', '--unchecked', '--json']
    const [sent] = JSON.parse((await run(['trigger', 'EnginePaySuccess', '--url', url, ...forged])).out)
    expect(sent.event).toMatchObject({ Amount: 'lots', Colour: 'red' })
  })

  it('says what could not be done', async () => {
    const { url } = await start()

    expect(await run(['replay', '--url', url])).toMatchObject({ code: 2, error: 'Nothing was sent yet.\n' })
    expect((await run(['trigger', 'EnginePay', '--url', url])).error).toBe(
      'There is no event EnginePay; did you mean EnginePaySuccess or EnginePayFail?\n',
    )
    expect((await run(['trigger', 'EnginePaySuccess', '--encrypted', '--url', url])).error).toBe(
      'The terminal has no public key to encrypt with.\n',
    )
  })

  it('says that none is running', async () => {
    const { code, error } = await run(['state', '--url', 'http://127.0.0.1:1'])

    expect({ code, error }).toEqual({
      code: 2,
      error: 'No sandbox answers at http://127.0.0.1:1. Start one, or say where it is with --url.\n',
    })
  })
})
