import type { ChequeRow, CodeRow, PaymentRow, Store, UserRow } from '@card-gateway/sandbox'
import { beforeEach, describe, expect, it } from 'vitest'

/** A blocked payment. */
export function payment(orderId: string, changes: Partial<PaymentRow> = {}): PaymentRow {
  return {
    id: `T1/${orderId}`,
    terminal: 'T1',
    orderId,
    family: 'api',
    scheme: 'block',
    state: 'Blocked',
    requested: 12_345,
    balance: 12_345,
    authorised: 12_345,
    charged: 0,
    released: 0,
    refunded: 0,
    cheques: [],
    facts: { Description: 'two cups' },
    createdAt: 1_774_612_800_000,
    timeline: [{ at: 1, transition: 'block', from: 'none', to: 'Blocked', by: 'api/Block', balance: 12_345 }],
    ...changes,
  }
}

function user(login: string): UserRow {
  return { id: `T1/${login}`, terminal: 'T1', login, password: 'digest', createdAt: 1 }
}

function code(id: string, of: string, expiresAt = 1): CodeRow {
  return { id, terminal: 'T1', user: 'T1/anna', payment: of, code: '000123', state: 'Sent', expiresAt }
}

function cheque(chequeId: string): ChequeRow {
  return { id: `T1/${chequeId}`, terminal: 'T1', chequeId, type: 1, createdAt: 1, readyAt: 2 }
}

/** Charges a payment as the engine does: looks under the lock, then writes. */
export async function charge(store: Store, world: string, orderId: string): Promise<string> {
  return store.transaction(world, async (tx) => {
    await tx.lock(`payment:T1/${orderId}`)
    const found = await tx.get('payments', `T1/${orderId}`)
    if (found?.state !== 'Blocked') return 'ILLEGAL_ORDER_STATE'
    await tx.put('payments', { ...found, state: 'Charged', charged: found.charged + found.balance })
    return 'Charged'
  })
}

/** Begins a payment, unless there is one. */
async function begin(store: Store, world: string, orderId: string): Promise<string> {
  return store.transaction(world, async (tx) => {
    await tx.lock(`payment:T1/${orderId}`)
    if ((await tx.get('payments', `T1/${orderId}`)) !== undefined) return 'DUPLICATE_ORDER_ID'
    await tx.put('payments', payment(orderId))
    return 'Blocked'
  })
}

let worlds = 0

/** A world name that is not in use: tests share a database. */
export function newWorld(): string {
  return `world ${++worlds}`
}

/** What every store does. `instances` gives two that share what they keep; a store in memory is both itself. */
export function storeContract(instances: () => readonly [Store, Store]): void {
  let store: Store
  let other: Store
  let world: string
  beforeEach(() => {
    ;[store, other] = instances()
    world = newWorld()
  })
  const payments = async (of = world) => (await store.snapshot(of)).payments?.map(({ orderId }) => orderId)

  describe('rows', () => {
    it('are given back as they were put, until they are replaced or removed', async () => {
      const first = payment('A', { card: { testCard: 'success', mask: '411111******1111' } })
      const id = first.id
      expect(await store.transaction(world, (tx) => tx.get('payments', id))).toBeUndefined()
      await store.transaction(world, (tx) => tx.put('payments', first))
      expect(await other.transaction(world, (tx) => tx.get('payments', id))).toEqual(first)
      await store.transaction(world, (tx) => tx.put('payments', payment('A', { state: 'Charged' })))
      expect(await other.transaction(world, (tx) => tx.get('payments', id))).toEqual(payment('A', { state: 'Charged' }))
      await store.transaction(world, (tx) => tx.remove('payments', id))
      await store.transaction(world, (tx) => tx.remove('payments', id))
      expect(await other.transaction(world, (tx) => tx.get('payments', id))).toBeUndefined()
    })

    it('come in the order they were first put in', async () => {
      await store.transaction(world, async (tx) => {
        for (const orderId of ['C', 'A', 'B']) await tx.put('payments', payment(orderId))
        await tx.put('payments', payment('C', { state: 'Charged' }))
      })
      const found = await store.transaction(world, (tx) => tx.all('payments'))
      expect(found.map(({ orderId, state }) => `${orderId} ${state}`)).toEqual(['C Charged', 'A Blocked', 'B Blocked'])
    })

    it('keep their place when they are replaced, and lose it when they are removed', async () => {
      await store.transaction(world, async (tx) => {
        for (const id of ['1', '2', '3', '4']) await tx.put('codes', code(id, id === '4' ? 'A' : 'B'))
      })
      await store.transaction(world, async (tx) => {
        // A row that has the value longest, one that gets it back, a new one.
        await tx.put('codes', code('3', 'A'))
        await tx.put('codes', code('1', 'A'))
        await tx.remove('codes', '2')
        await tx.put('codes', code('2', 'A'))
        expect((await tx.find('codes', 'payment', 'A')).map(({ id }) => id)).toEqual(['1', '3', '4', '2'])
        expect((await tx.all('codes')).map(({ id }) => id)).toEqual(['1', '3', '4', '2'])
      })
      await store.transaction(world, (tx) => tx.put('codes', code('3', 'B')))
      await store.transaction(world, (tx) => tx.put('codes', code('3', 'A', 5)))
      const found = await other.transaction(world, (tx) => tx.find('codes', 'payment', 'A'))
      expect(found.map(({ id }) => id)).toEqual(['1', '3', '4', '2'])
      expect((await other.snapshot(world)).codes?.map(({ id }) => id)).toEqual(['1', '3', '4', '2'])
    })

    it('are found by their columns as long as the columns have the value', async () => {
      await store.transaction(world, async (tx) => {
        await tx.put('codes', code('2', 'A'))
        await tx.put('codes', code('1', 'A'))
        await tx.put('codes', code('3', 'B'))
        await tx.put('payments', payment('A', { threeDSKey: 'key' }))
        await tx.put('payments', payment('B'))
      })
      const codesOf = (of: string) => store.transaction(world, (tx) => tx.find('codes', 'payment', of))
      const paymentsOf = (key: string) => store.transaction(world, (tx) => tx.find('payments', 'threeDSKey', key))
      expect((await codesOf('A')).map(({ id }) => id)).toEqual(['2', '1'])
      expect(await codesOf('C')).toEqual([])
      expect((await paymentsOf('key')).map(({ orderId }) => orderId)).toEqual(['A'])
      await store.transaction(world, async (tx) => {
        await tx.put('codes', code('2', 'B', 7))
        await tx.remove('codes', '3')
        await tx.put('payments', payment('A'))
      })
      expect((await codesOf('A')).map(({ id }) => id)).toEqual(['1'])
      expect(await codesOf('B')).toEqual([code('2', 'B', 7)])
      // A row that is put in again is found by its new value alone.
      await store.transaction(world, (tx) => tx.put('codes', code('3', 'A')))
      expect((await codesOf('A')).map(({ id }) => id)).toEqual(['1', '3'])
      expect(await codesOf('B')).toEqual([code('2', 'B', 7)])
      expect(await paymentsOf('key')).toEqual([])
    })

    it('are kept in every table', async () => {
      const rows = everyTable()
      await store.restore(world, rows)
      await store.transaction(world, async (tx) => {
        expect(await tx.find('sessions', 'user', 'T1/anna')).toEqual(rows.sessions)
        expect(await tx.find('sessions', 'orderId', 'A')).toEqual(rows.sessions)
        expect(await tx.get('users', 'T1/anna')).toEqual(user('anna'))
        expect(await tx.find('cards', 'user', 'T1/anna')).toEqual(rows.cards)
        expect(await tx.find('codes', 'user', 'T1/anna')).toEqual(rows.codes)
        expect(await tx.find('codes', 'payment', 'T1/A')).toEqual(rows.codes)
        expect(await tx.get('cheques', 'T1/1')).toEqual(cheque('1'))
        expect(await tx.find('deliveries', 'status', 'pending')).toEqual(rows.deliveries)
        expect(await tx.all('outbox')).toEqual(rows.outbox)
      })
    })

    it.each([
      ['of any script', 'Заказ №1 😀'],
      ['with quotes and backslashes', `'; drop table "x"; -- \\0; \\ $1 {a,b} NULL`],
      ['with U+0000 and halves of surrogate pairs', 'a\u0000b\ud83d'],
      ['that is empty', ''],
    ])('hold a text %s, as id, in a column and in the row', async (_, text) => {
      const rows = { payments: [payment(text, { threeDSKey: text, facts: { Description: text } })] }
      await store.restore(world, rows)
      await store.transaction(world, (tx) => tx.put('codes', code(text, text)))
      expect(await other.transaction(world, (tx) => tx.find('payments', 'threeDSKey', text))).toEqual(rows.payments)
      expect(await other.transaction(world, (tx) => tx.get('payments', `T1/${text}`))).toEqual(rows.payments[0])
      expect(await other.transaction(world, (tx) => tx.find('codes', 'payment', text))).toEqual([code(text, text)])
      expect(await other.transaction(world, (tx) => tx.get('codes', `${text} `))).toBeUndefined()
    })

    it('of one world are not seen in another', async () => {
      const another = newWorld()
      await store.transaction(world, (tx) => tx.put('payments', payment('A')))
      await store.transaction(another, (tx) => tx.put('payments', payment('A', { state: 'Charged' })))
      await store.transaction(another, (tx) => tx.remove('payments', 'T1/B'))
      expect(await store.transaction(world, (tx) => tx.all('payments'))).toEqual([payment('A')])
      await store.clear(another)
      expect(await payments(another)).toEqual([])
      expect(await payments()).toEqual(['A'])
    })
  })

  describe('a transaction', () => {
    it('sees its own writes and gives what its work gives', async () => {
      const seen = await store.transaction(world, async (tx) => {
        await tx.put('payments', payment('A'))
        await tx.put('payments', payment('B', { threeDSKey: 'key' }))
        await tx.put('payments', payment('C', { threeDSKey: 'other' }))
        await tx.remove('payments', 'T1/A')
        return [await tx.get('payments', 'T1/A'), await tx.find('payments', 'threeDSKey', 'key'), tx.world]
      })
      expect(seen).toEqual([undefined, [payment('B', { threeDSKey: 'key' })], world])
      expect(await store.transaction(world, () => 'at once')).toBe('at once')
    })

    it('leaves nothing when its work throws', async () => {
      const before = { payments: [payment('A', { threeDSKey: 'key' }), payment('B')], users: [user('anna')] }
      await store.restore(world, before)
      const failing = async () =>
        store.transaction(world, async (tx) => {
          await tx.put('payments', payment('A', { state: 'Charged' }))
          await tx.put('payments', payment('C'))
          await tx.remove('payments', 'T1/B')
          await tx.remove('users', 'T1/anna')
          throw new RangeError('changed my mind')
        })
      await expect(failing()).rejects.toThrow(new RangeError('changed my mind'))
      await store.transaction(world, async (tx) => {
        expect(await tx.get('payments', 'T1/A')).toEqual(before.payments[0])
        expect(await tx.get('payments', 'T1/B')).toEqual(before.payments[1])
        expect(await tx.get('payments', 'T1/C')).toBeUndefined()
        expect(await tx.find('payments', 'threeDSKey', 'key')).toEqual([before.payments[0]])
        expect(await tx.all('users')).toEqual(before.users)
      })
    })

    it('leaves the order of rows alone when its work throws', async () => {
      await store.restore(world, { payments: [payment('A'), payment('B'), payment('C')] })
      const failing = async () =>
        store.transaction(world, (tx) => {
          void tx.remove('payments', 'T1/A')
          void tx.remove('payments', 'T1/none')
          void tx.put('payments', payment('D'))
          void tx.put('payments', payment('A'))
          throw new RangeError('changed my mind')
        })
      await expect(failing()).rejects.toThrow(RangeError)
      expect(await payments()).toEqual(['A', 'B', 'C'])
    })

    it('shows nobody what is not committed, and takes nothing of others along when its work throws', async () => {
      await store.restore(world, { payments: [payment('A', { threeDSKey: 'key' })] })
      const reading: Promise<unknown>[] = []
      const failing = store.transaction(world, async (tx) => {
        await tx.put('payments', payment('A', { state: 'Charged', threeDSKey: 'other' }))
        await tx.put('payments', payment('B', { threeDSKey: 'key' }))
        // Begun in the middle; the store may answer them now or afterwards.
        reading.push(
          Promise.resolve(other.transaction(world, (another) => another.get('payments', 'T1/A'))),
          Promise.resolve(other.transaction(world, (another) => another.all('payments'))),
          Promise.resolve(other.transaction(world, (another) => another.find('payments', 'threeDSKey', 'key'))),
          Promise.resolve(other.snapshot(world)).then((snapshot) => snapshot.payments),
        )
        const writing = other.transaction(world, (another) => another.put('users', user('anna')))
        reading.push(Promise.resolve(writing).then(() => []))
        await new Promise((resolve) => setImmediate(resolve))
        throw new RangeError('changed my mind')
      })
      await expect(failing).rejects.toThrow(RangeError)
      const A = payment('A', { threeDSKey: 'key' })
      expect(await Promise.all(reading)).toEqual([A, [A], [A], [A], []])
      expect(await store.snapshot(world)).toMatchObject({ payments: [A], users: [user('anna')] })
    })

    it('takes a name it holds again without waiting for itself, and lets it go when its work throws', async () => {
      const failing = async () =>
        store.transaction(world, async (tx) => {
          await tx.lock('payment:T1/A')
          await tx.lock('payment:T1/A')
          throw new RangeError('changed my mind')
        })
      await expect(failing()).rejects.toThrow(RangeError)
      expect(await begin(other, world, 'A')).toBe('Blocked')
    })

    it('puts in a row whose id others put in at the same moment for one of them alone, and not before its end', async () => {
      const insert = (index: number) =>
        (index % 2 === 0 ? store : other).transaction(world, async (tx) => {
          await new Promise((resolve) => setImmediate(resolve))
          const isNew = await tx.insert('payments', payment('A', { charged: index }))
          await new Promise((resolve) => setImmediate(resolve))
          if (index === 0) throw new RangeError('changed my mind')
          return isNew
        })
      const ends = await Promise.allSettled(Array.from({ length: 10 }, (_, index) => insert(index)))
      const values = ends.map((end) => end.status === 'fulfilled' && end.value)
      expect(values.filter(Boolean)).toHaveLength(1)
      const row = await store.transaction(world, (tx) => tx.get('payments', 'T1/A'))
      expect(row).toMatchObject({ charged: values.indexOf(true) })
    })

    it('reads what the holder before it wrote', async () => {
      await store.restore(world, { payments: [payment('A', { charged: 0 })] })
      const addOne = (on: Store, index: number) =>
        on.transaction(world, async (tx) => {
          if (index % 3 === 0) await tx.get('payments', 'T1/B')
          await tx.lock('payment:T1/A')
          const found = await tx.get('payments', 'T1/A')
          await tx.put('payments', payment('A', { charged: (found?.charged ?? Number.NaN) + 1 }))
        })
      await Promise.all(Array.from({ length: 40 }, (_, index) => addOne(index % 2 === 0 ? store : other, index)))
      expect(await store.transaction(world, (tx) => tx.get('payments', 'T1/A'))).toMatchObject({ charged: 40 })
    })
  })

  describe('two instances', () => {
    it('that charge one payment at the same moment give exactly one Charged', async () => {
      await store.restore(world, { payments: [payment('A')] })
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, index) => charge(index % 2 ? other : store, world, 'A')),
      )
      expect(answers.filter((answer) => answer === 'Charged')).toHaveLength(1)
      expect(answers.filter((answer) => answer === 'ILLEGAL_ORDER_STATE')).toHaveLength(19)
      const row = await store.transaction(world, (tx) => tx.get('payments', 'T1/A'))
      expect(row).toMatchObject({ state: 'Charged', charged: 12_345 })
    })

    it('that begin one payment at the same moment begin it once, though there is no row to lock yet', async () => {
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, index) => begin(index % 2 ? other : store, world, 'A')),
      )
      expect(answers.filter((answer) => answer === 'Blocked')).toHaveLength(1)
      expect(await payments()).toEqual(['A'])
    })
  })

  describe('a snapshot', () => {
    it('brings a world back as it was, in its order, into any world', async () => {
      await store.restore(world, everyTable())
      const before = await store.snapshot(world)
      expect(before).toEqual(everyTable())
      await charge(store, world, 'A')
      await begin(store, world, 'new')
      await store.restore(world, before)
      expect(await store.snapshot(world)).toEqual(before)
      const copy = newWorld()
      await other.restore(copy, JSON.parse(JSON.stringify(before)))
      expect(await store.snapshot(copy)).toEqual(before)
      expect(await store.transaction(copy, (tx) => tx.find('cards', 'user', 'T1/anna'))).toEqual(before.cards)
    })

    it('may lack tables, which are empty then', async () => {
      await store.restore(world, everyTable())
      await store.restore(world, { payments: [payment('B'), payment('A')] })
      expect(await payments()).toEqual(['B', 'A'])
      expect((await store.snapshot(world)).codes).toEqual([])
    })
  })
}

/** What stores do beside it that carry out several transactions at the same time. */
export function passingContract(instances: () => readonly [Store, Store]): void {
  it('lets transactions of different payments pass each other, and shows nobody what is not committed', async () => {
    const [store, other] = instances()
    const world = newWorld()
    const orders = async () => (await other.snapshot(world)).payments?.map(({ orderId }) => orderId)
    await store.transaction(world, async (tx) => {
      await tx.lock('payment:T1/A')
      await tx.put('payments', payment('A'))
      expect(await tx.insert('users', user('anna'))).toBe(true)
      await other.transaction(world, async (another) => {
        await another.lock('payment:T1/B')
        await another.put('payments', payment('B'))
        expect(await another.insert('users', user('boris'))).toBe(true)
        expect(await another.get('payments', 'T1/A')).toBeUndefined()
      })
      expect(await orders()).toEqual(['B'])
      expect(await tx.get('payments', 'T1/B')).toEqual(payment('B'))
      expect((await tx.all('payments')).map(({ orderId }) => orderId)).toEqual(['A', 'B'])
    })
    expect(await orders()).toEqual(['A', 'B'])
  })
}

/** A world with rows in each table. */
function everyTable() {
  const common = { terminal: 'T1', createdAt: 1 }
  const ofAnna = { ...common, user: 'T1/anna' }
  const session = { ...ofAnna, id: 'S', family: 'inpay', type: 'Pay', amount: 5, custom: {}, expiresAt: 9 } as const
  const card = { ...ofAnna, id: 'K', login: 'anna', testCard: 'success', mask: '411111******1111', holder: 'ANNA' }
  return {
    payments: [payment('B'), payment('A'), payment('C', { threeDSKey: 'key' })],
    sessions: [{ ...session, orderId: 'A' }],
    users: [user('anna'), user('Anna')],
    cards: [{ ...card, expiry: '3012', state: 'Active', verification: 0 }],
    codes: [{ ...ofAnna, id: 'D', payment: 'T1/A', code: '1234', state: 'sent', expiresAt: 9 }],
    cheques: [cheque('1')],
    jobs: [{ id: 'J', kind: 'expire-3ds', subject: 'A', lane: '', sequence: 'A', dueAt: 5, attempts: 0 }],
    states: [{ id: 'clock' as const, standsAt: 5 }],
    deliveries: [{ id: '1', status: 'pending', due: 5, body: 'Notification=EnginePaySuccess', tries: [1, null, true] }],
    outbox: [{ id: '1', at: 1, channel: 'sms' as const, to: '+70000000000', text: '1234' }],
  }
}
