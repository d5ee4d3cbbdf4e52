import { jsonAnswer, openOneOf, readDirectSubmit, submitPath } from '@card-gateway/sandbox/http/pages/direct-submit'
import { fillTemplate } from '@card-gateway/sandbox/http/pages/merchant-template'
import { cardForm, longestBody, readParameters } from '@card-gateway/sandbox/http/pages/read-form'
import { isWebAddress, policySource } from '@card-gateway/sandbox/http/pages/web-address'
import type { PageHost, PageResult } from '@card-gateway/sandbox/world/hosted-pages'
import { describe, expect, it } from 'vitest'
import { pageOf, session } from './fake-pages.js'

const url = 'http://gateway.test/apim/Pay'

/** What a form is read as; undefined where it cannot be read. */
async function read(query: string, body?: string | Uint8Array<ArrayBuffer>) {
  const given = body === undefined ? {} : { method: 'POST', body }
  const parameters = await readParameters(new Request(url + query, given))
  return parameters && Object.fromEntries(parameters)
}

describe('what a browser sends', () => {
  it('is read from the address and from the form', async () => {
    expect(await read('?SessionId=S&PAN=4%201')).toEqual({ SessionId: 'S', PAN: '4 1' })
    expect(await read('', 'SessionId=S&CardHolder=IVAN+P')).toEqual({ SessionId: 'S', CardHolder: 'IVAN P' })
    expect(await read('?SessionId=S#PAN=1?', 'PAN=2')).toEqual({ PAN: '2', SessionId: 'S' })
    expect(await read('?a=1?b=2')).toEqual({ a: '1?b=2' })
    expect(await read('#?a=1')).toEqual({})
    expect(await read('', '')).toEqual({})
  })

  it('may say the same in both, but nothing twice in one and not two things', async () => {
    expect(await read('?SessionId=S', 'SessionId=S&PAN=4')).toEqual({ SessionId: 'S', PAN: '4' })
    expect(await read('?SessionId=S', 'SessionId=T')).toBeUndefined()
    expect(await read('?a=1&a=1')).toBeUndefined()
    expect(await read('?b=1', 'a=1&a=1')).toBeUndefined()
  })

  it.each([
    ['?a=%', undefined],
    ['?a=%FF', undefined],
    ['', 'a=%zz'],
    ['', Uint8Array.of(0x61, 0x3d, 0xff)],
    ['', `a=${'x'.repeat(longestBody)}`],
  ])('is no form that cannot be read: %j', async (query, body) => {
    expect(await read(query, body)).toBeUndefined()
  })

  it('may be as long as the longest body', async () => {
    const text = 'x'.repeat(longestBody - 2)
    expect(await read('', `a=${text}`)).toEqual({ a: text })
  })

  it('that breaks off is told as what it is, and not as a wrong form', async () => {
    const body = new ReadableStream({ start: (controller) => controller.error(new RangeError('broken off')) })
    const request = new Request(url, { method: 'POST', body, duplex: 'half' })
    await expect(readParameters(request)).rejects.toThrow('broken off')
  })
})

describe('the form of a card', () => {
  const formOf = (fields: Readonly<Record<string, string>>) => cardForm(new Map(Object.entries(fields)))

  it('is there when one of its fields is, and has no others', () => {
    expect(formOf({})).toBeUndefined()
    expect(formOf({ SessionId: 'S', OrderId: 'A' })).toBeUndefined()
    for (const name of ['PAN', 'EMonth', 'EYear', 'CardHolder', 'SecureCode', 'ConfirmCode'])
      expect(formOf({ SessionId: 'S', [name]: ' 1 ' })).toEqual({ [name]: '1' })
  })

  it.each([
    ['05/29', '05', '29'],
    ['5/29', '05', '29'],
    [' 12 / 2029 ', '12', '29'],
    ['05-29', '05', '29'],
    ['05.2029', '05', '29'],
    ['5 29', '05', '29'],
    ['5   2029', '05', '29'],
    ['0529', '05', '29'],
    ['052029', '05', '29'],
    [' 0529 ', '05', '29'],
    ['529', '529', ''],
    ['05/1929', '05/1929', ''],
    ['05/299', '05/299', ''],
    ['05/2', '05/2', ''],
    ['005/29', '005/29', ''],
    ['x05/29', 'x05/29', ''],
    ['05/29x', '05/29x', ''],
    ['x0529', 'x0529', ''],
    ['0529x', '0529x', ''],
    [' soon ', 'soon', ''],
    ['', '', ''],
  ])('with the date %j has the month %j and the year %j', (Expiry, EMonth, EYear) => {
    expect(formOf({ Expiry })).toEqual({ EMonth, EYear })
  })
})

const shape = {
  ...{ submit: 'PaySubmit', form: 'payForm', session: 'Key', data: 'Data', json: 'Json' },
  inputs: { PAN: 'CardNumber', Expiry: 'DateTo' },
}

describe('what a program sends in place of a browser', () => {
  const sent = (body: string | Uint8Array<ArrayBuffer>) =>
    readDirectSubmit(new Request(url, { method: 'POST', body }), shape)

  it('is a card and a session, by the names of the profile or of the page, in any case', async () => {
    const card = { PAN: '4111', SecureCode: '012' }
    const right = { sessionId: 'S', form: card, wantsJson: false }
    for (const body of [
      'Key=S&CardNumber=4111&SecureCode=012',
      'KEY=S&cardnumber=4111&securecode=012&Json=false',
      'SessionId=S&PAN=4111&SecureCode=012&CardHolder=',
      'Data=Key%3DS%3BCardNumber%3D4111%3BSecureCode%3D012',
      'DATA=sessionid%3DS%3B pan%3D4111 %3B%3Bnothing%3BSecureCode%3D012%3B',
    ])
      expect(await sent(body), body).toEqual(right)
    expect(await sent('Key=S&CardNumber=4111&SecureCode=012&JSON=True')).toEqual({ ...right, wantsJson: true })
    expect(await sent('Key=S&SessionId=T&CardNumber=4111&PAN=5&SecureCode=012')).toEqual(right)
    expect(await sent('Key=S&DateTo=05/29&CardHolder=A+B&ConfirmCode=7')).toMatchObject({
      form: { EMonth: '05', EYear: '29', CardHolder: 'A B', ConfirmCode: '7' },
    })
    expect(await sent('Key=S&EMonth=05&EYear=29')).toMatchObject({ form: { EMonth: '05', EYear: '29' } })
    expect(await sent('Data=Key%3DS%3BCardHolder%3DA%2BB')).toMatchObject({ form: { CardHolder: 'A B' } })
  })

  it.each([
    ['without a session', 'PAN=4111'],
    ['without a card', 'Key=S&PAN='],
    ['that is not encoded', 'Key=S&PAN=%'],
    ['with a key twice in its string', 'Data=Key%3DS%3BKey%3DS%3BPAN%3D4'],
    ['that is not UTF-8', Uint8Array.of(...new TextEncoder().encode('Key=S&PAN=4111&x='), 0xff)],
    ['that is too long', `Key=S&PAN=${'4'.repeat(longestBody)}`],
  ])('is none %s', async (_why, body) => {
    expect(await sent(body)).toBeUndefined()
  })

  it('that breaks off is told as what it is', async () => {
    const body = new ReadableStream({ start: (controller) => controller.error(new RangeError('broken off')) })
    const request = new Request(url, { method: 'POST', body, duplex: 'half' })
    await expect(readDirectSubmit(request, shape)).rejects.toThrow('broken off')
  })

  it('goes beside the page', () => {
    expect(submitPath('/apim/Pay', shape)).toBe('/apim/PaySubmit')
  })

  it('is for the first of the pages that the session is of; else the first says why not', async () => {
    const asked: string[] = []
    const answers = new Map<string, Awaited<ReturnType<PageHost['open']>>>([
      ['/a', { kind: 'problem', errCode: 'FIRST' }],
      ['/b', { kind: 'problem', errCode: 'SECOND' }],
      ['/c', pageOf()],
      ['/d', pageOf()],
    ])
    const unused = () => Promise.reject(new Error('not asked'))
    const host: PageHost = {
      ...{ submit: unused, finish: unused, challenge: unused, decide: unused },
      open: async (path, id) => {
        asked.push(`${path} ${id}`)
        return answers.get(path) ?? { kind: 'problem', errCode: 'NONE' }
      },
    }
    expect(await openOneOf(host, ['/a', '/c', '/d'], 'S')).toEqual({ path: '/c', page: pageOf() })
    expect(asked).toEqual(['/a S', '/c S'])
    expect(await openOneOf(host, ['/a', '/b'], 'S')).toMatchObject({ path: '/a', page: { errCode: 'FIRST' } })
    expect(await openOneOf(host, [], 'S')).toEqual({ path: '', page: { kind: 'problem', errCode: 'ORDER_NOT_FOUND' } })
  })
})

describe('the answer to a program', () => {
  const order = { OrderId: 'A-1', Amount: 1_234_567 }
  const failed = { Success: false, ...order }

  it.each<[string, PageResult, object]>([
    [
      'success',
      { kind: 'done', success: true, errCode: 'NONE', session, orderId: 'A-1', amount: 5 },
      { Success: true, OrderId: 'A-1', Amount: 5, ErrCode: 'NONE' },
    ],
    ['a problem', { kind: 'problem', errCode: 'ORDER_TIME_OUT' }, { ...failed, ErrCode: 'ORDER_TIME_OUT' }],
    [
      'a wrong form',
      { kind: 'invalid', fields: ['WRONG_PAN', 'WRONG_CVV'].map((errCode) => ({ name: 'PAN', errCode })) },
      { ...failed, ErrCode: 'WRONG_PAN' },
    ],
    ['a wrong form of no field', { kind: 'invalid', fields: [] }, { ...failed, ErrCode: 'WRONG_PARAMS' }],
    [
      '3-D Secure',
      { kind: '3DS', acsUrl: 'http://g/acs', MD: 'm', PaReq: 'p' },
      { Success: '3DS', ...order, ErrCode: 'NONE', ACSUrl: 'http://g/acs', PaReq: 'p', MD: 'm' },
    ],
  ])('tells of %s', async (_what, result, told) => {
    const answer = jsonAnswer(result, pageOf())
    expect(answer.headers.get('content-type')).toBe('application/json')
    expect(await answer.json()).toEqual(told)
  })

  it('has the order of the problem where there is no page, and none where nobody knows it', async () => {
    const problem: PageResult = { kind: 'problem', errCode: 'X' }
    expect(await jsonAnswer({ ...problem, session }).json()).toEqual({ ...failed, ErrCode: 'X' })
    expect(await jsonAnswer(problem).json()).toEqual({ Success: false, ErrCode: 'X' })
  })
})

describe('an address', () => {
  it.each([
    ['https://shop.example/back', true],
    ['HTTP://shop.example', true],
    ['https://', false],
    ['x https://shop.example', false],
    ['javascript:alert(1)//https://', false],
  ])('%s is one of the web: %s', (address, isOne) => {
    expect(isWebAddress(address)).toBe(isOne)
  })

  it.each([
    ['https://shop.example:8443/back?a=1', 'https://shop.example:8443'],
    ['http://[::1]/x', 'http://[::1]'],
    ["https://shop'.example/", 'https:'],
    ['http://a,b.example/', 'http:'],
  ])('%s is in a policy as %s', (address, source) => {
    expect(policySource(address)).toBe(source)
  })
})

describe('the template of a page', () => {
  it.each([
    [undefined, 'wide'],
    ['Mobile', 'narrow'],
    ['МОБИЛЬНЫЙ', 'narrow'],
    ['toString', 'wide'],
  ])('of the tag %j is %s', (tag, look) => {
    expect(fillTemplate(tag, {}).look).toBe(look)
  })

  it('shows keys in their lines and the others by themselves, as they came', () => {
    const custom = { Product: 'A {Total} B', Total: '5', Description: 'two cups' }
    expect(fillTemplate(undefined, custom)).toEqual({
      look: 'wide',
      lines: ['A {Total} B', 'two cups'],
      rows: [['Total', '5']],
    })
    expect(fillTemplate('mobile', custom)).toEqual({
      look: 'narrow',
      lines: ['A {Total} B'],
      rows: [
        ['Total', '5'],
        ['Description', 'two cups'],
      ],
    })
    expect(fillTemplate(undefined, { Total: '5' })).toEqual({ look: 'wide', lines: [], rows: [['Total', '5']] })
  })
})
