import { decodeNotification } from '@card-gateway/notifications'
import { MemoryStore, migrateStore, type SqlPool, SqlStore, type StoreSnapshot, testCards } from '@card-gateway/sandbox'
import { migrations } from '@card-gateway/sandbox/store/sql/migrations'
import { rowValues } from '@card-gateway/sandbox/store/sql/values'
import { expect, it } from 'vitest'
import { open, PayInfo, user, userWithCard } from './fixture.js'

const world = 'Merchant'
const Amount = 1000
const terminal = { key: world, vwid: 'MerchantVW', password: 'merchant-secret' }
const terminals = [{ ...terminal, notifications: { url: 'https://Shop.example/n' } }]
const CustomFields = { Description: 'two cups' }

const [first = []] = migrations

/** A world with a timer of each kind, notifications that were refused, and one that was announced and not made. */
async function leftBehind(): Promise<StoreSnapshot> {
  const quiet = open({ seed: 2, terminals: [terminal] })
  await quiet.gateway.api.block({ OrderId: 'announced', Amount, PayInfo, CustomFields })
  const { rows: told } = await quiet.sandbox.snapshot()
  const store = new MemoryStore()
  const opened = open({
    store,
    terminals,
    delivery: { post: async () => new Response(null, { status: 500 }) },
  })
  const { sandbox, gateway } = opened
  await userWithCard(opened)
  await gateway.ewallet.sendCode({ ...user, OrderId: 'coded', Amount })
  await gateway.api.pay({ OrderId: 'asked', Amount, PayInfo: testCards.threeDSecure, CustomFields })
  await gateway.api.block({ OrderId: 'refused', Amount, PayInfo, CustomFields })
  const processing = gateway.api.block({ OrderId: 'processing', Amount, PayInfo: testCards.timeoutBlock })
  await expect.poll(() => sandbox.inspect.payment('processing')).toBeDefined()
  await sandbox.notifications.idle()
  const rows = store.snapshot(world)
  await sandbox.clock.advance('1m')
  await processing
  return withAnyText({
    ...rows,
    payments: [...(rows.payments ?? []), ...(told.payments ?? [])],
    deliveries: [...(rows.deliveries ?? []), ...(told.deliveries ?? []).map((row) => ({ ...row, status: 'new' }))],
  })
}

/** The same with a text that rows can hold and the database's own JSON cannot. */
function withAnyText(rows: StoreSnapshot): StoreSnapshot {
  return JSON.parse(JSON.stringify(rows).replaceAll('two cups', String.raw`a\u0000b \\u0000`))
}

/** Columns that the tables of version 0.1 were found by. */
const columns = {
  payments: ['threeDSKey'],
  sessions: ['user', 'orderId'],
  users: [],
  cards: ['user'],
  codes: ['user', 'payment'],
  cheques: [],
  timers: ['of'],
  deliveries: ['status'],
  outbox: [],
} as const

/** Makes the tables of version 0.1 and puts a world into them as it did. */
async function putAsBefore(pool: SqlPool, { jobs = [], states: _, ...rows }: StoreSnapshot): Promise<void> {
  for (const step of first) {
    if (typeof step !== 'string') throw new Error('The first migration has nothing but statements.')
    for (const statement of step.split(';')) if (statement.trim() !== '') await pool.query(statement)
  }
  await pool.query('create table card_gateway_sandbox_migrations (version integer primary key)')
  await pool.query('insert into card_gateway_sandbox_migrations values (1)')
  const timers = jobs
    .filter(({ kind }) => kind !== 'deliver')
    .map(({ id, kind, subject, dueAt }) => ({ id, due: dueAt + 0.5, kind, of: subject }))
  expect(timers.map(({ kind }) => kind).sort()).toEqual(['end-processing', 'expire-3ds', 'expire-code'])
  for (const [table, found] of Object.entries<readonly string[]>(columns)) {
    const names = ['world', 'id', ...found.map((column) => `"${column}"`), 'content']
    const places = names.map((_, index) => `$${index + 1}`)
    const put = `insert into card_gateway_sandbox_${table} (${names.join(', ')}) values (${places.join(', ')})`
    const all: readonly { readonly id: string }[] = Reflect.get({ ...rows, timers }, table) ?? []
    for (const row of all) await pool.query(put, [world, ...rowValues(row, found)])
  }
}

/** @param empty a database without tables */
export function migrationContract(empty: () => Promise<SqlPool>): void {
  it('what version 0.1 left in its tables is done after they are brought up to date', async () => {
    const pool = await empty()
    await putAsBefore(pool, await leftBehind())
    await Promise.all([migrateStore(pool), migrateStore(pool)])
    const told: string[] = []
    const { sandbox } = open({
      store: new SqlStore(pool),
      terminals,
      delivery: {
        post: async (request) => {
          const event = decodeNotification(await request.text())
          told.push(`${event.Notification} ${'OrderId' in event ? event.OrderId : ''}`)
          return new Response()
        },
      },
    })
    expect(await sandbox.inspect.codes()).toHaveLength(1)
    await sandbox.clock.advance('1h')
    expect(await sandbox.inspect.codes()).toEqual([])
    const states = (await sandbox.inspect.payments()).map(({ orderId, state }) => `${orderId} ${state}`)
    expect(states.sort()).toEqual(['announced Authorized', 'asked Rejected', 'processing Error', 'refused Authorized'])
    for (const line of ['EngineBlockSuccess refused', 'EngineBlockSuccess announced', 'EnginePayFail asked'])
      expect(told.filter((one) => one === line)).toEqual([line])
    expect(told).toContain('EngineBlockFail processing')
    const { rows } = await sandbox.snapshot()
    expect(rows.jobs).toEqual([])
    expect(rows.deliveries?.filter(({ status }) => status !== 'delivered')).toEqual([])
  })
}
