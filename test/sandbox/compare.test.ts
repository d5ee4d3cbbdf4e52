import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gatewaySpec } from '@card-gateway/sandbox'
import { withValues } from '@card-gateway/sandbox/cli/request-values'
import { describe, expect, it } from 'vitest'
import { runs } from '../support/runs.js'
import { folderWith, run } from './cli-terminal.js'
import { card, fieldWorld, form, pairs, payment } from './field-world.js'

type Line = Readonly<Record<'method' | 'url' | 'body' | 'answer', string>>

/** What a sandbox with a profile answers, as a recording. */
async function recorded(profile: string): Promise<Line[]> {
  const { send } = await fieldWorld({ profile, seed: 99 })
  const lines: Line[] = []
  const record = async (method: string, url: string, body: string) => {
    const { text } = await send(method, url, body)
    lines.push({ method, url: `https://gateway.example/some/where${url}`, body, answer: text })
    return text
  }
  await record('POST', '/api/Block', payment('5555555555554444'))
  await record('POST', '/api/GetState', 'Key=Merchant&OrderId=o1')
  const Data = pairs({ SessionType: 'Pay', OrderId: 'o2', Amount: 500, IP: '203.0.113.7' })
  await record('POST', '/apim/Init', form({ Key: 'Merchant', Data }))
  await record('POST', '/apim/PayStatus', 'Key=Merchant&OrderId=o2')
  return lines
}

const jsonl = (lines: readonly Line[]) => lines.map((line) => JSON.stringify(line)).join('\n')
const har = (lines: readonly Line[]) =>
  JSON.stringify({
    log: {
      entries: lines.map(({ method, url, body, answer }) => ({
        request: { method, url, postData: { text: body } },
        response: { content: { text: Buffer.from(answer).toString('base64'), encoding: 'base64' } },
      })),
    },
  })

async function compare(text: string, ...flags: string[]) {
  const folder = await folderWith('recording.txt', text)
  return run(['compare', 'recording.txt', ...flags], {}, folder)
}

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

  describe('shows no secret of a recording', () => {
    const PAN = '4111111111111111'
    const PaRes = 'eJxVUl1zgjAQ/CuMz4UQPh1nzszQYqZ1ZlrH'
    const secrets = [PAN, '4111 1111', 'eJxVUl1z', '987', 'S3cr3t', 'SECRETOV', 'tok_live', 'NDExMT', 'pa%26s', 'pa&s']
    const PayInfo = pairs({ PAN, ...card, CardHolder: 'IVAN SECRETOV', SecureCode: '987', OrderId: 'o1', Amount: 9870 })
    const body = form({ Key: 'Merchant', PayInfo, OrderId: 'o1', Amount: 9870, PaRes, VWUserPsw: 'pa&s' })
    const earlier = {
      method: 'POST',
      url: '/api/Refund',
      body: 'Key=Merchant&Password=S3cr3tPassw0rd!',
      answer: '<R/>',
    }

    async function told(answer: string, ...flags: string[]) {
      const { code, out, error } = await compare(
        jsonl([earlier, { method: 'POST', url: '/api/Block', body, answer }]),
        ...flags,
      )
      expect(code).toBe(1)
      for (const secret of secrets) expect(out + error).not.toContain(secret)
      return out
    }

    it.each([
      `password S3cr3tPassw0rd! is wrong`,
      `pa&amp;s and pa%26s and ${Buffer.from('S3cr3tPassw0rd!').toString('base64')}`,
      `code ${PAN} 4111 1111 1111 1111 4111-1111-1111-1111 ${PAN}987`,
      `x${PaRes}x of IVAN SECRETOV`,
      'S3CR3TPASSW0RD! in capitals, code 987',
    ])('in a documented attribute: %s', async (text) => {
      const answer = `<Block Success="False" OrderId="o1" ErrCode="${text}"/>`
      expect(await told(answer)).toContain('ErrCode: recorded "[text of ')
    })

    it.each([
      ['SOME_NEW_CODE', 'SOME_NEW_CODE'],
      ['tok-live-51Hx', '[text of 13 characters]'],
      ['51H9a8b7c6d5', '[text of 12 characters]'],
    ])('in a code: %s is shown as %s', async (code, shown) => {
      const { out } = await compare(
        jsonl([{ ...earlier, answer: `<Pay Success="False" OrderId="o1" ErrCode="${code}"/>` }]),
      )
      expect(out).toContain(`ErrCode: recorded "${shown}"`)
    })

    it.each([
      ['Note', PAN, '[16 digits]'],
      ['Note', 'PAN=5555555555554444;SecureCode=987', '[text of 35 characters]'],
      ['Note', '{&quot;SecureCode&quot;:&quot;987&quot;}', '[text of 20 characters]'],
      ['Note', Buffer.from(PAN).toString('base64'), '[text of 24 characters]'],
      ['Auth', 'Bearer tok_live_51Hx', '[text of 20 characters]'],
      ['Cvc2', '987', '***'],
      ['PaRes', PaRes, '***'],
    ])('in an attribute that is not documented: %s="%s"', async (name, text, shown) => {
      const out = await told(`<Block Success="True" OrderId="o1" Amount="1" ${name}="${text}"/>`)
      expect(out).toContain(`  ${name}: recorded "${shown}", ours nothing`)
    })

    it.each([
      [`<Block Success="True" x${PAN}="1"/>`, '[name of 17 characters]: recorded'],
      [`<Block Success="True" tok_live_51Hx="1"/>`, '[name of 13 characters]: recorded'],
      [`<Block Success="True" eJxVUl1zgjAQ="1"/>`, '[name of 12 characters]: recorded'],
      [`<E${PAN} Success="True"/>`, 'element: recorded "[name of 17 characters]"'],
      [
        `{"Success":true,"${PAN}":{"S3cr3tPassw0rd!":"x"}}`,
        '[name of 16 characters].[name of 15 characters]: recorded',
      ],
      [`<html><body>${PAN} S3cr3tPassw0rd!</body></html>`, 'answer: recorded neither XML nor JSON, ours readable'],
    ])('in a name: %s', async (answer, shown) => {
      expect(await told(answer)).toContain(shown)
      expect(JSON.stringify(JSON.parse(await told(answer, '--json')))).toContain(shown.split(':')[0])
    })

    it('in two values that are alike but for it', async () => {
      const out = await told('<Block Success="True" OrderId="987987"/>')
      expect(out).toContain('OrderId: recorded "******"')
    })

    it.each([`POST ${PAN} S3cr3tPassw0rd!`, 'POST\u001b[31m', '', '4111111111111111'])(
      'in a method: %j',
      async (method) => {
        const { code, out, error } = await compare(jsonl([{ ...earlier, method }]))
        expect({ code, out }).toEqual({ code: 2, out: '' })
        expect(error).toContain('recording.txt, line 1: its method is not valid')
        for (const secret of [...secrets, '\u001b']) expect(error).not.toContain(secret)
      },
    )
  })

  it('says that values differ which are masked alike', async () => {
    const line = { method: 'POST', url: '/api/Refund', answer: '<Refund Success="False" OrderId="o654"/>' }
    const { out } = await compare(jsonl([{ ...line, body: 'Key=Merchant&Password=654&OrderId=o987&SecureCode=987' }]))
    expect(out).toContain('OrderId: differ, not shown\n')
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

  describe('of a decline that only the issuer of the recording knows of', () => {
    const PAN = '5555555555554444'
    const line = (path: string, body: string, answer: string): Line => ({ method: 'POST', url: path, body, answer })
    const declined = (command: string, code: string, OrderId = 'o1') =>
      `<${command} Success="False" OrderId="${OrderId}" ErrCode="${code}"/>`
    const json = async (lines: readonly Line[], ...flags: string[]): Promise<unknown> =>
      JSON.parse((await compare(jsonl(lines), '--json', ...flags)).out)

    it('tells the sandbox, and says so', async () => {
      const { send, sandbox } = await fieldWorld({ profile: 'strict', seed: 99 })
      sandbox.faults.force('api.Pay', { error: 'ISSUER_LIMIT_FAIL' })
      const lines: Line[] = []
      for (const [path, body] of [
        ['/api/Pay', payment(PAN)],
        ['/api/GetState', 'Key=Merchant&OrderId=o1'],
      ] as const)
        lines.push(line(path, body, (await send('POST', path, body)).text))
      const { code, out } = await compare(jsonl(lines))
      expect(out).toBe(
        '1  POST /api/Pay  declined with ISSUER_LIMIT_FAIL as in the recording: the sandbox was told to decline it too\n' +
          '2 answers compared with the profile strict, 0 differences.\n',
      )
      expect(code).toBe(0)
      expect(await json(lines)).toMatchObject({
        steered: [{ exchange: 1, request: 'POST /api/Pay', error: 'ISSUER_LIMIT_FAIL' }],
      })
    })

    it('stands a card of its own in for one that it does not know', async () => {
      const unknown = '4929000000006'
      for (const number of [unknown, '4929 **** **** 0006']) {
        const { code, out } = await compare(
          jsonl([line('/api/Block', payment(number), declined('Block', 'AMOUNT_EXCEED'))]),
        )
        expect(out).toContain('1 answers compared with the profile strict, 0 differences.')
        expect(out).not.toContain(number)
        expect(code).toBe(0)
      }
    })

    it('tells it of what comes after a payment, too', async () => {
      const { send } = await fieldWorld({ profile: 'strict', seed: 99 })
      const { text } = await send('POST', '/api/Block', payment(PAN))
      const { out } = await compare(
        jsonl([
          line('/api/Block', payment(PAN), text),
          line('/api/Charge', 'Key=Merchant&OrderId=o1', declined('Charge', 'PROCESSING_ERROR')),
        ]),
      )
      expect(out).toContain('2  POST /api/Charge  declined with PROCESSING_ERROR')
      expect(out).toContain('2 answers compared with the profile strict, 0 differences.')
    })

    it('compares what a card of the sandbox decides', async () => {
      const broke = '4111110000000039'
      const lines = [line('/api/Pay', payment(broke), declined('Pay', 'ISSUER_CARD_FAIL'))]
      expect(await json(lines)).toMatchObject({
        differences: [{ at: 'ErrCode', recorded: 'ISSUER_CARD_FAIL', ours: 'AMOUNT_EXCEED' }, { at: 'Key' }],
        steered: [],
      })
    })

    it.each([
      ['strict', 'WRONG_CVV'],
      ['strict', 'DUPLICATE_ORDER_ID'],
      ['strict', 'SOME_NEW_CODE'],
      ['field', 'AMOUNT_EXCEED_BALANCE'],
      ['field', 'WRONG_CARD'],
    ])('compares a code of a check, or one that nobody knows: %s, %s', async (profile, code) => {
      const lines = [line('/api/Pay', payment(PAN), declined('Pay', code))]
      expect(await json(lines, '--profile', profile)).toMatchObject({
        differences: expect.arrayContaining([expect.objectContaining({ at: 'ErrCode', recorded: code })]),
        steered: [],
      })
    })

    it('leaves nothing behind where a check of the sandbox says no before', async () => {
      const { send } = await fieldWorld({ profile: 'strict', seed: 99 })
      const { text } = await send('POST', '/api/Pay', payment(PAN))
      const lines = [
        line('/api/Charge', 'Key=Merchant&OrderId=none', declined('Charge', 'ISSUER_FAIL', 'none')),
        line('/api/Pay', payment(PAN), text),
      ]
      expect(await json(lines)).toMatchObject({
        differences: [{ exchange: 1, at: 'ErrCode', recorded: 'ISSUER_FAIL', ours: 'ORDER_NOT_FOUND' }],
        steered: [],
      })
    })
  })

  it.each([
    ['<Block Success="True" OrderId="o1"', 'neither XML nor JSON'],
    ['<Block><Block>', 'neither XML nor JSON'],
    ['<Block Success="True" Success="False"/>', 'neither XML nor JSON'],
    ['<Block a="&nope;"/>', 'neither XML nor JSON'],
    ['{"Success":true', 'neither XML nor JSON'],
    ['502 Bad Gateway 4111111111111111', 'neither XML nor JSON'],
    ['\u0000\u001b[31m', 'neither XML nor JSON'],
    ['', 'empty'],
  ])('says that a recorded answer cannot be read: %j', async (answer, words) => {
    const line = { method: 'POST', url: '/api/Block', body: payment('5555555555554444'), answer }
    const { code, out, error } = await compare(jsonl([line]))
    expect({ code, error }).toEqual({ code: 1, error: '' })
    expect(out).toBe(
      `1  POST /api/Block  answer: recorded ${words}, ours readable\n1 answers compared with the profile strict, 1 differences.\n`,
    )
    expect(JSON.parse((await compare(jsonl([line]), '--json')).out)).toMatchObject({
      differences: [{ at: 'answer', recorded: words, ours: 'readable' }],
    })
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

  it('reads what programs write', async () => {
    const lines = await recorded('strict')
    const odd = lines.map((line) => ({ ...line, method: 'post', url: `${line.url}/` }))
    for (const text of [`\uFEFF${jsonl(odd)}`, `\uFEFF${har(odd)}`]) expect((await compare(text)).code).toBe(0)
    const entries = lines.map(({ method, url, body, answer }, index) => ({
      request: {
        method,
        url,
        postData: { params: [...new URLSearchParams(body)].map(([name, value]) => ({ name, value })) },
      },
      response: index === 3 ? null : { content: index === 1 ? {} : { text: answer } },
    }))
    expect((await compare(JSON.stringify({ log: { entries } }))).out).toBe(
      '2 answers compared with the profile strict, 0 differences. 2 commands without an answer were skipped.\n',
    )
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

  const fine = { method: 'POST', url: '/api/Pay', body: 'Key=Merchant', answer: '<Pay/>' }
  it.each([
    [{ ...fine, url: 'http://[bad/api/Pay?PAN=4111111111111111' }, 'line 2: its url is not valid.'],
    [{ ...fine, url: 'http://shop:pa55@host:99999/api/Pay' }, 'line 2: its url is not valid.'],
    [{ ...fine, body: { Key: 'Merchant' } }, 'line 2: its body must be text.'],
    [{ ...fine, answer: `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}` }, 'line 2: its JSON is nested too deeply.'],
    [{ ...fine, body: `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}` }, 'line 2: its JSON is nested too deeply.'],
  ])('names an entry that cannot be read: %#', async (line, message) => {
    const { code, out, error } = await compare(`${JSON.stringify(fine)}\n${JSON.stringify(line)}`)
    expect({ code, out, error }).toEqual({ code: 2, out: '', error: expect.stringContaining(message) })
    expect(error.length).toBeLessThan(120)
  })

  it('takes a request that is longer than any command', async () => {
    const { code, error } = await compare(jsonl([{ ...fine, body: `Key=Merchant&X=${'A'.repeat(12_000_000)}` }]))
    expect({ code, error }).toEqual({ code: 1, error: '' })
  })

  it.each([jsonl([{ ...fine, url: '/foo/bar' }]), '', har([])])('does not call nothing alike: %#', async (text) => {
    const { code, out, error } = await compare(text)
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(error).toContain('nothing was compared')
  })

  it.each([
    [['compare'], 'compare needs one recording'],
    [['compare', 'nowhere.har'], 'nowhere.har cannot be opened.'],
    [['compare', 'text.har'], 'text.har, line 1: this is neither a HAR file'],
    [['compare', 'text.har', '--profile', 'felid'], 'There is no profile felid.'],
  ])('is called wrongly: %j', async (args, message) => {
    const folder = await folderWith('text.har', 'PAN=4111111111111111\n')
    await writeFile(join(folder, 'other'), '')
    const { code, error } = await run(args, {}, folder)
    expect(code).toBe(2)
    expect(error).toContain(message)
    expect(error).not.toContain('4111111111111111')
  })
})
