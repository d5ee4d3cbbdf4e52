import { CardGateway, type GatewayOptions, isGatewayError } from '@card-gateway/client'
import { describe, expect, it } from 'vitest'

const order = {
  OrderId: 'A-1',
  Amount: 100,
  PayInfo: { PAN: '4111111111111111', EMonth: '05', EYear: '29', CardHolder: 'IVAN PETROV' },
}
const docs = 'https://docs.example'

function gatewayThat(
  answer: string,
  headers: Readonly<Record<string, string>> = {},
  options: { docs?: string | URL } = {},
) {
  return new CardGateway({
    key: 'Merchant',
    transport: async () => new Response(answer, { headers }),
    ...options,
  })
}

async function linkOf(code: string, headers?: Readonly<Record<string, string>>, options?: { docs?: string | URL }) {
  const gateway = gatewayThat(`<Pay Success="False" OrderId="A-1" ErrCode="${code}"/>`, headers, options)
  const reply = await gateway.api.pay(order)
  return reply.Success === 'False' && reply.error.docs
}

describe('the link of a decline', () => {
  it('is not there without a site', async () => {
    expect(await linkOf('AMOUNT_EXCEED')).toBeUndefined()
  })

  it.each([
    [docs, 'AMOUNT_EXCEED', `${docs}/errors/AMOUNT_EXCEED`],
    [`${docs}/`, 'amount_exceed', `${docs}/errors/AMOUNT_EXCEED`],
    [new URL(`${docs}/cards/`), 'AMOUNT_EXCEED', `${docs}/cards/errors/AMOUNT_EXCEED`],
    [docs, 'LATER_CODE', `${docs}/errors`],
  ])('leads from %s for %s to %s', async (site, code, link) => {
    expect(await linkOf(code, {}, { docs: site })).toBe(link)
  })

  it('is the one the gateway gives, where no site is named', async () => {
    const headers = { 'x-card-gateway-docs': 'http://127.0.0.1:8080/docs/errors/AMOUNT_EXCEED' }
    expect(await linkOf('AMOUNT_EXCEED', headers)).toBe(headers['x-card-gateway-docs'])
    expect(await linkOf('AMOUNT_EXCEED', headers, { docs })).toBe(`${docs}/errors/AMOUNT_EXCEED`)
  })

  it.each(['javascript:alert(1)', 'docs/errors', 'https://x/"><script>', `https://x/${'y'.repeat(600)}`])(
    'is no address such as %s',
    async (address) => {
      expect(await linkOf('AMOUNT_EXCEED', { 'x-card-gateway-docs': address })).toBeUndefined()
    },
  )
})

describe('the link of what is thrown', () => {
  const thrownBy = async (options: { docs?: string }, request: typeof order, answer = 'no answer') => {
    const error: unknown = await gatewayThat(answer, {}, options)
      .api.pay(request)
      .catch((problem: unknown) => problem)
    return isGatewayError(error) ? error : undefined
  }

  it('leads to the page of the command, and to what to do about a lost answer', async () => {
    expect((await thrownBy({ docs }, order))?.docs).toBe(`${docs}/commands/api/Pay#when-no-answer-comes`)
    expect((await thrownBy({ docs }, { ...order, Amount: -1 }))?.docs).toBe(`${docs}/commands/api/Pay`)
  })

  it('leads there too from hosted pages and from waiting', async () => {
    const gateway = gatewayThat('<GetState Success="True" OrderId="A-1" Amount="1" State="Refunded"/>', {}, { docs })
    const page: unknown = await gateway.inpay.payPage({ SessionId: '' }).catch((error: unknown) => error)
    expect(page).toMatchObject({ outcome: 'not-sent', docs: `${docs}/commands/inpay/PayPage` })
    const waiting: unknown = await gateway.api.waitFor('A-1', 'Charged').catch((error: unknown) => error)
    expect(waiting).toMatchObject({ code: 'state-unreachable', docs: `${docs}/commands/api/GetState` })
  })

  it('is in what is logged, and nowhere without a site', async () => {
    expect((await thrownBy({ docs }, order))?.toJSON()).toMatchObject({ docs: expect.any(String) })
    const without = await thrownBy({}, order)
    expect(without?.code).toBe('not-xml')
    expect(Object.keys(without ?? {})).not.toContain('docs')
  })
})

it.each(['docs.example', 'ftp://docs.example', 'javascript:1', ''])('%s is no site', (site) => {
  const options: GatewayOptions<never> = { transport: async () => new Response(), docs: site }
  expect(() => new CardGateway(options)).toThrow('Option docs: must be an http or https address')
})
