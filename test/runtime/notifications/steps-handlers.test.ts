import { eventGroups, type StatusAnswer } from '@card-gateway/notifications'
import { describe, expect, it } from 'vitest'
import { block, charge, openShop, unknown } from './steps-shop.js'

describe('handlers of events', () => {
  it('of a group hear of each step once, whichever event tells it first', async () => {
    const heard: string[] = []
    const shop = openShop({
      steps: {},
      groups: (group) => [
        group(eventGroups.blocked, (event) => heard.push(`blocked: ${event.Notification}`)),
        group(['EngineChargeSuccess', 'EnginePaySuccess', 'CustomerPaySuccess'], (event) =>
          heard.push(`charged: ${event.Notification}`),
        ),
      ],
    })
    shop.say('Charged', 12345)
    for (const fields of [{}, charge, block, { ...block, TransactionDate: '28.03.2026 14:05:09' }]) {
      await shop.hear(fields)
    }
    expect(heard).toEqual(['charged: EnginePaySuccess', 'blocked: EngineBlockSuccess'])
  })

  it('are not used up by events that others, or none, take', async () => {
    const heard: string[] = []
    const shop = openShop({ steps: {}, on: { EnginePaySuccess: (event) => heard.push(event.OrderId) } })
    shop.say('Charged', 12345)
    for (const fields of [charge, block, {}]) await shop.hear(fields)
    expect(heard).toEqual(['A-1'])
  })

  it('hear of what no status can prove, and are told so', async () => {
    const heard: unknown[] = []
    const shop = openShop({
      on: {
        EngineChargeFail: (_event, { verified }) => heard.push(verified),
        CustomerAddSuccess: (_event, { verified }) => heard.push(verified),
      },
    })
    shop.say('Authorized', 12345)
    await shop.hear({ Notification: 'EngineChargeFail', Success: 'False' })
    await shop.deliver('Notification=CustomerAddSuccess&VWUserLgn=ivan&CardId=C-1')
    await shop.receive.work()
    expect(heard).toEqual([false, false])
    expect(shop.questions()).toBe(1)
  })
})

describe('a gateway that', () => {
  it('knows no such payment is asked four times, further and further apart; then the fallback hears of it', async () => {
    const shop = openShop({ on: { EnginePaySuccess: () => expect.unreachable('It is not true.') } })
    shop.refuse(unknown)
    const start = shop.clock.now()
    await shop.hear()
    await shop.exhaust()
    expect(shop.questions()).toBe(4)
    expect(shop.clock.now() - start).toBe(632_000)
    expect(shop.calls).toMatchObject([{ by: 'otherwise', context: { verified: false } }])
    expect(await shop.inbox.list()).toMatchObject([{ status: 'done', outcome: 'fallback', attempts: 4 }])
  })

  it('contradicts is asked four times; then a person has to look', async () => {
    const shop = openShop()
    await shop.hear()
    await shop.exhaust()
    expect(shop.questions()).toBe(4)
    expect(shop.calls).toEqual([])
    expect(await shop.inbox.list()).toMatchObject([
      { status: 'dead', reason: 'unconfirmed: The payment has a status that contradicts it.' },
    ])
  })

  it('is only behind is believed when it has caught up', async () => {
    const shop = openShop()
    await shop.hear()
    shop.say('Charged', 12345)
    await shop.exhaust()
    expect(shop.told.map(([step]) => step)).toEqual(['blocked', 'charged'])
  })

  it('tells a larger amount contradicts', async () => {
    const shop = openShop()
    shop.say('Charged', 12345)
    await shop.hear({ Amount: '1' })
    expect(await shop.inbox.list()).toMatchObject([{ reason: "unconfirmed: The gateway's amount is larger." }])
  })

  it.each([
    ['does not answer', new Error('connection lost'), /^threw Error/],
    [
      'refuses the question',
      { Success: 'False', error: { code: 'ACCESS_DENIED' } as never },
      /^unanswered: .*ACCESS_DENIED\.$/,
    ],
  ])('%s is asked again later', async (_how, answer, reason) => {
    const shop = openShop()
    shop.refuse(answer)
    await shop.hear()
    expect(await shop.inbox.list()).toMatchObject([{ status: 'pending', reason: expect.stringMatching(reason) }])
    shop.say('Charged', 12345)
    await shop.exhaust()
    expect(shop.told.map(([step]) => step)).toEqual(['blocked', 'charged'])
  })

  it('has several families is asked in each, without those it has no credentials for', async () => {
    const asked: string[] = []
    const family = (name: string, answer: StatusAnswer | Error) => async () => {
      asked.push(name)
      if (answer instanceof Error) throw answer
      return answer
    }
    const configuration = Object.assign(new Error('key is missing'), { name: 'ConfigurationError' })
    const shop = openShop({
      confirm: {
        api: { getState: family('api', configuration) },
        inpay: { payStatus: family('inpay', unknown) },
        ewallet: { payStatus: family('ewallet', { Success: 'True', Status: 'Charged', Amount: 12345 }) },
      },
    })
    await shop.hear()
    expect(asked).toEqual(['api', 'inpay', 'ewallet'])
    expect(shop.told).toContainEqual(['charged', 12345])
  })
})
