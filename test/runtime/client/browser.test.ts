import { parsePayerReturn } from '@card-gateway/client/payer-return'
import { parseThreeDSReturn, type ReturnBody, threeDSForm } from '@card-gateway/client/three-d-secure'
import { describe, expect, it } from 'vitest'
import { rejection, TestGateway } from './fixture.js'

const reply = {
  ACSUrl: 'https://acs.example/auth?a=1&b=2',
  PaReq: 'eJx+/=\r\n"<x>',
  ThreeDSKey: `it's`,
}
const TermUrl = 'https://shop.example/3ds'

describe('the 3-D Secure form', () => {
  it('is a whole page that submits itself, with everything escaped', () => {
    expect(threeDSForm(reply, { TermUrl })).toBe(
      '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="referrer" content="no-referrer"><meta name="robots" content="noindex"><title>Continue</title></head><body>' +
        '<form method="post" action="https://acs.example/auth?a=1&#38;b=2">' +
        '<input type="hidden" name="TermUrl" value="https://shop.example/3ds">' +
        '<input type="hidden" name="MD" value="it&#39;s">' +
        '<input type="hidden" name="PaReq" value="eJx+/=&#13;&#10;&#34;&#60;x&#62;">' +
        '<button type="submit">Continue</button></form>' +
        '<script>document.currentScript.previousElementSibling.submit()</script></body></html>',
    )
  })

  it('takes a nonce, other words and a place in another page', () => {
    const html = threeDSForm(reply, {
      TermUrl,
      nonce: 'n"1',
      button: 'Weiter <',
      fragment: true,
    })
    expect(html).toMatch(/^<form /)
    expect(html).toContain('<script nonce="n&#34;1">')
    expect(html).toContain('<button type="submit">Weiter &#60;</button>')
  })

  it('can leave the submitting to the payer', () => {
    expect(threeDSForm(reply, { TermUrl, autoSubmit: false })).not.toContain('<script')
  })

  it('leads over http too, in test environments', () => {
    const html = threeDSForm({ ...reply, ACSUrl: 'http://acs.example' }, { TermUrl: 'http://localhost/3ds' })
    expect(html).toContain('action="http://acs.example"')
  })

  it.each(['javascript:alert(1)', '/relative', '', 'data:text/html,x', 'https://acs.example/\n', 'https://a\u0000b'])(
    'refuses the address %j',
    (address) => {
      const unsafe = expect.objectContaining({
        name: 'BrowserDataError',
        code: 'unsafe-address',
      })
      expect(() => threeDSForm({ ...reply, ACSUrl: address }, { TermUrl })).toThrowError(unsafe)
      expect(() => threeDSForm(reply, { TermUrl: address })).toThrowError(unsafe)
    },
  )
})

describe('the return from 3-D Secure', () => {
  const values = { MD: 'key 1', PaRes: 'eJx+/=\r\nq' }
  const body = 'MD=key+1&PaRes=eJx%2B%2F%3D%0D%0Aq&extra=1'
  const form = () => {
    const data = new FormData()
    data.set('MD', values.MD)
    data.set('PaRes', 'plain')
    return data
  }

  it('is read from text, parameters, fields and forms, unchanged', () => {
    expect(parseThreeDSReturn(body)).toEqual(values)
    expect(parseThreeDSReturn(new URLSearchParams(body))).toEqual(values)
    expect(parseThreeDSReturn({ ...values, other: 1 })).toEqual(values)
    expect(parseThreeDSReturn(form())).toEqual({ MD: 'key 1', PaRes: 'plain' })
  })

  it('is read from a Request of either encoding', async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    expect(await parseThreeDSReturn(new Request(TermUrl, { method: 'POST', body, headers }))).toEqual(values)
    const multipart = new Request(TermUrl, { method: 'POST', body: form() })
    expect(await parseThreeDSReturn(multipart)).toEqual({
      MD: 'key 1',
      PaRes: 'plain',
    })
  })

  it.each<[string, string | Record<string, unknown>, string]>([
    ['without MD', 'PaRes=a', 'MD is missing'],
    ['without PaRes', 'MD=a', 'PaRes is missing'],
    ['with an empty PaRes', 'MD=a&PaRes=', 'PaRes is missing'],
    ['with two PaRes', 'MD=a&PaRes=b&PaRes=c', 'PaRes occurs more than once'],
    ['with names in another case', 'md=a&pares=b', 'MD is missing'],
    ['with a broken escape', 'MD=%zz&PaRes=b', 'not a form'],
    ['with a list', { MD: ['a', 'b'], PaRes: 'c' }, 'MD occurs more than once'],
    ['with an object', { MD: { a: 1 }, PaRes: 'c' }, 'MD is not text'],
    ['with inherited values', Object.create({ MD: 'a', PaRes: 'b' }), 'MD is missing'],
  ])('is refused %s', (_title, input, why) => {
    const refused = {
      name: 'BrowserDataError',
      code: 'malformed-return',
      message: expect.stringContaining(why),
    }
    expect(() => parseThreeDSReturn(input)).toThrowError(expect.objectContaining(refused))
  })

  it.each([
    ['left out, as by a server that parses no forms', undefined],
    ['null', null],
    ['bytes', Buffer.from('MD=a&PaRes=b')],
  ])('is refused with what to mend when the body is %s', (_title, body: unknown) => {
    const request: { body: ReturnBody } = JSON.parse('{"body":0}', (key, value) => (key === 'body' ? body : value))
    expect(() => parseThreeDSReturn(request.body)).toThrow(
      'The return from 3-D Secure cannot be used: the body was not parsed as a form: use a form parser such as express.urlencoded().',
    )
  })

  it.each([
    ['text', 'application/x-www-form-urlencoded'],
    ['a form with files', 'multipart/form-data; boundary=x'],
    ['nothing it names', undefined],
  ])('reads a Request no further than 256 KiB: %s', async (_title, type) => {
    let given = 0
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        given += 65_536
        controller.enqueue(new Uint8Array(65_536).fill(97))
      },
    })
    const headers = type === undefined ? {} : { 'content-type': type }
    const request = new Request(TermUrl, { method: 'POST', body, duplex: 'half', headers })
    expect(await rejection(parseThreeDSReturn(request))).toMatchObject({
      code: 'malformed-return',
      message: 'The return from 3-D Secure cannot be used: the body is longer than 256 KiB.',
    })
    expect(given).toBeLessThan(512 * 1024)
  })

  it('takes 256 KiB, and reads them at once whatever is in them', async () => {
    const rest = 'MD=a&PaRes=b'
    const longest = `${'a&'.repeat((256 * 1024 - rest.length) / 2)}${rest}`
    expect(longest).toHaveLength(256 * 1024)
    expect(parseThreeDSReturn(longest)).toEqual({ MD: 'a', PaRes: 'b' })
    const request = new Request(TermUrl, { method: 'POST', body: longest })
    expect(await parseThreeDSReturn(request)).toEqual({ MD: 'a', PaRes: 'b' })
    expect(() => parseThreeDSReturn(`a${longest}`)).toThrowError('longer than 256 KiB')
  })

  it('is refused where it says it is a form with files and is not', async () => {
    const headers = { 'content-type': 'Multipart/Form-Data; boundary=x' }
    const request = new Request(TermUrl, { method: 'POST', body: 'MD=a&PaRes=b', headers })
    expect(await rejection(parseThreeDSReturn(request))).toMatchObject({
      code: 'malformed-return',
      message: 'The return from 3-D Secure cannot be used: the body is not a form.',
    })
  })

  it('is refused without a body', async () => {
    expect(await rejection(parseThreeDSReturn(new Request(TermUrl, { method: 'POST' })))).toMatchObject({
      message: expect.stringContaining('MD is missing'),
    })
  })

  it('says so when a Request was read before', async () => {
    const request = new Request(TermUrl, { method: 'POST', body })
    await request.text()
    expect(await rejection(parseThreeDSReturn(request))).toMatchObject({
      code: 'malformed-return',
      message: expect.stringContaining('already been read'),
    })
  })
})

describe('a hosted page', () => {
  it('is an address and a form, and sends nothing', async () => {
    const gateway = new TestGateway({
      baseUrl: 'https://gateway.example/v1',
      key: 'Merchant',
    })
    const page = await gateway.payPage({ SessionId: 'S 1"&' })
    expect(page.url).toBe('https://gateway.example/v1/apim/Pay?SessionId=S+1%22%26')
    expect(page.action).toBe('https://gateway.example/v1/apim/Pay')
    expect(page.form({ fragment: true, autoSubmit: false })).toBe(
      '<form method="post" action="https://gateway.example/v1/apim/Pay"><input type="hidden" name="SessionId" value="S 1&#34;&#38;"><button type="submit">Continue</button></form>',
    )
  })
})

describe('the address a payer comes back to', () => {
  const template = 'https://shop.example/back/{orderid}?ok={success}&x=(1)'

  it.each([
    ['https://shop.example/back/A-1?ok=True&x=(1)', 'A-1', 'success'],
    ['/back/A-1?ok=false&x=(1)', 'A-1', 'failure'],
    ['/back/A%2F1%3D?ok=maybe&x=(1)#top', 'A/1=', undefined],
  ])('%s', (url, OrderId, claims) => {
    expect(parsePayerReturn(template, url)).toEqual({
      verified: false,
      OrderId,
      claims,
    })
  })

  it.each([
    ['https://shop.example/{orderid}-{success}', 'https://shop.example/A-1-True', 'A-1', 'success'],
    ['https://shop.example/{success}{orderid}', 'https://shop.example/True', undefined, undefined],
    ['https://shop.example/{orderid}', 'https://shop.example/', '', undefined],
    ['https://shop.example/{orderid}/{orderid}?{success}', 'https://shop.example/A/B?True', 'A', 'success'],
    ['https://shop.example/aa{orderid}aa', 'https://shop.example/aaaaa', 'a', undefined],
  ])('%s: %s', (shape, url, OrderId, claims) => {
    expect(parsePayerReturn(shape, url)).toMatchObject(
      OrderId === undefined ? { claims: 'success' } : { OrderId, claims },
    )
  })

  it('is read at once, however long and odd', () => {
    const joined = 'https://shop.example/{orderid}{success}{orderid}a'
    const dashed = 'https://shop.example/{orderid}-{success}-{orderid}-a'
    const long = `https://shop.example/${'-'.repeat(256 * 1024)}`
    for (const url of [`${long}b`, `${long}/-a`, `${long}#${'#\n'.repeat(100_000)}`]) {
      expect(() => parsePayerReturn(joined, url)).toThrowError('does not follow')
      expect(() => parsePayerReturn(dashed, url)).toThrowError('does not follow')
    }
    expect(parsePayerReturn(joined, `${long}a`).verified).toBe(false)
  })

  it.each([
    ['https://shop.example/aa{orderid}aa', 'https://shop.example/aaa'],
    ['https://shop.example/{orderid}-{success}', 'https://shop.example/True'],
    ['https://shop.example/{orderid}', 'https://shop.example/a/b'],
    ['https://shop.example/back', 'https://shop.example/back/'],
  ])('of %s is not %s', (shape, url) => {
    expect(() => parsePayerReturn(shape, url)).toThrowError('does not follow')
  })

  it('says nothing about what the template does not ask for', () => {
    const nothing = { verified: false, OrderId: undefined, claims: undefined }
    expect(parsePayerReturn('https://shop.example/back', '/back')).toEqual(nothing)
  })

  it.each(['/other?ok=True&x=(1)', '/back/A-1?ok=True&x=1', '/back/A/1?ok=True&x=(1)', '/back/%ff?ok=True&x=(1)'])(
    'refuses %s',
    (url) => {
      expect(() => parsePayerReturn(template, url)).toThrowError(expect.objectContaining({ code: 'malformed-return' }))
    },
  )
})
