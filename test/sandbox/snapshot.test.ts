import { createSandbox, type Sandbox, testCards, type WorldSnapshot } from '@card-gateway/sandbox'
import { expect, it, onTestFinished } from 'vitest'
import { fc } from '../support/fast-check.js'
import { clientOf, ip, noon, type Opened, open, PayInfo, payOnPage, user, walletCard } from './fixture.js'

// A world that is taken out and brought back.

const cards = Object.values(testCards)

/** Things that leave rows of every kind. */
const deeds: Readonly<Record<string, (opened: Opened, order: string, seed: number) => Promise<unknown>>> = {
  pay: ({ gateway }, OrderId, seed) =>
    gateway.api.pay({
      OrderId,
      Amount: 1000,
      PayInfo: cards[seed % cards.length] ?? PayInfo,
      CustomFields: { Description: 'Два билета', __proto__: '1', toString: '2' },
    }),
  block: ({ gateway }, OrderId) => gateway.api.block({ OrderId, Amount: 1000, PayInfo: testCards.threeDSecure }),
  refund: ({ gateway }, OrderId) => gateway.api.refund({ OrderId, Amount: 1 }),
  page: (opened, OrderId) => payOnPage(opened, OrderId, 'Block'),
  register: ({ gateway }) => gateway.ewallet.register({ ...user, PhoneNumber: '79001234567' }),
  add: ({ gateway }) => gateway.ewallet.add({ ...user, ...walletCard }),
  code: ({ gateway }, OrderId) => gateway.ewallet.sendCode({ ...user, OrderId, Amount: 1000 }),
  init: ({ gateway }, OrderId) =>
    gateway.ewallet.init({ ...user, SessionType: 'Pay', OrderId, Amount: 1000, IP: ip, CardId: 'FreePay' }),
  decide: async ({ sandbox }, OrderId) => {
    const key = (await sandbox.inspect.payment(OrderId))?.threeDS?.key
    if (key !== undefined) await sandbox.issuer.decide(key, 'decline')
  },
  trigger: ({ sandbox }, OrderId) => sandbox.notifications.trigger('EnginePaySuccess', { set: { OrderId }, late: 5 }),
  look: ({ sandbox }) => sandbox.notifications.deliveries(),
  wait: ({ sandbox }) => sandbox.clock.advance('1m'),
}

const names = fc.constantFrom(...Object.keys(deeds))
const orders = fc.constantFrom('A-1', 'A-2', 'A б/3')

function fresh(): Sandbox {
  const terminals = [{ key: 'Merchant', vwid: 'MerchantVW', password: 'merchant-secret' }]
  const sandbox = createSandbox({ now: noon, frozen: true, terminals })
  onTestFinished(() => sandbox.close())
  return sandbox
}

function put(sandbox: Sandbox, body: string): Promise<Response> {
  return sandbox.fetch(new Request('http://localhost/admin/snapshot', { method: 'PUT', body }))
}

async function taken(sandbox: Sandbox): Promise<string> {
  return (await sandbox.fetch(new Request('http://localhost/admin/snapshot'))).text()
}

async function worldAfter(steps: readonly (readonly [string, string, number])[]): Promise<Opened> {
  const opened = open({
    terminals: [
      {
        key: 'Merchant',
        vwid: 'MerchantVW',
        password: 'merchant-secret',
        notifications: { email: 'shop@shop.example', sms: '79001234567' },
      },
    ],
  })
  for (const [name, order, seed] of steps) {
    let over = false
    const done = deeds[name]?.(opened, order, seed).catch(() => undefined) ?? Promise.resolve()
    done.finally(() => {
      over = true
    })
    // What waits for the clock is left waiting, as it is when a world is taken out.
    while (!over && (await opened.sandbox.inspect.payment(order))?.processing === undefined) {
      await new Promise((resolve) => setImmediate(resolve))
    }
  }
  return opened
}

it('takes what it gives', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(names, orders, fc.nat()), { maxLength: 12 }), async (steps) => {
      const { sandbox } = await worldAfter(steps)
      const before = await taken(sandbox)
      // Ends what waits.
      await sandbox.reset()
      const other = fresh()
      const answer = await put(other, before)
      expect([answer.status, await answer.text()]).toEqual([204, ''])
      expect(JSON.parse(await taken(other))).toEqual(JSON.parse(before))
    }),
    { numRuns: 25 },
  )
})

/** Every place of a JSON value, with a way to put something else there. */
function places(value: unknown, path: readonly string[] = []): readonly (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [path]
  return [path, ...Object.entries(value).flatMap(([key, member]) => places(member, [...path, key]))]
}

function changed(value: unknown, [first, ...rest]: readonly string[], change: (old: unknown) => unknown): unknown {
  if (first === undefined) return change(value)
  if (Array.isArray(value)) return value.map((item, at) => (String(at) === first ? changed(item, rest, change) : item))
  if (typeof value !== 'object' || value === null) return value
  const members = Object.entries(value).map(([key, member]) => [
    key,
    key === first ? changed(member, rest, change) : member,
  ])
  return Object.fromEntries(members.filter(([, member]) => member !== undefined))
}

const hostile: readonly unknown[] = [undefined, null, -1, 1.5, 1e300, true, '', [], {}, [{}], 'x'.repeat(100)]

it('takes a world that somebody changed whole or not at all', async () => {
  const { sandbox } = await worldAfter([
    ['register', '', 0],
    ['add', '', 0],
    ['block', 'A-1', 0],
    ['decide', 'A-1', 0],
    ['code', 'A-2', 0],
    ['page', 'A-3', 0],
    ['pay', 'A-4', 0],
    ['trigger', 'A-4', 0],
  ])
  const text = await taken(sandbox)
  const good: unknown = JSON.parse(text)
  const all = places(good)
  expect(all.length).toBeGreaterThan(200)
  let refusals = 0
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...all), fc.constantFrom(...hostile), async (path, value) => {
      const other = fresh()
      await put(other, text)
      const answer = await put(other, JSON.stringify(changed(good, path, () => value) ?? null))
      if (answer.status === 204) return
      refusals++
      expect(answer.status).toBe(400)
      expect(await answer.text()).toMatch(/^\{"error":"(The world cannot be restored\. |The body: )/)
      expect(JSON.parse(await taken(other))).toEqual(good)
    }),
    { numRuns: 150 },
  )
  expect(refusals).toBeGreaterThan(50)
})

const [head, tail] = ['{"world":"Merchant","now":0,"random":[1,2,3,4],"rows":', '}']
const userRow = { id: 'MerchantVW/a', terminal: 'MerchantVW', login: 'a', password: 'p', createdAt: 0 }
const rows = (table: string, ...all: readonly unknown[]) => `${head}${JSON.stringify({ [table]: all })}${tail}`

it.each([
  ['a table of an older version', rows('ledger'), 'rows.ledger: there is no such table'],
  ['a table that would be a prototype', `${head}{"__proto__":[]}${tail}`, 'rows.__proto__: there is no such table'],
  ['a prototype in a row', rows('users').replace('[]', `[{"__proto__":1,"id":"a"}]`), 'rows.users[0]'],
  ['a prototype at the top', `{"__proto__":{},${head.slice(1)}{}${tail}`, '__proto__: there is no such'],
  [
    'a row of another merchant',
    rows('users', { ...userRow, terminal: 'Other' }),
    'rows.users[0].terminal: it belongs to another terminal.',
  ],
  [
    'an id that is another’s',
    rows('users', { ...userRow, id: 'MerchantVW/b' }),
    'rows.users[0].id: it does not agree with the rest of the row.',
  ],
  ['the same row twice', rows('users', userRow, userRow), 'rows.users[1].id: another row has this id.'],
  [
    'a member nobody knows',
    rows('users', { ...userRow, phnoe: '1' }),
    'rows.users[0].phnoe: there is no such member; did you mean phone?',
  ],
  ['a member that is missing', rows('users', { ...userRow, login: undefined }), 'rows.users[0].login is missing.'],
  [
    'a member of another kind',
    rows('users', { ...userRow, createdAt: '0' }),
    'rows.users[0].createdAt: must be of type integer.',
  ],
  [
    'a row that is none',
    rows('users', userRow, null, 7),
    'rows.users[1]: must be of type object. rows.users[2]: must be of type object.',
  ],
  [
    'an operation that waits to be told where none does',
    rows('users', { ...userRow, happening: {} }),
    'rows.users[0].happening: there is no such member',
  ],
  [
    'an id of a cheque that is another’s',
    rows('cheques', { id: 'Merchant/2', terminal: 'Merchant', chequeId: '1', type: 1, createdAt: 0, readyAt: 0 }),
    'rows.cheques[0].id: it does not agree with the rest of the row.',
  ],
  [
    'a table with a name that is long',
    rows('x'.repeat(100)),
    `The world cannot be restored. rows.${'x'.repeat(55)}: there is no such table`,
  ],
  ['no rows but something else', `${head}{"users":{}}${tail}`, 'rows.users: must be of type array.'],
  ['a clock that no date reaches', `${head}{}${tail}`.replace('"now":0', '"now":1e17'), 'now: must be'],
  [
    'randomness that stands still',
    `${head}{}${tail}`.replace('1,2,3,4', '0,0,0,0'),
    'random: must have a number that is not 0.',
  ],
])('refuses %s, with the place and the reason', async (_name, body, reason) => {
  const { sandbox, gateway } = open()
  await gateway.api.pay({ OrderId: 'A-1', Amount: 1000, PayInfo })
  const before = await taken(sandbox)
  const answer = await put(sandbox, body)
  expect(answer.status).toBe(400)
  const { error } = JSON.parse(await answer.text())
  expect(error).toContain(reason)
  expect(error.length).toBeLessThan(600)
  expect(await taken(sandbox)).toBe(before)
  expect(await gateway.api.getState({ OrderId: 'A-1' })).toMatchObject({ State: 'Charged' })
})

it('names five places of many that are wrong', async () => {
  const wrong = [{ terminal: 1 }, ...Array.from({ length: 9 }, () => null)]
  const bodies = [rows('users', ...wrong), `${head}{"a":1,"b":1,"c":1,"d":1,"e":1,"f":1}${tail}`]
  for (const body of bodies) {
    const { error } = JSON.parse(await (await put(fresh(), body)).text())
    expect(error.match(/rows\./g)).toHaveLength(5)
  }
})

it('takes one whose randomness has a zero in it, and rows of every kind', async () => {
  const cheque = { id: 'Merchant/1', terminal: 'Merchant', chequeId: '1', type: 1, createdAt: 0, readyAt: 0 }
  const body = `${head}${JSON.stringify({ users: [userRow], cheques: [cheque] })}${tail}`.replace('1,2,3,4', '0,2,3,4')
  const sandbox = fresh()
  expect([(await put(sandbox, body)).status, JSON.parse(await taken(sandbox))]).toMatchObject([
    204,
    { random: [0, 2, 3, 4], rows: { users: [userRow], cheques: [cheque] } },
  ])
})

it('tells of its rows only where the rest is right', async () => {
  const body = rows('users', null).replace('"Merchant"', '"Other"')
  const { error } = JSON.parse(await (await put(fresh(), body)).text())
  expect(error).toBe('The world cannot be restored. world: it belongs to another terminal.')
})

it.each([1, null, 'world', []])('refuses %j, which is no snapshot', async (value) => {
  const sandbox = fresh()
  await expect(sandbox.restore(JSON.parse(JSON.stringify(value)))).rejects.toThrow(
    'The world cannot be restored. This is not a snapshot.',
  )
})

it('refuses it in this process too, before anything is touched', async () => {
  const { sandbox, gateway } = open()
  await gateway.api.pay({ OrderId: 'A-1', Amount: 1000, PayInfo })
  const before = await sandbox.snapshot()
  const other: WorldSnapshot = { ...before, world: 'Other' }
  await expect(sandbox.restore(other)).rejects.toThrow(RangeError)
  expect(await sandbox.snapshot()).toEqual(before)
})

it.each(['with its jobs', 'without'])(
  'a world that is brought back %s sends what was waiting to be sent',
  async (how) => {
    const told: string[] = []
    let status = 500
    const { sandbox, gateway } = open({
      terminals: [
        { key: 'Merchant', vwid: 'MerchantVW', password: 'secret', notifications: { url: 'https://shop.example/n' } },
      ],
      delivery: {
        post: async (request) => {
          if (status === 200) told.push(new URLSearchParams(await request.text()).get('Notification') ?? '')
          return new Response(null, { status })
        },
      },
    })
    await gateway.api.block({ OrderId: 'A-1', Amount: 1000, PayInfo })
    await sandbox.notifications.idle()
    const { rows, ...head } = await sandbox.snapshot()
    const { jobs, ...others } = rows
    expect(jobs).toHaveLength(1)
    status = 200
    await sandbox.restore({ ...head, rows: how === 'without' ? others : rows })
    await sandbox.clock.advance('10s')
    expect(told).toEqual(['EngineBlockSuccess'])
  },
)

it('is written a piece at a time, however large the world is', async () => {
  const sandbox = fresh()
  const gateway = clientOf(sandbox)
  onTestFinished(() => gateway.close())
  await gateway.api.pay({ OrderId: 'A-0', Amount: 1000, PayInfo })
  const world = await sandbox.snapshot()
  const [payment] = world.rows.payments ?? []
  if (payment === undefined) throw new Error('no payment')
  const payments = Array.from({ length: 1200 }, (_, index) => {
    const orderId = `A-${index}`
    return { ...payment, orderId, id: payment.id.replace('A-0', orderId) }
  })
  await sandbox.restore({ ...world, rows: { ...world.rows, payments } })
  const answer = await sandbox.fetch(new Request('http://localhost/admin/snapshot'))
  expect(answer.headers.get('content-type')).toBe('application/json')
  const pieces: string[] = []
  for await (const piece of answer.body ?? []) pieces.push(new TextDecoder().decode(piece))
  expect(pieces.length).toBeGreaterThan(3)
  expect(JSON.parse(pieces.join(''))).toEqual(JSON.parse(JSON.stringify(await sandbox.snapshot())))
  expect((await put(sandbox, pieces.join(''))).status).toBe(204)
  expect(await sandbox.inspect.payments()).toHaveLength(1200)
})

it('a payment that is written by hand without cheques answers with none', async () => {
  const { gateway, sandbox } = open()
  await gateway.api.block({ OrderId: 'A-1', Amount: 1000, PayInfo })
  const { rows, ...rest } = await sandbox.snapshot()
  await sandbox.restore({
    ...rest,
    rows: { ...rows, payments: rows.payments?.map((one) => ({ ...one, cheques: [] })) ?? [] },
  })
  await gateway.api.charge({ OrderId: 'A-1' })
  expect((await sandbox.inspect.payment('A-1'))?.cheques).toMatchObject([{ kind: 'income', amount: 1000 }])
})
