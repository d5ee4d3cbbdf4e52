import { gatewaySpec, testCards } from '@card-gateway/sandbox'
import { describe, expect, it } from 'vitest'
import { diagrams, order, PayInfo, words } from './dashboard-reading.js'
import { addCard, dashboardOf } from './dashboard-world.js'

describe('the pages of the dashboard', () => {
  it('lists payments with state, balance and card', async () => {
    const { gateway, page } = await dashboardOf()
    expect(words(await page('/payments'))).toContain('No payment yet.')

    await gateway.api.block(order)
    await gateway.api.unblock({ OrderId: 'A-1', Amount: 2345 })

    expect(words(await page('/payments'))).toContain(
      'A-1 Authorized 100.00 123.45 411111xxxxxx1111 success api block 12:00:00',
    )
  })

  it('shows the way of a payment through the states of the emitted table', async () => {
    const { gateway, page } = await dashboardOf()
    await gateway.api.block(order)
    await gateway.api.unblock({ OrderId: 'A-1', Amount: 2345 })
    await gateway.api.charge({ OrderId: 'A-1' })

    const html = await page('/payment?id=Merchant%2FA-1')

    expect(html).toContain(
      'States of the payment: Authorized by block, then Authorized by unblock-part, then Charged by charge',
    )
    const [wide, tall] = diagrams(html)
    for (const { ways, states } of [wide, tall]) {
      expect(states).toContain('node good visited current open: Charged')
      expect(ways.filter((way) => way.startsWith('walked')).sort()).toEqual([
        'walked: block',
        'walked: charge',
        'walked: unblock-part',
      ])
    }
    expect(words(html)).toContain('12:00:00 unblock-part by api.Unblock Authorized 100.00')
    expect(words(html)).toContain('Released 23.45')
  })

  it('draws all ways of the family, for wide windows and for narrow ones', async () => {
    const { gateway, page } = await dashboardOf()
    await gateway.api.pay(order)

    const [wide, tall] = diagrams(await page('/payment?id=Merchant%2FA-1'))

    // Of the table's states only New is no payment's of the API: Init alone makes it.
    expect(wide.states.map((state) => state.replace(/.*: /, '')).sort()).toEqual(
      gatewaySpec.machines.payment.states.filter((state) => state !== 'New').sort(),
    )
    expect(wide.ways.map((way) => way.replace(/.*: /, '')).sort()).toEqual([
      'ask-3ds',
      'ask-antifraud',
      'block',
      'charge',
      'charge-at-once',
      'decline',
      'fail-3ds, decline-3ds, expire-3ds',
      'finish-3ds-block',
      'finish-3ds-charge',
      'redirect-forwarded',
      'refund-part',
      'refund-whole',
      'technical-error',
      'technical-error-3ds',
      'unblock-part',
      'unblock-whole',
    ])
    expect(wide.ways.filter((way) => !way.startsWith('closed'))).toEqual([
      'open: refund-part',
      'open: refund-whole',
      'walked: charge-at-once',
    ])
    expect(tall).toEqual(wide)
  })

  it('draws ways once that lead from no payment and from a registered one alike', async () => {
    const { gateway, page } = await dashboardOf()
    await gateway.inpay.init({ SessionType: 'Pay', OrderId: 'A-1', Amount: 100, IP: '127.0.0.1' })

    const [wide] = diagrams(await page('/payment?id=Merchant%2FA-1'))

    expect(wide.ways.filter((way) => way.endsWith(': charge-at-once'))).toEqual(['open: charge-at-once'])
    expect(wide.ways).toContain('walked: register-payment')
    expect(wide.states).toContain('node calm visited current open: New')
  })

  it('draws the states of cards', async () => {
    const { page } = await dashboardOf()

    const [wide] = diagrams(await page('/users'))

    expect(wide.states).toEqual(['node calm open: NotActive', 'node calm open: IsActive'])
    expect(wide.ways).toEqual([
      'open: add-card',
      'open: add-active-card',
      'open: activate-card',
      'open: activate-wrong-amount',
      'open: remove-card',
      'open: remove-card',
    ])
  })

  it('lists users, cards and codes, messages and cheques', async () => {
    const { gateway, sandbox, page, press } = await dashboardOf({
      terminals: [
        {
          key: 'Merchant',
          vwid: 'MerchantVW',
          password: 'merchant-secret',
          chequeDelay: '5s',
          notifications: { email: 'shop@shop.example' },
        },
      ],
    })
    expect(words(await page('/users'))).toContain('Nobody is registered yet.')
    await addCard(gateway)
    const [card] = await sandbox.inspect.cards()
    expect(words(await page('/users'))).toMatch(
      /411111xxxxxx1111 success [A-Z ]+ \d\d\/\d\d NotActive \d+\.\d\d \d+ Activate/,
    )
    await press('/users', 'ewallet.Activate')
    await gateway.ewallet.sendCode({
      VWUserLgn: 'ivan@shop.example',
      VWUserPsw: 'user-secret',
      CardId: card?.id ?? '',
      OrderId: 'W-1',
      Amount: 500,
    })
    const people = words(await page('/users'))
    expect(people).toContain('ivan@shop.example 79001234567 – 2026-03-27 12:00:00')
    expect(people).toMatch(/411111xxxxxx1111 success [A-Z ]+ \d\d\/\d\d IsActive – \d+ States/)
    expect(people).toMatch(/ivan@shop\.example W-1 5\.00 \d{6} \w+ 2026-03-27 12:30:00/)

    expect(words(await page('/outbox'))).toMatch(/12:00:00 sms 79001234567 .*\d{6}/)
    await gateway.api.pay(order)
    await sandbox.notifications.idle()
    expect(words(await page('/outbox'))).toMatch(/email shop@shop\.example EnginePaySuccess/)
    expect(words(await page('/cheques'))).toContain('No cheque was made yet.')
    expect(words(await page('/cheques'))).toContain('A-1 income 123.45 by the gateway 2026-03-27 12:00:00')
  })

  it('lays a request beside what the spec expects of it', async () => {
    const { server, page } = await dashboardOf()
    const body = 'Key=Merchant&OrderId=A-1&Amount=-5&Colour=red&PayInfo=PAN%3D4111111111111111%3BEMonth%3D12'
    await fetch(`${server.url}/api/Pay`, { method: 'POST', body })

    const html = await page('/request?number=1')
    const text = words(html)

    expect(text).toContain('api.Pay WRONG_PARAMS Colour is not a parameter of Pay.')
    expect(text).toContain('check 1 of 17, parameters:')
    expect(text).toContain('Key the terminal’s Key Merchant')
    expect(text).toContain('PayInfo.PAN Card number, digits without spaces; 12 to 19 characters 411111xxxxxx1111')
    expect(text).toContain('PayInfo.OrderId the same as OrderId –')
    expect(text).toContain('ServiceId optional: 1 to 50 characters –')
    expect(text).toContain('Colour not in the spec ***')
    expect(html).toMatch(/<tr class="wrong"><td data-name="Name"><code>PayInfo.CardHolder<\/code>/)
    expect(html).not.toMatch(/<tr class="wrong"><td data-name="Name"><code>ServiceId<\/code>/)
    expect(html).not.toContain('4111111111111111')
  })

  it('lays an answer beside the spec', async () => {
    const { gateway, page } = await dashboardOf()
    await gateway.api.pay(order)

    expect(words(await page('/request?number=1'))).toContain(
      'Name The spec expects Answered Success True, False, 3DS True OrderId repeats the request A-1',
    )
  })

  it('never shows what could be charged or logged in with', async () => {
    const { gateway, page } = await dashboardOf()
    const user = { VWUserLgn: 'ivan', VWUserPsw: 'user-secret' }
    const { PAN: CardNumber, ...card } = PayInfo
    await gateway.ewallet.register({ ...user, PhoneNumber: '79001234567' })
    await gateway.ewallet.add({ ...user, ...card, CardNumber })
    const asked = await gateway.api.pay({ ...order, PayInfo: testCards.threeDSecure })

    const html = (
      await Promise.all(
        [
          '/payments',
          '/payment?id=Merchant%2FA-1',
          '/requests',
          '/request?number=1',
          '/request?number=2',
          '/request?number=3',
          '/notifications',
          '/users',
        ].map(page),
      )
    ).join('')

    expect(html).toContain('Activate with')
    if (asked.Success !== '3DS') throw new Error('3DS was to be asked')
    for (const secret of ['user-secret', CardNumber, testCards.threeDSecure.PAN, asked.PaReq, asked.ThreeDSKey]) {
      expect(html).not.toContain(secret)
    }
  })

  it('escapes whatever comes from outside', async () => {
    const { server, page } = await dashboardOf()
    const attack = encodeURIComponent('<script>alert(1)</script>"\'')
    await fetch(`${server.url}/api/GetState`, { method: 'POST', body: `Key=Merchant&OrderId=${attack}` })

    for (const path of ['/requests', '/request?number=1', `/payment?id=${attack}`]) {
      expect(await page(path)).not.toContain('<script>alert')
    }
    expect(await page('/requests')).toContain('&#60;script&#62;')
  })

  it.each(['/payments', '/requests', '/notifications', '/outbox', '/users', '/cheques', '/controls'])(
    'has %s, with a strict policy',
    async (path) => {
      const { base } = await dashboardOf()

      const answer = await fetch(base + path)
      const html = await answer.text()

      expect(answer.status).toBe(200)
      expect(answer.headers.get('content-security-policy')).toBe(
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
      )
      expect(html).not.toMatch(/ style=| on[a-z]+=|https?:\/\/(?!127)/)
      expect(html).toContain(`href="/dashboard/Merchant${path}" aria-current="page"`)
    },
  )

  it.each([
    '/dashboard/Nobody/payments',
    '/dashboard/Merchant/nothing',
    '/dashboard/Merchant/payments/more',
    '/dashboard/Merchant/payment?id=x',
    '/dashboard/Merchant/request?number=9',
  ])('has no %s, and says so in the look of the others', async (path) => {
    const { server } = await dashboardOf()

    const missing = await fetch(server.url + path)
    const html = await missing.text()
    expect([missing.status, missing.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8'])
    expect(html).toContain('There is no such page')
    expect(html).toContain('href="/dashboard/Merchant/payments"')
    expect(html).not.toContain('aria-current')
  })

  it('leads from the address of the gateway to the payments', async () => {
    const { server } = await dashboardOf()

    expect((await fetch(server.url)).url).toBe(`${server.url}/dashboard/Merchant/payments`)
  })

  it('is small', async () => {
    const { server, page } = await dashboardOf()
    const files = await Promise.all(
      ['style.css', 'script.js'].map(async (name) => (await fetch(`${server.url}/dashboard/${name}`)).text()),
    )

    expect([...files, await page('/payments')].join('').length).toBeLessThan(20_000)
  })
})
