import type { Overlay, Sandbox } from '@card-gateway/sandbox'
import { describe, expect, it } from 'vitest'
import { attribute, fieldWorld, payment } from './field-world.js'
import { open, PayInfo } from './fixture.js'

const tolerant = (tolerates: Overlay['rows'][string]['tolerates']): Overlay => ({
  summary: 'What our bank takes.',
  rows: { Q1: { summary: 'It is read.', ...(tolerates !== undefined && { tolerates }) } },
})

/** Posts to a sandbox as HTTP has it, from wherever it comes. */
async function post(sandbox: Sandbox, path: string, body: string, method = 'POST') {
  const answer = await sandbox.exchange({
    method,
    path,
    query: '',
    body,
    origin: 'https://gateway.invalid',
    from: undefined,
  })
  if (answer === undefined) throw new RangeError(`no command: ${path}`)
  return answer
}

describe('who asks', () => {
  it.each([
    ['/api/GetState', 'Key=MerchantVW&OrderId=A-1'],
    ['/api/GetState', 'Key=Nobody&OrderId=A-1'],
    ['/vwapi/PayStatus', 'VWID=Merchant&DATA=OrderId%3DA-1'],
    ['/vwapi/PayStatus', 'VWID=Nobody&DATA=OrderId%3DA-1'],
  ])('is refused at %s with %s, as no terminal is named so in that family', async (path, body) => {
    const answer = await post(open().sandbox, path, body)
    expect(answer.body).toContain('Success="False"')
    expect(answer.body).toContain('ErrCode="ACCESS_DENIED"')
    expect(answer.why).toContain('names no terminal')
  })
})

it('a command that is too long is turned away by whatever server stands in front', async () => {
  const { sandbox } = open()
  const answer = await post(sandbox, '/api/GetState', `Key=Merchant&OrderId=${'x'.repeat(300_000)}`)
  expect(answer).toMatchObject({ status: 413, slow: false, why: 'A command may have at most 262144 bytes.' })
  expect(sandbox.journal.entries).toMatchObject([{ request: '[a body that is too long]' }])
})

describe('a sandbox that reads more than POST', () => {
  it('takes parameters from query and body together', async () => {
    const { send } = await fieldWorld()
    await send('POST', '/api/Pay', payment('4111111111100031', 'A-1'))
    const answer = await send('POST', '/api/GetState?Key=Merchant', 'OrderId=A-1')
    expect(attribute(answer, 'State')).toBe('Charged')
    expect(attribute(await send('GET', '/api/GetState?Key=Merchant&OrderId=A-1'), 'State')).toBe('Charged')
  })

  it('answers a body that is no form, also where several commands share a path', async () => {
    const { send } = await fieldWorld()
    for (const path of ['/api/GetState', '/api/ApplePay']) {
      const answer = await send('POST', path, 'Key=%zz')
      expect([path, attribute(answer, 'Success')]).toEqual([path, 'False'])
    }
  })

  it('takes the body of a GET, and of no other method, where that alone is tolerated', async () => {
    const { sandbox } = open({ profile: 'strict', overlays: [tolerant(['bodyOfGet'])] })
    const ask = (method: string) => post(sandbox, '/api/GetState', 'Key=Merchant&OrderId=A-1', method)
    expect((await ask('GET')).body).toContain('ORDER_NOT_FOUND')
    expect((await ask('PUT')).body).toContain('WRONG_PARAMS')
  })
})

describe("attributes of one's own", () => {
  const of = ['api.GetState']
  const quirks: Overlay = {
    summary: 'What our bank adds.',
    rows: {
      Q1: {
        summary: 'More attributes.',
        attributes: [
          { of, name: 'RRN', gives: 'retrieval-number', in: ['True', 'False'], when: 'money-moved' },
          { of, name: 'Forwarded', gives: 'forwarded', in: ['True', 'False'] },
          { of, name: 'FinalTerminal', gives: 'final-terminal', in: ['True', 'False'] },
          { of, name: 'Unknown', gives: 'empty', in: ['False'], codes: ['ORDER_NOT_FOUND'] },
          { of, name: 'Never', gives: 'empty', in: ['False'], codes: ['AMOUNT_ERROR'] },
          { of, name: 'Guest', gives: 'empty', in: ['True', 'False'], when: 'card-not-registered' },
        ],
      },
    },
  }

  it('say of a payment what it knows, and of none nothing', async () => {
    const { sandbox, gateway } = open({ overlays: [quirks] })
    const ask = async (OrderId: string) =>
      (await post(sandbox, '/api/GetState', `Key=Merchant&OrderId=${OrderId}`)).body
    const names = (text: string) => [...text.matchAll(/ (\w+)=/g)].map(([, name]) => name).join(' ')
    expect(names(await ask('A-1'))).toBe('Success MerchantContract OrderId ErrCode Forwarded Unknown')
    await gateway.inpay.init({ OrderId: 'S-1', Amount: 1000, SessionType: 'Pay', IP: '203.0.113.7' })
    expect(names(await ask('S-1'))).not.toMatch(/RRN|Guest|FinalTerminal/)
    await gateway.api.pay({ OrderId: 'A-2', Amount: 1000, PayInfo })
    expect(names(await ask('A-2'))).toMatch(/ RRN/)
    expect(names(await ask('A-2'))).not.toMatch(/Guest|Unknown|Never/)
  })
})

describe('commands that share a path', () => {
  const charge = { 'api.X': { like: 'api.Charge', path: '/api/X' } }
  const unblock = { 'api.Y': { like: 'api.Unblock', path: '/api/X', for: { Method: 'BLOCK', Step: '2' } } }
  const refund = { 'api.Z': { like: 'api.Refund', path: '/api/X', for: { Method: 'BACK' } } }

  it.each<[string, object]>([
    ['first the one for all', { ...charge, ...unblock, ...refund }],
    ['last the one for all', { ...unblock, ...refund, ...charge }],
  ])('are told apart by all that each is for, whatever their order: %s', async (_order, commands) => {
    const summary = 'Three in one.'
    const { sandbox } = open({ overlays: [{ summary, rows: { Q1: { summary, commands: { ...commands } } } }] })
    const element = async (more: string) =>
      /<(\w+)/.exec((await post(sandbox, '/api/X', `Key=Merchant${more}`)).body)?.[1]
    expect(await element('')).toBe('Charge')
    expect(await element('&Method=BLOCK')).toBe('Charge')
    expect(await element('&method=BLOCK&STEP=2')).toBe('Unblock')
    expect(await element('&Method=BACK')).toBe('Refund')
    expect(await element('&Method=block&Step=2')).toBe('Charge')
  })

  it('are one of those where none is for all', async () => {
    const summary = 'Two in one.'
    const { sandbox } = open({
      overlays: [{ summary, rows: { Q1: { summary, commands: { ...unblock, ...refund } } } }],
    })
    expect((await post(sandbox, '/api/X', 'Key=Merchant&Method=BACK')).body).toContain('<Refund ')
    expect((await post(sandbox, '/api/X', 'Key=Merchant&Method=BLOCK&Step=2')).body).toContain('<Unblock ')
    expect((await post(sandbox, '/api/X', 'Key=Merchant')).body).toContain('WRONG_PARAMS')
  })
})
