import { connect } from 'node:net'
import { type Sandbox, testCards } from '@card-gateway/sandbox'
import { escapeXml } from '@card-gateway/sandbox/engine/wire/reply-writer'
import { serve } from '@card-gateway/sandbox/server'
import { describe, expect, it, onTestFinished } from 'vitest'
import { open, PayInfo } from './fixture.js'

// Bodies that are too long, no text, or hold what the journal must not show.

type Body = string | Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>

const limit = 256 * 1024
const why = 'A command may have at most 262144 bytes.'

function post(sandbox: Sandbox, path: string, body: Body): Promise<Response> {
  const init: RequestInit & { readonly duplex: 'half' } = { method: 'POST', body, duplex: 'half' }
  return sandbox.fetch(new Request(`https://gateway.invalid${path}`, init))
}

/** The pairs of a payment as the wire has them. */
function payBody(
  more: Readonly<Record<string, string>> = {},
  inPayInfo: Readonly<Record<string, string>> = {},
): string {
  const pairs = { ...PayInfo, OrderId: 'A-1', Amount: '1000', ...inPayInfo }
  const text = Object.entries(pairs)
    .map(([key, value]) => `${key}=${value}`)
    .join(';')
  return new URLSearchParams({ Key: 'Merchant', OrderId: 'A-1', Amount: '1000', PayInfo: text, ...more }).toString()
}

describe('a command that is too long', () => {
  it('is refused with the reason, and the journal says so', async () => {
    const { sandbox } = open()
    const answer = await post(sandbox, '/api/Pay', 'x'.repeat(limit + 1))
    expect([answer.status, answer.headers.get('x-card-gateway-why'), await answer.text()]).toEqual([
      413,
      why,
      `${why}\n`,
    ])
    expect(sandbox.journal.entries).toMatchObject([{ command: 'api.Pay', why, request: '[a body that is too long]' }])
  })

  it('is read no further than it may be long', async () => {
    const { sandbox } = open()
    let given = 0
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        given += 65_536
        controller.enqueue(new Uint8Array(65_536))
      },
    })
    expect((await post(sandbox, '/api/Pay', endless)).status).toBe(413)
    expect(given).toBeLessThanOrEqual(limit + 3 * 65_536)
  })

  it.each([
    ['/api/Pay', 413],
    ['/vwapi/Pay', 413],
    ['/apim/Pay', 413],
    ['/admin/faults', 413],
    ['/acs', 413],
  ])('is refused by the server at %s, and the server goes on', async (path, status) => {
    const { sandbox } = open()
    const server = await serve(sandbox)
    onTestFinished(() => server.close())
    const body = '1'.repeat(8 * 1024 * 1024)
    expect((await fetch(`${server.url}${path}`, { method: 'POST', body })).status).toBe(status)
    expect((await fetch(`${server.url}/api/GetState`, { method: 'POST', body: 'Key=Merchant&OrderId=A' })).status).toBe(
      200,
    )
  })

  it.each([
    ['digits', '1'],
    ['ampersands', 'a&'],
    ['separators', 'PayInfo=a%3Bb%3D'],
    ['groups of digits', '1 '],
  ])('and is just short enough is answered: %s', async (_name, part) => {
    const { sandbox } = open({ lenient: true })
    for (const path of ['/api/Pay', '/vwapi/Add', '/apim/Init', '/api/GetState']) {
      const answer = await post(sandbox, path, part.repeat(limit / part.length))
      expect([path, answer.status]).toEqual([path, 200])
    }
  })
})

describe('the journal', () => {
  it('keeps the beginning of a long body and says how long it was', async () => {
    const { sandbox } = open()
    await post(sandbox, '/api/GetState', `Key=Merchant&OrderId=${'a'.repeat(100_000)}`)
    const [entry] = sandbox.journal.entries
    expect(entry?.request).toMatch(/^Key=Merchant&OrderId=a+… \[100021 characters in all\]$/)
    expect(entry?.request.length).toBeLessThan(8 * 1024 + 100)
    expect(entry?.reply?.length).toBeLessThan(8 * 1024 + 100)
    expect(entry?.orderId).toHaveLength(100)
  })

  it('keeps no more than a few mebibytes, whatever the number of entries', async () => {
    const { sandbox } = open({ journalSize: 100_000 })
    const body = `Key=Merchant&OrderId=${'a'.repeat(9000)}`
    for (let count = 0; count < 1000; count++) await post(sandbox, '/api/GetState', body)
    const { entries } = sandbox.journal
    const kept = entries.reduce((sum, { request, reply = '' }) => sum + request.length + reply.length, 0)
    expect(kept).toBeLessThan(8 * 1024 * 1024)
    expect(kept).toBeGreaterThan(6 * 1024 * 1024)
    expect(entries.at(-1)?.number).toBe(1000)
    expect(entries.map(({ number }) => number)).toEqual(entries.map((_, index) => 1000 - entries.length + 1 + index))
  })

  it('keeps the latest of as many as it was told, in their order', async () => {
    const { sandbox } = open({ journalSize: 3 })
    for (let count = 0; count < 8; count++) await post(sandbox, '/api/GetState', `Key=Merchant&OrderId=A-${count}`)
    expect(sandbox.journal.entries.map(({ orderId }) => orderId)).toEqual(['A-5', 'A-6', 'A-7'])
    sandbox.journal.clear()
    expect(sandbox.journal.entries).toEqual([])
  })

  it('keeps few notes of a request that makes many', async () => {
    const { sandbox } = open({ lenient: true })
    const names = Array.from({ length: 3000 }, (_, index) => `x${index}=1`)
    await post(sandbox, '/api/GetState', `Key=Merchant&OrderId=A-1&${names.join('&')}`)
    expect(sandbox.journal.entries[0]?.notes).toHaveLength(21)
    expect(sandbox.journal.entries[0]?.notes.at(-1)).toBe('… 2980 more')
  })

  it.each([
    [
      'PayInfo',
      '/api/Pay',
      () =>
        payBody(
          {},
          { CVV2: '987', VWUserPSW: 'user-s3cret', password: 'merchant-s3cret', Pan2: testCards.success.PAN },
        ),
    ],
    [
      'DATA',
      '/vwapi/Init',
      () => `VWID=MerchantVW&DATA=${encodeURIComponent('VWUserPSW=user-s3cret;password=merchant-s3cret;CVV2=987')}`,
    ],
    ['the body', '/api/Pay', () => 'VWUserPSW=user-s3cret&password=merchant-s3cret&CVV2=987'],
    [
      'custom fields',
      '/api/Pay',
      () => payBody({ CustomFields: 'CVV2=987;VWUserPSW=user-s3cret;password=merchant-s3cret' }),
    ],
  ])('shows no value of a misspelt key in %s', async (_name, path, body) => {
    const { sandbox } = open()
    await post(sandbox, path, body())
    const told = JSON.stringify(sandbox.journal.entries)
    expect(sandbox.journal.entries).toHaveLength(1)
    expect(told).not.toMatch(/s3cret|987/)
    expect(told).not.toContain(testCards.success.PAN)
    expect(told).toContain('CVV2')
  })

  it.each([
    ['JSON', JSON.stringify({ PayInfo: { PAN: testCards.success.PAN, SecureCode: '987' }, Password: 's3cret' })],
    ['short JSON', '{"Password":"s3cret"}'],
    ['XML', '<Pay><Password>s3cret</Password></Pay>'],
    ['multipart', '--x\r\nContent-Disposition: form-data; name="Password"\r\n\r\ns3cret\r\n--x--'],
  ])('shows nothing of a body that is %s and no form, and says so', async (_name, body) => {
    const { sandbox } = open()
    await post(sandbox, '/api/Pay', body)
    expect(JSON.stringify(sandbox.journal.entries)).not.toMatch(/s3cret|987/)
    expect(sandbox.journal.entries).toMatchObject([
      {
        request: '***=***',
        why: 'A name that cannot be shown is not a parameter of Pay. Is the body a form? Key is missing.',
      },
    ])
  })

  it('shows what an open parameter carries under harmless names', async () => {
    const { sandbox } = open()
    await post(sandbox, '/api/Pay', payBody({ CustomFields: 'Basket=12' }))
    expect(sandbox.journal.entries[0]?.request).toContain('Basket%3D12')
  })
})

it('reads a body that comes in pieces, cut where a letter is', async () => {
  const { sandbox } = open()
  const bytes = new TextEncoder().encode(payBody().replace('OrderId=A-1', 'OrderId=Ж-1').replace('%3DA-1', '%3DЖ-1'))
  const cut = bytes.indexOf(0xd0) + 1
  const pieces = [bytes.slice(0, 3), bytes.slice(3, cut), bytes.slice(cut)]
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(piece)
      controller.close()
    },
  })
  expect(await (await post(sandbox, '/api/Pay', body)).text()).toContain('OrderId="Ж-1"')
})

describe('a body that is no UTF-8', () => {
  const broken = Uint8Array.from([...new TextEncoder().encode('Key=Merchant&OrderId=A-'), 0xc3, 0x28])

  it('is refused rather than kept with other letters', async () => {
    const { sandbox } = open()
    const answer = await post(sandbox, '/api/GetState', broken)
    expect(answer.headers.get('x-card-gateway-why')).toBe('The body is not UTF-8.')
    expect(await answer.text()).toContain('ErrCode="WRONG_PARAMS"')
    expect(await sandbox.inspect.payments()).toEqual([])
  })

  it('is refused by the server too, which takes the letter U+FFFD itself', async () => {
    const { sandbox } = open()
    const server = await serve(sandbox)
    onTestFinished(() => server.close())
    const ask = (body: Body) => fetch(`${server.url}/api/GetState`, { method: 'POST', body }).then((it) => it.text())
    expect(await ask(broken)).toContain('ErrCode="WRONG_PARAMS"')
    expect(await ask('Key=Merchant&OrderId=A-\ufffd')).toContain('ErrCode="ORDER_NOT_FOUND"')
  })
})

it('puts nothing into a reply that XML cannot carry', async () => {
  expect(escapeXml('a\u0000b\ufffe\uffff\ud800c\t\u{1f600}<')).toBe('a\ufffdb\ufffd\ufffd\ufffdc&#9;\u{1f600}&lt;')
  const { sandbox } = open()
  const answer = await post(sandbox, '/api/GetState', `Key=Merchant&OrderId=${encodeURIComponent('a\ufffe\u0001')}`)
  expect(await answer.text()).toContain('OrderId="a\ufffd\ufffd"')
})

it('keeps apart the worlds whose ids would begin alike', () => {
  const { sandbox } = open()
  // Two names of one tag.
  sandbox.addTerminal({ key: 'costarring', vwid: 'a', password: 'x' })
  expect(() => sandbox.addTerminal({ key: 'liquid', vwid: 'b', password: 'x' })).toThrow(
    new RangeError(
      'The terminals costarring and liquid cannot be used together, because their ids would begin alike. Rename one of them.',
    ),
  )
  expect([...sandbox.worlds.keys()]).toEqual(['Merchant', 'costarring'])
})

it('sets no terminal up by itself whose ids would begin like those of another', async () => {
  const { sandbox } = open({ openTerminals: true })
  const ask = async (key: string) => (await post(sandbox, '/api/GetState', `Key=${key}&OrderId=A-1`)).text()
  expect(await ask('costarring')).toContain('ORDER_NOT_FOUND')
  expect(await ask('liquid')).toContain('ACCESS_DENIED')
})

it('closes no connection because of a body that is too long', async () => {
  const { sandbox } = open()
  const server = await serve(sandbox)
  const body = 'x'.repeat(limit + 1)
  const state = 'Key=Merchant&OrderId=A-1'
  const head = (length: number) => `POST /api/GetState HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${length}\r\n\r\n`
  const answers = await new Promise<string>((resolve, reject) => {
    let text = ''
    const socket = connect(server.port, '127.0.0.1', () => {
      socket.write(head(body.length) + body + head(state.length) + state)
    })
    socket.on('data', (chunk) => {
      text += chunk
      if (text.includes('ORDER_NOT_FOUND')) resolve(text)
    })
    socket.on('error', reject)
    onTestFinished(async () => {
      socket.destroy()
      await server.close()
    })
  })
  expect(answers.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 413', 'HTTP/1.1 200'])
})

describe('a card number where the shop adds something of its own', () => {
  const { PAN } = testCards.success
  it.each([
    ['CustomFields of Pay', '/api/Pay', () => payBody({ CustomFields: `Basket=${PAN}` })],
    ['a key of CustomFields', '/api/Pay', () => payBody({ CustomFields: `${PAN}=1` })],
    ['Description', '/api/Pay', () => payBody({ CustomFields: `Description=card ${PAN.replace(/(.{4})/g, '$1.')}` })],
    ['a custom key of Init', '/apim/Init', () => initBody(`Note=${PAN}`)],
  ])('is refused with the reason: %s', async (_name, path, body) => {
    const { sandbox } = open()
    const answer = await post(sandbox, path, body())
    expect(answer.headers.get('x-card-gateway-why')).toMatch(/contains what looks like a card number\.$/)
    expect(await answer.text()).toContain('ErrCode="WRONG_PARAMS"')
    expect(JSON.stringify([sandbox.journal.entries, await sandbox.snapshot()])).not.toContain(PAN)
  })

  it('is told from a number that only is as long', async () => {
    const { sandbox } = open()
    expect(
      await (await post(sandbox, '/api/Pay', payBody({ CustomFields: 'Basket=4111111111111112' }))).text(),
    ).toContain('Success="True"')
    expect(await (await post(sandbox, '/apim/Init', initBody('Note=4111111111111112'))).text()).toContain(
      'Success="True"',
    )
  })

  function initBody(pair: string): string {
    const Data = `SessionType=Pay;OrderId=A-2;Amount=1000;IP=203.0.113.7;Url=https://shop.example/;${pair}`
    return new URLSearchParams({ Key: 'Merchant', Data }).toString()
  }
})
