import { gatewaySpec } from '@card-gateway/sandbox'
import { withValues } from '@card-gateway/sandbox/cli/request-values'
import { describe, expect, it } from 'vitest'
import { runs } from '../support/runs.js'
import { fieldWorld, form, pairs, payment } from './field-world.js'
import { compare, har, jsonl, type Line, recorded } from './recordings.js'

describe('compare', () => {
  it.each([
    ['HAR', har],
    ['JSONL', jsonl],
  ])('finds nothing in a recording of the same gateway: %s', async (_format, write) => {
    const { code, out } = await compare(write(await recorded('strict')))
    expect(out).toBe('4 answers compared with the profile strict, 0 differences.\n')
    expect(code).toBe(0)
  })

  it('names what differs, and the row that explains it', async () => {
    const { code, out } = await compare(jsonl(await recorded('field')), '--json')
    expect(code).toBe(1)
    expect(JSON.parse(out)).toEqual({
      compared: 4,
      passedOver: 0,
      steered: [],
      differences: [
        { exchange: 1, request: 'POST /api/Block', at: 'Key', recorded: '***', row: 'F23' },
        {
          exchange: 2,
          request: 'POST /api/GetState',
          at: 'RRN',
          recorded: '[12 digits]',
          row: 'F6',
        },
        { exchange: 2, request: 'POST /api/GetState', at: 'Forwarded', recorded: '[text of 5 characters]', row: 'F25' },
        { exchange: 4, request: 'POST /apim/PayStatus', at: 'Success', recorded: 'false', ours: 'true', row: 'F15' },
        { exchange: 4, request: 'POST /apim/PayStatus', at: 'ErrCode', recorded: 'NONE', row: 'F15' },
        { exchange: 4, request: 'POST /apim/PayStatus', at: 'Amount', ours: '500', row: 'F15' },
        { exchange: 4, request: 'POST /apim/PayStatus', at: 'State', ours: 'New', row: 'F15' },
      ],
    })
    expect((await compare(jsonl(await recorded('field')), '--profile', 'field')).code).toBe(0)
  })

  it('compares the children of an answer', async () => {
    const of = (cards: string) => ({
      method: 'POST',
      url: '/vwapi/GetList',
      body: form({ VWID: 'MerchantVW', DATA: pairs({ VWUserLgn: 'a@example.com', VWUserPsw: 'pass-1' }) }),
      answer: `<GetList Success="True">${cards}</GetList>`,
    })
    const { out } = await compare(jsonl([of('<Item CardId="c1" Note="x"><Param Key="k"/></Item>')]))
    expect(out).toContain('Item.1.CardId: recorded')
    expect(out).toContain('Item.1.Note: recorded "[text of 1 characters]", ours nothing')
  })

  it('finds nothing in a recorded 3-D Secure payment', async () => {
    const { send, sandbox } = await fieldWorld({ profile: 'strict', seed: 99 })
    const lines: Line[] = []
    const record = async (url: string, body: string) => {
      const { text } = await send('POST', url, body)
      lines.push({ method: 'POST', url, body, answer: text })
      return text
    }
    const { number = '' } = Object.values(gatewaySpec.testCards).find(({ threeDS }) => threeDS === 'asked') ?? {}
    const asked = await record('/api/Pay', payment(number))
    const [, key = ''] = /ThreeDSKey="([^"]+)"/.exec(asked) ?? []
    const PaRes = await sandbox.issuer.decide(key)
    expect(await record('/api/Pay3DS', form({ Key: 'Merchant', OrderId: 'o1', PaRes }))).toContain('Success="True"')
    expect((await compare(jsonl(lines))).out).toBe('2 answers compared with the profile strict, 0 differences.\n')
  })

  it.each(['plain', 'p&w', 'p;w', 'p"w', 'a+b c', 'p=w', '%41'])(
    'knows the password of each merchant: %s',
    async (password) => {
      const { send } = await fieldWorld({
        profile: 'strict',
        terminals: [
          { key: 'One', vwid: 'OneVW', password },
          { key: 'Two', vwid: 'TwoVW', password: 'other' },
        ],
      })
      const lines: Line[] = [
        { method: 'POST', url: '/login', body: 'user=bob&password=hunter2&key=Else', answer: 'ok' },
      ]
      for (const [Key, Password] of [
        ['One', password],
        ['Two', 'other'],
      ] as const) {
        const body = form({ Key, Password, OrderId: 'none', Amount: 100 })
        const { text } = await send('POST', '/api/Refund', body)
        expect(text).not.toContain('WRONG')
        lines.push({ method: 'POST', url: '/api/Refund', body, answer: text })
      }
      expect((await compare(jsonl(lines))).out).toBe('2 answers compared with the profile strict, 0 differences.\n')
    },
  )

  it('replaces drawn ids where they are a whole value, and nowhere else', async () => {
    const [, , init, status] = await recorded('strict')
    if (init === undefined || status === undefined) throw new Error('Nothing was recorded.')
    const answer = init.answer.replace(/SessionId="[^"]*"/, 'SessionId="2"')
    const { out } = await compare(jsonl([{ ...init, answer }, status]))
    expect(out).toBe('2 answers compared with the profile strict, 0 differences.\n')
  })

  it('replaces drawn ids within Base64 in a key-pair string, too', async () => {
    const inner = (id: string) => Buffer.from(JSON.stringify({ Id: id, Text: `of ${id}` })).toString('base64')
    const ids = new Map([['theirs-1', 'ours-1']])
    const changed = withValues(
      form({ Data: pairs({ OrderId: 'o1', Cheque: inner('theirs-1') }), Key: 'theirs-1' }),
      ids,
    )
    const read = new URLSearchParams(changed)
    expect(read.get('Key')).toBe('ours-1')
    const [, cheque = ''] = /Cheque=(.*)$/.exec(read.get('Data') ?? '') ?? []
    expect(JSON.parse(Buffer.from(cheque, 'base64').toString())).toEqual({ Id: 'ours-1', Text: 'of theirs-1' })
    const bare = Buffer.from('Id=theirs-1;Note=x').toString('base64url')
    expect(withValues(`Cheque=${bare}`, ids)).toBe(
      `Cheque=${encodeURIComponent(Buffer.from('Id=ours-1;Note=x').toString('base64'))}`,
    )
    const other = form({ Data: pairs({ Cheque: inner('another') }) })
    expect(withValues(other, ids)).toBe(other)
  })

  it('says why the sandbox refuses', async () => {
    const lines = await recorded('strict')
    const refused = lines.slice(0, 1).map((line) => ({ ...line, body: `${line.body}&Amount=1` }))
    const { out } = await compare(jsonl(refused))
    expect(out).toMatch(/ErrCode: recorded nothing, ours "WRONG_PARAMS" \(.+\)\n/)
  })

  it('plays a recording of many exchanges', async () => {
    const exchanges = runs(400, 2000)
    const { send } = await fieldWorld({ profile: 'strict', seed: 99 })
    const lines: Line[] = []
    for (let number = 0; number < exchanges; number++) {
      const url = '/apim/Init'
      const Data = pairs({ SessionType: 'Pay', OrderId: `o${number}`, Amount: 500, IP: '203.0.113.7' })
      const body = form({ Key: 'Merchant', Data })
      lines.push({ method: 'POST', url, body, answer: (await send('POST', url, body)).text })
    }
    expect((await compare(jsonl(lines))).out).toBe(
      `${exchanges} answers compared with the profile strict, 0 differences.\n`,
    )
  })

  it('says on the other channel that a long recording takes a while', async () => {
    const line = { method: 'POST', url: '/api/GetState', body: 'Key=Merchant&OrderId=o1', answer: '<GetState/>' }
    const { error } = await compare(jsonl(Array.from({ length: 200 }, () => line)))
    expect(error).toMatch(/^200 answers compared, \d+ differences: looking for rows/)
  })
})
