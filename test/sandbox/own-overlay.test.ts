import { createSandbox, type Overlay } from '@card-gateway/sandbox'
import { describe, expect, it } from 'vitest'
import { blocksOf } from '../docs/terminal.js'
import { folderWith, run, start } from './cli-terminal.js'
import { attribute, fieldWorld, form, pairs, payment } from './field-world.js'

const quirks: Overlay = {
  summary: 'What our bank does.',
  over: 'field',
  rows: {
    Q1: {
      summary: 'Charge is called Complete.',
      evidence: ['tested'],
      commands: { 'api.Complete': { like: 'api.Charge', path: '/api/Complete' } },
    },
    Q2: { summary: 'A card.', evidence: ['tested'], cards: { insufficientFunds: { numbers: ['4000000000000002'] } } },
  },
}

describe("an overlay of one's own", () => {
  it('lies over what it names', async () => {
    const { send } = await fieldWorld({ overlays: [quirks] })
    expect(attribute(await send('POST', '/api/Block', payment('4000000000000002')), 'ErrCode')).toBe('AMOUNT_EXCEED')
    const blocked = await send('POST', '/api/Block', payment('4111111111100031', 'o2'))
    expect(attribute(blocked, 'Key')).toBe('Merchant')
    const answer = await send('POST', '/api/Complete', 'Key=Merchant&OrderId=o2')
    expect(answer.text).toBe('<Charge Success="True" OrderId="o2" Amount="10000"/>')
  })

  it('lies over the profile that is asked for', async () => {
    const { send } = await fieldWorld({ profile: 'strict', overlays: [quirks] })
    const blocked = await send('POST', '/api/Block', payment('5555555555554444', 'o2'))
    expect(attribute(blocked, 'Key')).toBeUndefined()
    expect(attribute(await send('POST', '/api/Complete', 'Key=Merchant&OrderId=o2'), 'Success')).toBe('True')
  })

  it.each<[string, Overlay['rows'][string], RegExp]>([
    ['a command', { summary: 'No.', commands: { 'api.X': { like: 'api.Chrage', path: '/api/X' } } }, /api\.Charge\?/],
    ['a card', { summary: 'No.', cards: { succes: { numbers: ['4000000000000002'] } } }, /did you mean success/],
    ['a code', { summary: 'No.', missing: { 'api.Pay': { Amount: 'AMOUNT_ERR' } } }, /did you mean AMOUNT_ERROR\?/],
    [
      'a parameter',
      { summary: 'No.', parameters: [{ of: ['api.Block'], names: ['PayInfo.PNA'], is: 'optional' }] },
      /^Q1: there is no parameter of api\.Block called PayInfo\.PNA; did you mean PayInfo\.PAN\?/,
    ],
    ['an alias', { summary: 'No.', aliases: { OrderIdd: ['Order'] } }, /^Q1: .*OrderIdd; did you mean OrderId\?/],
    [
      'a state',
      { summary: 'No.', statuses: [{ of: ['api.GetState'], states: ['Nwe'], code: 'NONE' }] },
      /^Q1: .*state Nwe/,
    ],
    [
      'an outcome',
      { summary: 'No.', outcomes: { 'ewallet.Ad': 'ewallet.Pay' } },
      /^Q1: there is no command ewallet\.Ad; did you mean ewallet\.Add or/,
    ],
    ['a check', { summary: 'No.', refusals: { crad: {} } }, /did you mean card\?/],
  ])('is refused where it names %s that leads nowhere', (_what, row, message) => {
    expect(() => createSandbox({ overlays: [{ summary: 'Wrong.', rows: { Q1: row } }] })).toThrow(message)
  })

  it.each([
    ['/api/Pay', /^Q1: api\.X cannot be at \/api\/Pay, where api\.Pay is/],
    ['/admin/clock', /^Q1: api\.X cannot be at \/admin\/clock, which the sandbox answers itself/],
    ['/docs', /^Q1: api\.X cannot be at \/docs/],
    ['/dashboard', /^Q1: api\.X cannot be at \/dashboard/],
  ])('is refused where it puts a command at %s', (path, message) => {
    const row = { summary: 'No.', evidence: ['tested' as const], commands: { 'api.X': { like: 'api.Charge', path } } }
    expect(() => createSandbox({ overlays: [{ summary: 'Wrong.', rows: { Q1: row } }] })).toThrow(message)
  })

  it('has one command at a path, unless it says what each is for', () => {
    const at = (more: object) => ({
      'api.X': { like: 'api.Charge', path: '/api/X' },
      'api.Y': { like: 'api.Unblock', path: '/api/X', ...more },
    })
    const open = (more: object) =>
      createSandbox({ overlays: [{ summary: 'Two.', rows: { Q1: { summary: 'A.', commands: at(more) } } }] })
    expect(() => open({})).toThrow(/^Q1: api\.X cannot be at \/api\/X, where api\.Y is/)
    expect(() => open({ for: { Method: 'BLOCK' } })).not.toThrow()
  })

  it('is what the guide has', async () => {
    const [text = ''] = blocksOf('guides/field.md', 'yaml')
    const folder = await folderWith('quirks.yaml', text)
    const { url } = await start(['--overlay', 'quirks.yaml'], {}, folder)
    const send = async (path: string, body: string) =>
      (
        await fetch(url + path, {
          method: 'POST',
          body,
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
        })
      ).text()
    expect(await send('/api/Block', payment('4000000000000002'))).toContain('ErrCode="BANK_CLOSED"')
    await send('/api/Block', payment('5555555555554444', 'o2'))
    expect(await send('/api/Complete', 'Key=Merchant&OrderNumber=o2')).toContain('Success="True" OrderId="o2"')
    const DATA = pairs({ SessionType: 'Pay', VWUserLgn: 'ivan', VWUserPsw: 'secret-1', OrderId: 'o3', Amount: 500 })
    expect(await send('/vwapi/Init', form({ VWID: 'MerchantVW', DATA }))).toContain('Success="True" OrderId="o3"')
  })

  it('is a file of the program', async () => {
    const folder = await folderWith('quirks.yaml', JSON.stringify(quirks))
    const { url } = await start(['--overlay', 'quirks.yaml'], {}, folder)
    const answer = await fetch(`${url}/api/Complete`, { method: 'POST', body: 'Key=Merchant&OrderId=none' })
    expect(await answer.text()).toContain('ORDER_NOT_FOUND')
  })

  it.each([
    ['rows: {}\n', /quirks\.yaml is not a valid overlay:\n {2}summary is missing\./],
    ['summary: A.\nrows: { Q1: { summary: A., evidence: [tested], tolerate: [query] } }\n', /tolerate.*tolerates\?/],
    ['summary: A.\nrows: { Q1: { summary: A., evidence: [tested], tolerates: [qeury] } }\n', /must be one of/],
    ['summary: [\n', /cannot be read/],
  ])('is refused at the start when it is none: %j', async (text, message) => {
    const folder = await folderWith('quirks.yaml', text)
    const { code, error } = await run(['--overlay', 'quirks.yaml'], {}, folder)
    expect(code).toBe(2)
    expect(error).toMatch(message)
  })

  it('is refused as a profile nobody knows', async () => {
    expect((await run(['--profile', 'felid'])).error).toMatch(/There is no profile felid; did you mean field\?/)
  })
})
