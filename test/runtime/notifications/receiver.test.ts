import { createReceiver, MemoryInbox } from '@card-gateway/notifications'
import { describe, expect, it } from 'vitest'
import { body, createBench, post } from './receiver-fixture.js'

const secret = 'c0ffee00-1111-2222-3333-444455556666'

describe('a delivery', () => {
  it('is stored and answered with exactly 200, before anybody acts on it', async () => {
    const { receive, inbox, calls } = createBench()
    const response = await receive(post(body()))
    expect(response.status).toBe(200)
    expect(await response.text()).toBe('')
    expect(calls).toEqual([])
    expect(await inbox.list()).toMatchObject([{ status: 'pending', attempts: 0 }])
  })

  it('is left to others where this process is not to work', async () => {
    const { deliver, inbox, clock } = createBench({ worker: false })
    await deliver(body())
    expect(clock.scheduled).toEqual([])
    expect(await inbox.list()).toMatchObject([{ status: 'pending' }])
    expect(createBench({ worker: true }).clock.scheduled).toHaveLength(1)
  })

  it('is answered with 200 whatever it says: what cannot be read is looked at later', async () => {
    const { deliver, inbox } = createBench()
    for (const garbage of ['', '%', 'Notification=', '\u0000\u{1F600}', '<xml/>', 'DATA=AAAA']) {
      expect(await deliver(garbage)).toBe(200)
    }
    expect(await inbox.list()).toHaveLength(6)
  })

  it('is answered with 503 when it could not be stored, so that it comes again', async () => {
    const inbox = new MemoryInbox({ quiet: true })
    inbox.put = () => Promise.reject(new Error('disk full'))
    const { deliver, problems } = createBench({ inbox })
    expect(await deliver(body())).toBe(503)
    expect(problems).toMatchObject([{ code: 'not-stored', error: new Error('disk full') }])
  })

  it.each(['GET', 'PUT', 'HEAD'])('is refused by %s', async (method) => {
    const { receive } = createBench()
    const response = await receive(new Request('http://shop.example/notifications', { method }))
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe('POST')
  })

  it('says what to do when something has read the body before', async () => {
    const { receive, problems } = createBench()
    const request = post(body())
    await request.text()
    expect((await receive(request)).status).toBe(500)
    expect(problems).toMatchObject([
      { code: 'body-consumed', message: expect.stringContaining('before anything reads') },
    ])
  })
})

describe('the limit of the body', () => {
  it('holds to the byte for a body that says its length', async () => {
    const { receive } = createBench({ maxBody: 10 })
    expect((await receive(post('1234567890'))).status).toBe(200)
    expect((await receive(post('12345678901'))).status).toBe(413)
  })

  it('holds for a body that does not, without reading on', async () => {
    const { receive } = createBench({ maxBody: 10 })
    let pulled = 0
    const endless = new ReadableStream({
      pull(controller) {
        pulled++
        controller.enqueue(new Uint8Array(4))
      },
    })
    expect((await receive(post(endless))).status).toBe(413)
    expect(pulled).toBeLessThan(10)
  })

  it('does not believe a length header', async () => {
    const { receive } = createBench({ maxBody: 10 })
    const lying = new Request('http://shop.example/n', {
      method: 'POST',
      body: '12345678901',
      headers: { 'content-length': '3' },
    })
    expect((await receive(lying)).status).toBe(413)
  })

  it('takes a body in pieces', async () => {
    const { receive, inbox } = createBench()
    const pieces = new ReadableStream({
      start(controller) {
        for (const piece of ['a=', '1', '&b=2']) controller.enqueue(new TextEncoder().encode(piece))
        controller.close()
      },
    })
    expect((await receive(post(pieces))).status).toBe(200)
    expect(Buffer.from((await inbox.read('1'))?.body ?? []).toString()).toBe('a=1&b=2')
  })

  it('answers 400 when the sender breaks off, and stores nothing', async () => {
    const { receive, inbox, problems } = createBench()
    const broken = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('a='))
        controller.error(new Error('reset'))
      },
    })
    expect((await receive(post(broken))).status).toBe(400)
    expect(await inbox.list()).toEqual([])
    expect(problems).toMatchObject([{ code: 'not-read' }])
  })
})

describe('the secret path', () => {
  it.each([
    [`/notifications/${secret}`, 200],
    [`/notifications/${secret}?x=1`, 200],
    [`/notifications/${secret}x`, 404],
    [`/notifications/${secret}/`, 404],
    ['/notifications/', 404],
    ['/', 404],
    [`/${secret}/notifications`, 404],
    [`/notifications?${secret}`, 404],
    ['/notifications/%', 404],
  ])('%s gives %i', async (path, status) => {
    const { receive } = createBench({ secret })
    expect((await receive(post('a=1', `http://shop.example${path}`))).status).toBe(status)
  })

  it('can be one of several, to change it without a gap', async () => {
    const { receive } = createBench({ secret: [secret, 'the-next-one-0123456789'] })
    expect((await receive(post('a=1', 'http://shop.example/the-next-one-0123456789'))).status).toBe(200)
    expect((await receive(post('a=1', `http://shop.example/${secret}`))).status).toBe(200)
  })

  it.each([['short'], [[secret, 'short']], [['short', secret]], [[secret, '']], [[]]])('refuses %j', (given) => {
    expect(() => createBench({ secret: given })).toThrow('at least 16 characters')
  })
})

describe('the allow-list', () => {
  const allow = ['203.0.113.7', '198.51.100.0/24', '2001:db8::/32']

  it.each([
    ['203.0.113.7', 200],
    ['203.0.113.8', 403],
    ['198.51.100.255', 200],
    ['198.51.101.0', 403],
    ['::ffff:203.0.113.7', 200],
    ['2001:db8:1::1', 200],
    ['2001:db9::1', 403],
    ['not an address', 403],
    ['', 403],
  ])('%j gives %i', async (address, status) => {
    const { receive } = createBench({ allow })
    expect((await receive(post('a=1'), { address })).status).toBe(status)
  })

  it.each([
    ['2001:db8::/64', '2001:db8::ffff', 200],
    ['2001:db8::/64', '2001:db8:0:1::', 403],
    ['2001:db8::1/128', '2001:db8::1', 200],
    ['2001:db8::1/128', '2001:db8::2', 403],
    ['203.0.113.7/32', '203.0.113.7', 200],
    ['203.0.113.7/32', '203.0.113.6', 403],
    ['0.0.0.0/0', '203.0.113.7', 200],
  ])('%s: %s gives %i', async (network, address, status) => {
    const { receive } = createBench({ allow: [network] })
    expect((await receive(post('a=1'), { address })).status).toBe(status)
  })

  it.each([
    '2001:db8::/129',
    '203.0.113.0/33',
    '203.0.113.0/24x',
    '203.0.113.0/x24',
    '203.0.113.0/',
    '203.0.113.0/-1',
    '203.0.113.0/24/24',
    'shop.example',
    '',
  ])('refuses %j', (entry) => {
    expect(() => createBench({ allow: ['203.0.113.7', entry] })).toThrow('is no IP address and no network')
  })

  it('says so when nobody tells it the address', async () => {
    const { deliver, problems } = createBench({ allow })
    expect(await deliver('a=1')).toBe(500)
    expect(problems).toMatchObject([{ code: 'no-address', message: expect.stringContaining('{ address }') }])
  })

  it.each(['203.0.113', '203.0.113.0/33', '203.0.113.0/x', '203.0.113.0/', 'localhost'])('refuses %j', (entry) => {
    expect(() => createBench({ allow: [entry] })).toThrow('allow:')
  })
})

describe('options that make no sense', () => {
  const on = {}
  const otherwise = () => {}
  const inbox = new MemoryInbox({ quiet: true })

  it.each([
    ['maxBody', { maxBody: 0 }],
    ['concurrency', { concurrency: 0 }],
    ['pollMs', { pollMs: Number.NaN }],
    ['retry.attempts', { retry: { attempts: 0 } }],
    ['zone', { zone: 'Mars/Olympus' }],
  ])('are refused at once: %s', (name, options) => {
    expect(() => createReceiver({ inbox, confirm: {}, on, otherwise, worker: false, ...options })).toThrow(name)
  })
})
