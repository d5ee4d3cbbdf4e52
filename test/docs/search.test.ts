import { describe, expect, it } from 'vitest'
import { createSearch } from '../../docs/site/assets/search.js'
import { readDocuments } from '../../docs/site/documents.js'
import { documentRow, synonyms } from '../../docs/site/search-index.js'

const search = createSearch({ rows: readDocuments().map(documentRow), synonyms })

/** What somebody types, and the page that answers: among the first three. */
const questions: readonly (readonly [string, string])[] = [
  ['not enough money', 'errors/AMOUNT_EXCEED'],
  ['hosted payment', 'commands/inpay/Init'],
  ['AMOUNT_EXCEED', 'errors/AMOUNT_EXCEED'],
  ['card expired', 'errors/CARD_EXPIRED'],
  ['wrong cvv', 'errors/WRONG_CVV'],
  ['EnginePaySuccess', 'notifications/EnginePaySuccess'],
  ['engine block fail', 'notifications/EngineBlockFail'],
  ['api.pay', 'commands/api/Pay'],
  ['gateway.ewallet.payStatus', 'commands/ewallet/PayStatus'],
  ['/vwapi/SendCode', 'commands/ewallet/SendCode'],
  ['refund a payment', 'commands/api/Refund'],
  ['capture a block', 'commands/api/Charge'],
  ['cancel a block', 'commands/api/Unblock'],
  ['status of a payment', 'commands/inpay/PayStatus'],
  ['ask for the state', 'commands/api/GetState'],
  ['test cards', 'test-cards'],
  ['4111111111111111', 'test-cards'],
  ['card numbers for testing', 'test-cards'],
  ['unit tests', 'guides/testing'],
  ['get started', 'guides/start'],
  ['quick start', 'guides/start'],
  ['come back from 3DS', 'guides/3-d-secure'],
  ['3-D Secure express', 'guides/3-d-secure'],
  ['MD OrderId store', 'guides/3-d-secure'],
  ['two-step payment', 'guides/two-step'],
  ['one-step payment', 'guides/one-step'],
  ['hosted page', 'guides/hosted-page'],
  ['which events does a hosted payment send', 'guides/hosted-page'],
  ['how do I come back from 3-D Secure', 'guides/3-d-secure'],
  ['how do I test a timeout', 'guides/testing'],
  ['stored cards', 'guides/ewallet'],
  ['apple pay', 'guides/mobile-wallets'],
  ['google pay', 'guides/mobile-wallets'],
  ['cheque paths', 'guides/cheques'],
  ['unknown outcome', 'guides/unknown-outcomes'],
  ['lost answer', 'guides/unknown-outcomes'],
  ['docker', 'guides/containers'],
  ['require commonjs', 'guides/commonjs'],
  ['going live', 'guides/going-live'],
  ['production checklist', 'guides/going-live'],
  ['pci dss', 'guides/card-data'],
  ['webhook receiver', 'notifications'],
  ['notifications guide', 'guides/notifications'],
  ['admin api', 'guides/sandbox-admin'],
  ['sandbox settings', 'guides/sandbox'],
  ['open questions', 'open-questions'],
  ['length of OrderId', 'limits'],
  ['VAT', 'limits'],
  ['payment states', 'states/payment'],
  ['card states', 'states/card'],
  ['confirmation code', 'states/confirmation-code'],
  ['duplicate order id', 'errors/DUPLICATE_ORDER_ID'],
  ['illegal order state', 'errors/ILLEGAL_ORDER_STATE'],
  ['access denied', 'errors/ACCESS_DENIED'],
  ['3-D Secure failed', 'errors/THREE_DS_FAIL'],
  ['wrong 3ds code', 'errors/THREE_DS_USER_AUTH_FAIL'],
  ['finish 3-D Secure', 'commands/api/Pay3DS'],
  ['register a user', 'commands/ewallet/Register'],
  ['list cards', 'commands/ewallet/GetList'],
  ['activate card', 'commands/ewallet/Activate'],
  ['fiscal receipt', 'commands/cheques/Create'],
  ['spec language', 'maintaining/spec-language'],
  ['what changed', 'changelog'],
  ['blacklisted country', 'errors/FRAUD_ERROR_BLACKLIST_BANKCOUNTRY'],
  ['user not found', 'errors/USER_NOT_FOUND'],
]

describe('the search of the documentation', () => {
  it.each(questions)('answers "%s" with %s', (question, url) => {
    expect(search(question, 3).map((page) => page.url)).toContain(url)
  })

  it.each([
    ['how do I test a timeout', 'guides/testing', 'A time-out'],
    ['payment states transitions', 'states/payment', 'Transitions'],
    ['API Refund parameters', 'commands/api/Refund', 'Parameters'],
    ['refund when no answer comes', 'commands/api/Refund', 'When no answer comes'],
  ])('leads "%s" to the heading on /%s that says it', (question, url, heading) => {
    expect(search(question, 3).find((page) => page.url === url)?.heading).toBe(heading)
  })

  it('leads to the top of a page whose title says it all', () => {
    expect(search('AMOUNT_EXCEED')[0]?.heading).toBeUndefined()
    expect(search('API Pay')[0]?.heading).toBeUndefined()
  })

  it('finds nothing for what is nowhere', () => expect(search('zebra')).toEqual([]))

  it('finds a page by the beginning of its name', () =>
    expect(search('AMOUNT_EX')[0]?.url).toBe('errors/AMOUNT_EXCEED'))
})
