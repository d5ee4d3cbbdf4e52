import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { explainInRussian } from '@card-gateway/sandbox/http/pages/texts/ru-errors'
import { html } from '@card-gateway/sandbox/http/shared/html'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { challenge, fakePages, pageOf, type Script, session } from './fake-pages.js'
import { base, get, openCard, post, SessionId, send, typed } from './page-requests.js'

describe('a hosted page', () => {
  it('shows the order and a form in which every field has a label', async () => {
    const page = await get({ open: pageOf() }, openCard, { 'accept-language': 'ru' })

    expect(page.status).toBe(200)
    expect(page.asked).toEqual([['open', '/apim/Pay', SessionId]])
    expect(page.seen).toContain('Merchant Оплата К оплате 12 345,67 ₽ Заказ A-1')
    expect(page.text).toContain('<html lang="ru">')
    for (const id of ['PAN', 'CardHolder', 'Expiry', 'SecureCode']) {
      expect(page.text).toContain(`<label for="${id}">`)
      expect(page.text).toMatch(new RegExp(`<input id="${id}" name="${id}"[^>]* aria-describedby="${id}-error`))
    }
    expect(page.text).not.toContain('ConfirmCode')
  })

  it('says how long a value may be as the specification does', async () => {
    const { text } = await get({ open: pageOf({ asksCode: true }) }, openCard)

    expect(text).toMatch(/id="PAN"[^>]* maxlength="23"[^>]* data-min="12" data-max="19"/)
    expect(text).toMatch(/id="SecureCode"[^>]* maxlength="4"[^>]* data-min="3" data-max="4"/)
    expect(text).toMatch(/id="CardHolder"[^>]* maxlength="30"[^>]* data-min="3" data-max="30"/)
    expect(text).toMatch(/id="ConfirmCode"[^>]* maxlength="6"[^>]* data-min="6" data-max="6"/)
  })

  it('is opened by a form as well', async () => {
    const page = await post({ open: pageOf() }, '/vwapi/Pay', { SessionId })

    expect(page.status).toBe(200)
    expect(page.asked).toEqual([['open', '/vwapi/Pay', SessionId]])
  })

  it.each([
    ['RU', null, 'ru'],
    ['Русский', 'en', 'ru'],
    ['en-GB', 'ru', 'en'],
    ['English', null, 'en'],
    ['DE', 'ru-RU,ru;q=0.9,en;q=0.8', 'ru'],
    [undefined, 'de, en;q=0.5, ru;q=0.7', 'ru'],
    [undefined, 'ru;q=0, fr', 'en'],
    [undefined, null, 'en'],
  ])('in language %s, with a browser that prefers %s, is %s', async (language, accepted, expected) => {
    const open = pageOf({}, language === undefined ? {} : { language })
    const page = await get({ open }, openCard, accepted === null ? {} : { 'accept-language': accepted })

    expect(page.headers?.get('content-language')).toBe(expected)
    expect(page.text).toContain(`<html lang="${expected}">`)
  })

  it('shows custom keys unchanged in their placeholders, and never as HTML', async () => {
    const custom = { Product: 'Тур «Алтай»\n<script>alert(1)</script>', Total: '2 500,00 ₽', '"><img src=x>': "a'b&c" }
    const { text } = await get({ open: pageOf({}, { custom, orderId: '<i>&A' }) }, openCard)

    expect(text).toContain('<p class="line">Тур «Алтай»\n&#60;script&#62;alert(1)&#60;/script&#62;</p>')
    expect(text).toContain('<dt>Total</dt><dd data-placeholder="Total">2 500,00 ₽</dd>')
    expect(text).toContain('<dd data-placeholder="&#34;&#62;&#60;img src=x&#62;">a&#39;b&#38;c</dd>')
    expect(text).toContain('<dd>&#60;i&#62;&#38;A</dd>')
  })

  it.each([
    [undefined, 'wide'],
    ['Mobile', 'narrow'],
    ['Мобильный', 'narrow'],
    ['__proto__', 'wide'],
    ['Winter<b>', 'wide'],
  ])('with template tag %s looks %s', async (templateTag, look) => {
    const { text } = await get({ open: pageOf({}, templateTag === undefined ? {} : { templateTag }) }, openCard)

    expect(text).toContain(`<body class="${look}">`)
    expect(text).not.toContain('Winter<b>')
  })

  it('asks for the confirmation code when the payment demands one', async () => {
    const { text, seen } = await get({ open: pageOf({ asksCode: true }) }, openCard)

    expect(seen).toContain('Confirmation code')
    expect(text).toMatch(/id="ConfirmCode"[^>]* inputmode="numeric" autocomplete="one-time-code"/)
  })

  it('asks only for the code of a registered card, whose mask it shows', async () => {
    const open = pageOf({ asks: 'registered', mask: '411111xxxxxx0013' }, { type: 'Block' })
    const { text, seen } = await get({ open }, `/vwapi/Pay?SessionId=${SessionId}`)

    expect(seen).toContain('4111 11•• •••• 0013')
    expect(seen).toContain('Reserve ₽12,345.67')
    expect(text).not.toContain('name="PAN"')
  })

  it.each([
    [true, / required /],
    [false, /id="SecureCode"(?:(?! required)[^>])*>/],
  ])('insists on the code of a registered card when it is needed: %s', async (needsCvv, shape) => {
    const open = pageOf({ asks: 'registered', mask: '411111xxxxxx0013', needsCvv })
    const { text } = await get({ open }, `/vwapi/Pay?SessionId=${SessionId}`)

    expect(/<input id="SecureCode"[^>]*>/.exec(text)?.[0]).toMatch(shape)
  })

  it('shows no amount where a card is registered', async () => {
    const open = pageOf({ asks: 'add' }, { type: 'Add', amount: 0 })
    const { seen, text } = await get({ open }, `/vwapi/Add?SessionId=${SessionId}`)

    expect(seen).toContain('New card')
    expect(seen).not.toContain('₽')
    expect(text).toMatch(/id="CardHolder"[^>]* maxlength="50"/)
  })
})

describe('a form that was sent', () => {
  it.each([
    ['05 / 29', '05', '29'],
    ['0529', '05', '29'],
    ['5/29', '05', '29'],
    ['5-2029', '05', '29'],
    ['12.2031', '12', '31'],
    ['122031', '12', '31'],
    ['05 29', '05', '29'],
    ['May 2029', 'May 2029', ''],
    ['529', '529', ''],
    ['', '', ''],
  ])('gives the engine expiry date %j as %j and %j', async (Expiry, EMonth, EYear) => {
    const { asked } = await post({ open: pageOf() }, openCard, { ...typed, Expiry })

    const { Expiry: _expiry, SessionId: _session, ...others } = typed
    expect(asked[1]).toEqual(['submit', '/apim/Pay', SessionId, { ...others, EMonth, EYear }, base])
  })

  it('may give month and year one by one, as a program would', async () => {
    const form = { PAN: '4111111111111111', EMonth: '05', EYear: '29', CardHolder: 'IVAN', ConfirmCode: '123456' }
    const { asked } = await post({ open: pageOf() }, '/apim/Pay', { SessionId, ...form })

    expect(asked[1]).toEqual(['submit', '/apim/Pay', SessionId, form, base])
  })

  it('is shown again with its errors, and with nothing that was typed', async () => {
    const script: Script = {
      open: pageOf({ asksCode: true }),
      submit: {
        kind: 'invalid',
        fields: [
          { name: 'PAN', errCode: 'WRONG_PAN' },
          { name: 'EYear', errCode: 'WRONG_EXPIRE_DATE' },
          { name: 'ConfirmCode', errCode: 'WRONG_CONFIRM_CODE' },
        ],
      },
    }
    const form = { ...typed, PAN: '4000 0000 0000 0002', Expiry: '13 / 29', ConfirmCode: '' }
    const page = await post(script, openCard, form)

    expect(page.status).toBe(422)
    expect(page.text).toContain('<title>Error: Payment</title>')
    expect(page.text).toContain('<p class="error" id="PAN-error">The card number is not right. Check its digits.</p>')
    expect(page.text).toContain(
      '<p class="error" id="Expiry-error">Enter month and year as on the card, for example 05 / 29.</p>',
    )
    expect(page.text).toContain('<p class="error" id="ConfirmCode-error">Enter the code from the message.</p>')
    expect(page.text).toContain('<p class="error" id="SecureCode-error"></p>')
    expect(page.text).toMatch(/id="PAN"[^>]* autofocus[^>]* aria-invalid="true"/)
    expect(page.text.match(/ autofocus/g)).toHaveLength(1)
    expect(page.text.match(/aria-invalid="true"/g)).toHaveLength(3)
    for (const secret of ['4000 0000 0000 0002', '4000000000000002', '737"', '13 / 29'])
      expect(page.text).not.toContain(secret)
    expect(page.text).not.toMatch(/<input id=[^>]* value=/)
  })

  it('says what is wrong with a field that is not on the page', async () => {
    const page = await post(
      {
        open: pageOf({ asks: 'registered', mask: '411111xxxxxx0013' }),
        submit: { kind: 'invalid', fields: [{ name: 'PAN', errCode: 'CARD_EXPIRED' }] },
      },
      '/vwapi/Pay',
      { SessionId, SecureCode: '737' },
    )

    expect(page.seen).toContain('This card has expired. Please use another card.')
  })

  it('leads to the issuer where the card is protected', async () => {
    const submit = { kind: '3DS', acsUrl: 'https://sandbox.example/acs', MD: 'w1-77', PaReq: 'eJx"<&' } as const
    const page = await post({ open: pageOf(), submit }, openCard, typed)

    expect(page.text).toContain('<form method="post" action="https://sandbox.example/acs" data-relay>')
    expect(page.text).toContain('<input type="hidden" name="TermUrl" value="https://sandbox.example/acs/return">')
    expect(page.text).toContain('<input type="hidden" name="MD" value="w1-77">')
    expect(page.text).toContain('<input type="hidden" name="PaReq" value="eJx&#34;&#60;&#38;">')
    expect(page.headers?.get('content-security-policy')).toContain("form-action 'self' https://sandbox.example;")
  })

  it('cannot end the policy with the name of a host', async () => {
    const submit = { kind: '3DS', acsUrl: "http://a;script-src'x'/acs", MD: 'w1-77', PaReq: 'e' } as const
    const page = await post({ open: pageOf(), submit }, openCard, typed)

    expect(page.headers?.get('content-security-policy')).toContain("form-action 'self' http:;")
    expect(page.headers?.get('content-security-policy')).not.toContain('http://a')
  })
})

describe('the end of a session', () => {
  const done = { kind: 'done', success: true, errCode: 'NONE', session, amount: 1234567, orderId: 'A-1' } as const

  it('goes back to the shop after the documented 3 seconds', async () => {
    const returnUrl = 'https://shop.example/back?order=A-1&ok=True&next=a+b%20c'
    const page = await post({ open: pageOf(), submit: { ...done, returnUrl } }, openCard, typed)

    expect(page.status).toBe(200)
    expect(page.seen).toContain('Payment successful ₽12,345.67 Order A-1 You will return to the shop in 3 seconds.')
    const escaped = 'https://shop.example/back?order=A-1&#38;ok=True&#38;next=a+b%20c'
    expect(page.text).toContain(`<meta http-equiv="refresh" content="3;url=${escaped}">`)
    expect(page.text).toContain(`<a class="button" href="${escaped}">Return to the shop</a>`)
  })

  it.each(['javascript:alert(1)', 'data:text/html,x', 'https://', '//shop.example'])(
    'does not go to %s',
    async (returnUrl) => {
      const { text, seen } = await post({ open: pageOf(), submit: { ...done, returnUrl } }, openCard, typed)

      expect(text).not.toContain('http-equiv="refresh"')
      expect(text).not.toContain('<a ')
      expect(seen).toContain('You may close this page.')
    },
  )

  it('says why a payment failed, in the language of the session', async () => {
    const failed = { ...done, success: false, errCode: 'AMOUNT_EXCEED', session: { ...session, language: 'RU' } }
    const { seen } = await post({ finish: failed }, '/acs/return', { MD: 'w1-77', PaRes: 'secret' })

    expect(seen).toContain('Оплата не прошла 12 345,67 ₽ На карте недостаточно средств.')
    expect(seen).toContain('Код AMOUNT_EXCEED')
    expect(seen).not.toContain('secret')
  })

  it.each([
    ['Block', 'Amount reserved'],
    ['Add', 'Card added'],
  ] as const)('of type %s says %s', async (type, words) => {
    const submit = { ...done, session: { ...session, type } }
    const { seen } = await post({ open: pageOf(), submit }, openCard, typed)

    expect(seen).toContain(words)
  })

  it('comes after the issuer, too', async () => {
    const { asked, seen } = await post({ finish: done }, '/acs/return', { MD: 'w1-77', PaRes: 'eJx+/=' })

    expect(asked).toEqual([['finish', 'w1-77', 'eJx+/=']])
    expect(seen).toContain('Payment successful')
  })
})

describe('a page that cannot be shown', () => {
  it.each([
    ['ORDER_NOT_FOUND', 404, 'Page not found'],
    ['ILLEGAL_ORDER_STATE', 409, 'Already used'],
    ['ORDER_TIME_OUT', 410, 'Time is over'],
    ['API_NOT_ALLOWED', 403, 'This cannot be done The payment cannot be made at the moment.'],
  ])('because of %s has status %i and says so', async (errCode, status, words) => {
    const page = await get({ open: { kind: 'problem', errCode } }, openCard)

    expect(page.status).toBe(status)
    expect(page.seen).toContain(words)
    expect(page.seen).toContain(errCode)
  })

  it('is in the language of its session', async () => {
    const problem = { kind: 'problem', errCode: 'ORDER_TIME_OUT', session: { ...session, language: 'RU' } } as const
    expect((await get({ open: problem }, openCard, { 'accept-language': 'en' })).seen).toContain('Время вышло')
  })

  it('does not ask the engine about a session of no world', async () => {
    const { status, asked } = await get({ open: pageOf() }, '/apim/Pay?SessionId=elsewhere')

    expect(status).toBe(404)
    expect(asked).toEqual([])
  })

  it.each([
    ['no session', '/apim/Pay'],
    ['a merchant besides', `/apim/Pay?SessionId=${SessionId}&Key=Merchant`],
    ['two sessions', `/apim/Pay?SessionId=${SessionId}&SessionId=${SessionId}`],
    ['broken encoding', '/apim/Pay?SessionId=%E0'],
  ])('with %s is a wrong request', async (_name, path) => {
    const page = await get({ open: pageOf() }, path)

    expect(page.status).toBe(400)
    expect(page.seen).toContain('WRONG_PARAMS')
    expect(page.asked).toEqual([])
  })

  it('is a wrong request when form and address name different sessions', async () => {
    expect((await post({ open: pageOf() }, openCard, { ...typed, SessionId: 'w1-other' })).status).toBe(400)
  })

  it('is a wrong request when it is far too long', async () => {
    expect((await post({ open: pageOf() }, openCard, { ...typed, CardHolder: 'A'.repeat(70_000) })).status).toBe(400)
  })

  it('refuses other methods', async () => {
    const { status, headers } = await send({}, new Request(base + openCard, { method: 'PUT', body: 'x' }))

    expect([status, headers?.get('allow')]).toEqual([405, 'GET, POST'])
  })
})

describe('a request that is none of the pages', () => {
  it.each([
    ['a command', '/apim/Init', 'Key=Merchant&Data=x'],
    ['a command on the path of a page', '/vwapi/Pay', 'VWID=MerchantVW&DATA=x'],
    ['both at once (S27)', '/vwapi/Add', `SessionId=${SessionId}&VWID=MerchantVW&DATA=x`],
    ['a command without anything', '/vwapi/Add', ''],
  ])('%s is left alone, its body unread', async (_name, path, body) => {
    const request = new Request(base + path, { method: 'POST', body })
    const pages = fakePages({ open: pageOf() })

    expect(await pages.fetch(request)).toBeUndefined()
    expect(await request.text()).toBe(body)
    expect(pages.asked).toEqual([])
  })
})

describe('every page', () => {
  const done = {
    kind: 'done',
    success: true,
    errCode: 'NONE',
    session,
    amount: 1,
    returnUrl: 'https://shop.example/',
  } as const
  const brought = { MD: 'w1-77', PaReq: 'e', TermUrl: 'https://shop.example/' }
  const kinds: readonly [string, () => ReturnType<typeof get>][] = [
    ['card', () => get({ open: pageOf({ asksCode: true }, { custom: { Total: '1' } }) }, openCard)],
    ['result', () => post({ open: pageOf(), submit: done }, openCard, typed)],
    ['problem', () => get({}, openCard)],
    ['issuer', () => post({ challenge }, '/acs', brought)],
    ['relay', () => post({ paRes: 'e' }, '/acs', { ...brought, decision: 'approve' })],
  ]

  it.each(kinds.filter(([kind]) => kind !== 'relay'))(
    'of kind %s says that it is of a sandbox',
    async (_name, load) => {
      expect((await load()).seen).toMatch(/Sandbox: no money moves|Песочница: деньги не списываются/)
    },
  )

  it.each(kinds)('of kind %s runs only its own script and style and is not kept', async (_name, load) => {
    const { text, headers } = await load()

    const policy = headers?.get('content-security-policy') ?? ''
    for (const [name, directive] of [
      ['script', 'script-src'],
      ['style', 'style-src'],
    ] as const) {
      const parts = [...text.matchAll(new RegExp(`<${name}>([\\s\\S]*?)</${name}>`, 'g'))]
      expect(parts).toHaveLength(1)
      const hash = createHash('sha256')
        .update(parts[0]?.[1] ?? '')
        .digest('base64')
      expect(policy).toContain(`${directive} 'sha256-${hash}';`)
    }
    expect(policy).toMatch(/^default-src 'none';/)
    expect(policy).toMatch(/img-src data:; form-action 'self'.*; base-uri 'none'; frame-ancestors 'none'$/)
    expect(policy).not.toContain('unsafe')
    const body = text.slice(text.indexOf('<body'), text.lastIndexOf('<script>'))
    expect(body).not.toMatch(/<[^>]*\s(?:on\w+|style)=/)
    expect(text).not.toMatch(/<(?:link|img|script|iframe)[^>]*(?:src|href)="(?!data:)/)
    expect(headers?.get('cache-control')).toBe('no-store')
    expect(headers?.get('referrer-policy')).toBe('no-referrer')
    expect(text.match(/<h1/g)).toHaveLength(1)
    expect(text.match(/<main/g)).toHaveLength(1)
  })

  it('has a Russian sentence for each documented error code', () => {
    const spec: unknown = parse(readFileSync(new URL('../../spec/errors.yaml', import.meta.url), 'utf8'))
    const codes = spec !== null && typeof spec === 'object' && 'errors' in spec ? Object.keys(spec.errors ?? {}) : []
    expect(codes.length).toBeGreaterThan(50)
    const general = explainInRussian('SOMETHING_NEW')
    const untold = codes.filter((code) => explainInRussian(code) === general)
    expect(untold, 'each belongs to a sentence of templates/sandbox/src/http/pages/texts/ru-errors.ts').toEqual([])
  })
})

describe('html', () => {
  it('escapes all but HTML, and leaves nothing for nothing', () => {
    const inner = html`<b>${'"<>&\''}</b>`
    expect(html`<p>${inner}${false}${undefined}${0}${[inner, 'x<']}</p>`.text).toBe(
      '<p><b>&#34;&#60;&#62;&#38;&#39;</b>0<b>&#34;&#60;&#62;&#38;&#39;</b>x&#60;</p>',
    )
  })
})
