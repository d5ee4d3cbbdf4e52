import { describe, expect, it } from 'vitest'
import { parsePayerReturn } from '../../../templates/client/src/payer-return.js'
import { parseThreeDSReturn, threeDSForm } from '../../../templates/client/src/three-d-secure.js'
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

  it.each(['javascript:alert(1)', '/relative', '', 'data:text/html,x'])('refuses the address %j', (address) => {
    const unsafe = expect.objectContaining({
      name: 'BrowserDataError',
      code: 'unsafe-address',
    })
    expect(() => threeDSForm({ ...reply, ACSUrl: address }, { TermUrl })).toThrowError(unsafe)
    expect(() => threeDSForm(reply, { TermUrl: address })).toThrowError(unsafe)
  })
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

  it('says so when a Request was read before', async () => {
    const request = new Request(TermUrl, { method: 'POST', body })
    await request.text()
    expect(await rejection(parseThreeDSReturn(request))).toMatchObject({
      code: 'malformed-return',
      message: expect.stringContaining('read already'),
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
