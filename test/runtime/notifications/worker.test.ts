import { generateKeyPairSync } from 'node:crypto'
import { createDecryptor, createEncryptor, eventGroups, inspect } from '@card-gateway/notifications'
import { warnProcess } from '@card-gateway/notifications/report'
import { describe, expect, it } from 'vitest'
import { body, createBench, post } from './receiver-fixture.js'

const paid = body()

describe('a notification', () => {
  it('reaches the handler of its event, decoded', async () => {
    const { deliver, receive, calls, inbox } = createBench()
    await deliver(paid)
    expect(await receive.work()).toBe(1)
    expect(calls).toMatchObject([
      {
        by: 'paid',
        event: { Notification: 'EnginePaySuccess', OrderId: 'A-1', Amount: 12345, Success: true },
        context: {
          id: '1',
          attempt: 1,
          verified: true,
          confirmation: { verdict: 'confirmed', amountProven: true, state: 'Charged', amount: 12345 },
          meaning: { told: 'charged', money: 'charged' },
        },
      },
    ])
    expect(await inbox.list()).toMatchObject([{ status: 'done', outcome: 'handled', name: 'EnginePaySuccess' }])
  })

  it('without a handler reaches the fallback, also when nobody knows its name', async () => {
    const { deliver, receive, calls, inbox } = createBench({ concurrency: 1 })
    await deliver(body({ Notification: 'EngineUnblockSuccess' }))
    await deliver('Notification=SomethingNew&Colour=blue')
    await receive.work()
    expect(calls).toMatchObject([
      { by: 'otherwise', event: { Notification: 'EngineUnblockSuccess' } },
      { by: 'otherwise', event: { kind: 'unknown', name: 'SomethingNew', extra: { Colour: 'blue' } } },
    ])
    expect((await inbox.list()).map(({ outcome }) => outcome)).toEqual(['fallback', 'fallback'])
  })

  it('reaches the handler of its group', async () => {
    const failures: string[] = []
    const { deliver, receive } = createBench({
      on: {},
      groups: (group) => [group(eventGroups.failed, (event) => failures.push(event.Notification))],
    })
    await deliver(body({ Notification: 'EnginePayFail', Success: 'False', ErrCode: 'AMOUNT_EXCEED' }))
    await deliver(body({ Notification: 'EngineRefundFail', Success: 'False', ErrCode: 'AMOUNT_ERROR' }))
    await receive.work()
    expect(failures).toEqual(['EnginePayFail', 'EngineRefundFail'])
  })

  it('cannot have two handlers', () => {
    expect(() => createBench({ groups: (group) => [group(['EnginePaySuccess'], () => {})] })).toThrow(
      'EnginePaySuccess has two handlers',
    )
  })

  it('is handled once, however often it is delivered', async () => {
    const { deliver, receive, calls } = createBench()
    await deliver(paid)
    await receive.work()
    await deliver(paid)
    await receive.work()
    await deliver(`${paid}&Unheard=of`)
    expect(await receive.work()).toBe(1)
    expect(calls).toHaveLength(1)
  })

  it('is handled once although encryption makes every delivery look different', async () => {
    const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
    const encrypt = createEncryptor(publicKey)
    const { deliver, receive, calls, inbox } = createBench({ decrypt: createDecryptor({ keys: [privateKey] }) })
    const pairs = 'Notification=EnginePaySuccess;MerchantContract=Merchant;OrderId=A-1;Amount=12345'
    for (let i = 0; i < 3; i++) await deliver(new URLSearchParams({ DATA: encrypt(pairs) }).toString())
    expect(await receive.work()).toBe(3)
    expect(calls).toMatchObject([{ by: 'paid', event: { OrderId: 'A-1', Amount: 12345 } }])
    expect((await inbox.list()).map(({ outcome }) => outcome).sort()).toEqual(['duplicate', 'duplicate', 'handled'])
  })
})

describe('a failing handler', () => {
  it('is called again after a growing wait, until it succeeds', async () => {
    let failures = 3
    const { deliver, receive, inbox, clock, problems } = createBench({
      on: {
        EnginePaySuccess: () => {
          if (failures-- > 0) throw new TypeError('the database of the shop is down')
        },
      },
    })
    await deliver(paid)
    const waits: number[] = []
    while ((await inbox.list({ status: 'pending' })).length > 0) {
      await receive.work()
      const [entry] = await inbox.list({ status: 'pending' })
      if (entry?.dueAt === undefined) break
      expect(entry.reason).toMatch(/^threw TypeError\n {4}at .*worker\.test\.ts/)
      waits.push(entry.dueAt.getTime() - clock.now())
      clock.advance(entry.dueAt.getTime() - clock.now() - 1)
      expect(await receive.work()).toBe(0)
      clock.advance(1)
    }
    expect(waits).toEqual([1000, 2000, 4000])
    expect(await inbox.list()).toMatchObject([{ status: 'done', outcome: 'handled', attempts: 4 }])
    expect(problems.map(({ code }) => code)).toEqual(['attempt-failed', 'attempt-failed', 'attempt-failed'])
  })

  it('is given up after the last attempt, and the notification can be replayed', async () => {
    let isDown = true
    const { deliver, receive, inbox, clock, problems } = createBench({
      retry: { attempts: 2 },
      on: {
        EnginePaySuccess: () => {
          if (isDown) throw new Error('down')
        },
      },
    })
    await deliver(paid)
    await receive.work()
    clock.advance(1000)
    await receive.work()
    const [dead] = await inbox.list({ status: 'dead' })
    expect(dead).toMatchObject({ reason: expect.stringMatching(/^threw Error\n {4}at /), attempts: 2 })
    expect(problems.map(({ code }) => code)).toEqual(['attempt-failed', 'gave-up'])
    isDown = false
    expect(await inbox.replay(dead?.id ?? '')).toBe(true)
    await receive.work()
    expect(await inbox.list()).toMatchObject([{ status: 'done', outcome: 'handled' }])
  })

  it('does not hold up other notifications', async () => {
    const { deliver, receive, calls } = createBench({
      on: {
        EnginePaySuccess: (event) => {
          if (event.OrderId === 'A-1') throw new Error('down')
          calls.push({ by: 'paid', event, context: undefined as never })
        },
      },
    })
    for (const OrderId of ['A-1', 'A-2', 'A-3']) await deliver(body({ OrderId }))
    await receive.work()
    expect(calls.map(({ event }) => 'OrderId' in event && event.OrderId)).toEqual(['A-2', 'A-3'])
  })

  it('leaves none of its words in the inbox or in the report’s message', async () => {
    const { deliver, receive, inbox, problems } = createBench({
      on: {
        EnginePaySuccess: () => {
          throw new Error('card 4111111111111111 of ivan@example.com')
        },
      },
    })
    await deliver(paid)
    await receive.work()
    const shown = JSON.stringify([await inbox.list(), problems.map(({ message }) => message)])
    expect(shown).not.toMatch(/4111|ivan/)
    expect(problems.map(({ message }) => message)).toEqual([
      'Attempt 1 failed (threw Error). The next one is in 1000 ms.',
    ])
  })

  it('is warned of with its class and its stack, and with a word on how to see more', async () => {
    const { deliver, receive } = createBench({
      report: warnProcess,
      on: {
        EnginePaySuccess: () => {
          throw new TypeError('card 4111111111111111')
        },
      },
    })
    const warned = new Promise<Error & { readonly detail?: string }>((resolve) => process.once('warning', resolve))
    await deliver(paid)
    await receive.work()
    const { message, detail } = await warned
    expect(message).toBe('Attempt 1 failed (threw TypeError). The next one is in 1000 ms.')
    expect(detail).toMatch(
      /^TypeError\n {4}at .*worker\.test\.ts[\s\S]*\nIts message is not shown\. Give the receiver `report/,
    )
    expect(detail).not.toContain('4111')
  })

  it('that ends the process every time is not started for ever', async () => {
    const { deliver, receive, inbox, calls } = createBench({ retry: { attempts: 2 } })
    await deliver(paid)
    // Two processes took it and died.
    await inbox.claim('one', 1, 0)
    await inbox.claim('two', 1, 0)
    await receive.work()
    expect(calls).toEqual([])
    expect(await inbox.list()).toMatchObject([{ status: 'dead', reason: 'process-ended' }])
  })
})

describe('what cannot be read', () => {
  it('goes to the dead letters at once, and is shown masked', async () => {
    const { deliver, receive, inbox, calls } = createBench()
    await deliver('Notification=EnginePaySuccess&Amount=12,50')
    await deliver(paid)
    await receive.work()
    expect(calls).toHaveLength(1)
    const [dead] = await inbox.list({ status: 'dead' })
    expect(dead).toMatchObject({ reason: 'unreadable: missing at OrderId', attempts: 1 })
    const inspection = await inspect(inbox, dead?.id ?? '')
    expect(inspection?.unreadable).toContain('OrderId')
    expect(JSON.stringify(inspection)).not.toContain('12,50')
  })

  it('is not shown where there is none, and a mistake of who asks is told', async () => {
    const { deliver, inbox } = createBench()
    await deliver(paid)
    expect(await inspect(inbox, '999')).toBeUndefined()
    await expect(inspect(inbox, '1', { zone: 'Mars/Base' })).rejects.toThrow(RangeError)
  })

  it('because something stands beside an encrypted text says so, and nobody decrypts or believes it', async () => {
    const decrypt = () => {
      throw new Error('It was decrypted.')
    }
    const { deliver, receive, inbox, calls } = createBench({ decrypt: Object.assign(decrypt, { async: decrypt }) })
    await deliver(`${paid}&DATA=AAAA`)
    await deliver(`DATA=AAAA&${paid}`)
    await receive.work()
    expect(calls).toEqual([])
    expect((await inbox.list({ status: 'dead' })).map(({ reason }) => reason)).toEqual([
      'unreadable: mixed at DATA',
      'unreadable: mixed at DATA',
    ])
  })

  it('is due again when it is delivered again', async () => {
    const { deliver, receive, inbox, problems } = createBench()
    await deliver('garbage')
    await receive.work()
    expect(await deliver('garbage')).toBe(200)
    expect(await receive.work()).toBe(1)
    expect(await inbox.list()).toMatchObject([{ status: 'dead', attempts: 1 }])
    expect(problems.map(({ code }) => code)).toEqual(['gave-up', 'gave-up'])
  })

  it('is read after a replay, once the right key is there', async () => {
    const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
    const data = createEncryptor(publicKey)('Notification=EnginePaySuccess;OrderId=A-1;Amount=12345')
    const { inbox, deliver, receive } = createBench()
    await deliver(new URLSearchParams({ DATA: data }).toString())
    await receive.work()
    expect(await inbox.list()).toMatchObject([{ status: 'dead', reason: 'unreadable: encrypted at DATA' }])
    const decrypt = createDecryptor({ keys: [privateKey] })
    expect(await inspect(inbox, '1', { decrypt })).toMatchObject({ notification: { OrderId: 'A-1', Amount: 12345 } })
    await inbox.replay('1')
    const withKey = createBench({ inbox, decrypt })
    await withKey.receive.work()
    expect(withKey.calls).toMatchObject([{ by: 'paid' }])
  })
})

describe('notifications of one payment', () => {
  it('are worked on one at a time, those of others meanwhile', async () => {
    const running = new Map<string, number>()
    let most = 0
    let together = 0
    const act = async ({ OrderId = '' }: { readonly OrderId?: string }) => {
      running.set(OrderId, (running.get(OrderId) ?? 0) + 1)
      most = Math.max(most, ...running.values())
      together = Math.max(
        together,
        [...running.values()].reduce((sum, one) => sum + one, 0),
      )
      await new Promise(setImmediate)
      running.set(OrderId, (running.get(OrderId) ?? 0) - 1)
    }
    const { deliver, receive } = createBench({ on: { EnginePaySuccess: act, EngineChargeSuccess: act } })
    for (const OrderId of ['A-1', 'A-2']) {
      await deliver(body({ OrderId }))
      await deliver(body({ OrderId, Notification: 'EngineChargeSuccess' }))
    }
    await receive.work()
    expect(most).toBe(1)
    expect(together).toBe(2)
  })
})

describe('the worker', () => {
  it('wakes for what arrives here, and looks again after a while for what arrived elsewhere', async () => {
    const { deliver, receive, inbox, clock, calls } = createBench({ worker: true })
    const run = async () => {
      for (const { callback } of clock.scheduled.splice(0)) callback()
      for (let turn = 0; turn < 50; turn++) await Promise.resolve()
      await new Promise(setImmediate)
    }
    await run()
    expect(clock.scheduled.map(({ milliseconds }) => milliseconds)).toEqual([1000])
    await deliver(paid)
    expect(clock.scheduled.map(({ milliseconds }) => milliseconds)).toEqual([0])
    await run()
    expect(calls).toHaveLength(1)
    await inbox.put(Buffer.from(body({ OrderId: 'A-2' })))
    expect(clock.scheduled.map(({ milliseconds }) => milliseconds)).toEqual([1000])
    await run()
    expect(calls).toHaveLength(2)
    await receive.stop()
    expect(clock.scheduled).toEqual([])
    await deliver(body({ OrderId: 'A-3' }))
    expect(clock.scheduled).toEqual([])
  })

  it('waits for what is under way when it is stopped, and takes nothing more', async () => {
    let finish = () => {}
    let started = () => {}
    const isRunning = new Promise<void>((resolve) => {
      started = resolve
    })
    const { deliver, receive, inbox } = createBench({
      concurrency: 1,
      on: {
        EnginePaySuccess: () =>
          new Promise<void>((resolve) => {
            finish = resolve
            started()
          }),
      },
    })
    await deliver(paid)
    await deliver(body({ OrderId: 'A-2' }))
    const working = receive.work()
    await isRunning
    const stopping = receive.stop()
    finish()
    await Promise.all([working, stopping])
    expect((await inbox.list()).map(({ status }) => status)).toEqual(['pending', 'done'])
  })

  it('does not wait for a slow handler before it takes what arrives next', async () => {
    let finish = () => {}
    const slow = new Promise<void>((resolve) => {
      finish = resolve
    })
    const handled: string[] = []
    const { deliver, receive, clock } = createBench({
      worker: true,
      on: {
        EnginePaySuccess: async ({ OrderId }) => {
          if (OrderId === 'A-1') await slow
          handled.push(OrderId)
        },
      },
    })
    const run = async () => {
      for (const { callback } of clock.scheduled.splice(0)) callback()
      for (let turn = 0; turn < 5; turn++) await new Promise(setImmediate)
    }
    await deliver(paid)
    await run()
    await deliver(body({ OrderId: 'A-2' }))
    await run()
    expect(handled).toEqual(['A-2'])
    finish()
    await receive.stop()
    expect(handled).toEqual(['A-2', 'A-1'])
  })

  it('survives a report that throws', async () => {
    const { deliver, receive, inbox } = createBench({
      report: () => {
        throw new Error('the log is full')
      },
    })
    const warned = new Promise<Error>((resolve) => process.once('warning', resolve))
    await deliver('garbage')
    await deliver(paid)
    await receive.work()
    expect((await inbox.list()).map(({ status }) => status)).toEqual(['done', 'dead'])
    expect(await warned).toMatchObject({ code: 'CARD_GATEWAY_GAVE_UP' })
  })

  it('goes on after the inbox was away', async () => {
    const { deliver, receive, inbox, calls, problems } = createBench()
    await deliver(paid)
    const claim = inbox.claim.bind(inbox)
    inbox.claim = () => Promise.reject(new Error('connection refused'))
    expect(await receive.work()).toBe(0)
    expect(problems).toMatchObject([{ code: 'inbox-failed' }])
    inbox.claim = claim
    await receive.work()
    expect(calls).toHaveLength(1)
  })

  it('takes deliveries while it is stopped', async () => {
    const { receive } = createBench()
    await receive.stop()
    expect((await receive(post(paid))).status).toBe(200)
  })
})
