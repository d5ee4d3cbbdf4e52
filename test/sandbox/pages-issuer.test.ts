import { describe, expect, it } from 'vitest'
import { challenge } from './fake-pages.js'
import { get, post } from './page-requests.js'

describe("the issuer's page", () => {
  const brought = { MD: 'w1-77', PaReq: 'eJx"1', TermUrl: 'https://shop.example/3ds?a=1&b=2' }

  it('says what is to be confirmed', async () => {
    const page = await post({ challenge }, '/acs', brought, { 'accept-language': 'ru' })

    expect(page.asked).toEqual([['challenge', 'w1-77', 'eJx"1']])
    expect(page.seen).toContain('Магазин Merchant Заказ A-1 Сумма 12 345,67 ₽ Карта 4111 11•• •••• 0013')
    expect(page.text).toContain('<time datetime="2030-01-02T03:04:05.000Z">')
    expect(page.text).toContain('name="TermUrl" value="https://shop.example/3ds?a=1&#38;b=2"')
    for (const decision of ['approve', 'decline', 'cancel', 'time-out'])
      expect(page.text).toContain(`<button type="submit" name="decision" value="${decision}"`)
    expect(page.text.match(/value="[a-z-]+" class="plain"/g)).toHaveLength(3)
    expect(page.text).toContain('value="approve"><span>')
    expect(page.seen).toMatch(/ 2 янв\.? 2030 г\.?, 0?3:04:05 UTC /)
  })

  it.each(['approve', 'decline', 'cancel', 'time-out'])('on %s posts MD and PaRes to TermUrl', async (decision) => {
    const page = await post({ challenge, paRes: 'eJy"+/' }, '/acs', { ...brought, decision })

    expect(page.asked).toEqual([['decide', 'w1-77', 'eJx"1', decision]])
    expect(page.text).toContain('<form method="post" action="https://shop.example/3ds?a=1&#38;b=2" data-relay>')
    expect(page.text.match(/<input type="hidden"[^>]*>/g)).toEqual([
      '<input type="hidden" name="MD" value="w1-77">',
      '<input type="hidden" name="PaRes" value="eJy&#34;+/">',
    ])
    expect(page.headers?.get('content-security-policy')).toContain("form-action 'self' http: https:;")
  })

  it('asks again when the decision is none', async () => {
    const page = await post({ challenge, paRes: 'x' }, '/acs', { ...brought, decision: 'maybe' })

    expect(page.asked.map(([operation]) => operation)).toEqual(['challenge'])
  })

  it.each(['javascript:alert(1)', '/3ds', 'https://', ''])('leads to no address like %j', async (TermUrl) => {
    const page = await post({ challenge, paRes: 'x' }, '/acs', { ...brought, TermUrl, decision: 'approve' })

    expect(page.status).toBe(400)
    expect(page.asked).toEqual([])
  })

  it.each([
    ['MD is missing', { PaReq: 'e', TermUrl: 'https://shop.example/' }, 400],
    ['PaReq is missing', { MD: 'w1-77', TermUrl: 'https://shop.example/' }, 400],
    ['MD is of no world', { ...brought, MD: 'elsewhere' }, 404],
    ['nothing is to be confirmed', brought, 404],
    ['nothing is to be decided', { ...brought, decision: 'approve' }, 404],
  ])('is not shown when %s', async (_name, fields, status) => {
    expect((await post({}, '/acs', fields)).status).toBe(status)
  })

  it.each(['/acs', '/acs/return'])('is not opened by an address: %s', async (path) => {
    const { status, headers, seen } = await get({ challenge }, path)

    expect([status, headers?.get('allow')]).toEqual([405, 'POST'])
    expect(seen).toContain('This page cannot be opened like this')
  })
})
