import { createReceiver, type HandlerContext, MemoryInbox, type Problem } from '@card-gateway/notifications'
import { describe, expect, expectTypeOf, it } from 'vitest'
import { complaintsOf } from '../../support/compile.js'
import { body, post } from './receiver-fixture.js'

const otherwise = () => {}

describe("confirm: 'none'", () => {
  it('is said when the receiver is made, and handlers are told nothing of what is true', async () => {
    const problems: Problem[] = []
    const contexts: object[] = []
    const receive = createReceiver({
      inbox: new MemoryInbox({ quiet: true }),
      worker: false,
      confirm: 'none',
      report: (problem) => problems.push(problem),
      on: { EnginePaySuccess: (_event, context) => contexts.push(context) },
      otherwise,
    })
    await receive(post(body()))
    await receive.work()
    expect(problems).toMatchObject([{ code: 'unconfirmed', message: expect.stringContaining("confirm is 'none'") }])
    expect(contexts.map((context) => Object.keys(context).sort())).toEqual([['attempt', 'id', 'meaning', 'tx']])
    expectTypeOf<HandlerContext<undefined>>().not.toHaveProperty('verified')
    expectTypeOf<HandlerContext<undefined>>().not.toHaveProperty('confirmation')
  })

  it('passes each event on to its handler or the fallback, and the inbox shows which', async () => {
    const heard: string[] = []
    const inbox = new MemoryInbox({ quiet: true })
    const receive = createReceiver({
      inbox,
      worker: false,
      confirm: 'none',
      report: () => {},
      on: { EnginePaySuccess: () => heard.push('paid') },
      otherwise: () => heard.push('otherwise'),
    })
    for (const fields of [{}, { Notification: 'EngineBlockSuccess' }]) await receive(post(body(fields)))
    await receive.work()
    expect(heard).toEqual(['paid', 'otherwise'])
    expect((await inbox.list()).map(({ outcome }) => outcome).sort()).toEqual(['fallback', 'handled'])
  })

  it('has to be said: it is not what happens when confirm is forgotten', () => {
    const options = { inbox: new MemoryInbox({ quiet: true }), worker: false, otherwise }
    // @ts-expect-error: confirm is missing
    expect(() => createReceiver(options)).toThrow("confirm: give your CardGateway, or 'none'")
  })

  it('knows no steps, and neither does a receiver that remembers nothing', () => {
    const options = { inbox: new MemoryInbox({ quiet: true }), worker: false, otherwise, steps: { charged: () => {} } }
    // @ts-expect-error: only the gateway tells steps
    expect(() => createReceiver({ ...options, confirm: 'none' })).toThrow('steps:')
    expect(() => createReceiver({ ...options, confirm: {}, perOrder: false })).toThrow('perOrder')
  })

  it('together with steps is refused by the compiler in words', () => {
    const options = "inbox: new MemoryInbox(), confirm: 'none', otherwise: () => {}"
    const event = 'on: { EnginePaySuccess: (event, context) => console.log(event.OrderId, context.id) }'
    const complaints = complaintsOf(
      {
        steps: `createReceiver({ ${options}, steps: { charged: () => {} } })`,
        'steps and events': `createReceiver({ ${options}, steps: { charged: () => {} }, ${event} })`,
        events: `createReceiver({ ${options}, ${event} })`,
        misspelt: `createReceiver({ ${options}, onn: {} })`,
      },
      "import { createReceiver, MemoryInbox } from '@card-gateway/notifications'\n",
    )
    const refusal = expect.stringMatching(
      /^Type '\{ charged: .*steps come from the gateway's answers, so they need a confirm other than 'none'/,
    )
    expect(Object.fromEntries(complaints)).toEqual({
      steps: refusal,
      'steps and events': refusal,
      events: '',
      misspelt: expect.stringMatching(/^Object literal may only specify known properties, .*'onn'/),
    })
  }, 60_000)
})
