import { describe, expect, it } from 'vitest'
import { createSearch } from '../../docs/site/assets/search.js'
import { readDocuments } from '../../docs/site/documents.js'
import { documentRow, type Row, synonyms, weights } from '../../docs/site/search-index.js'
import { answeredFirst, questions } from './questions.js'

const search = createSearch({ rows: readDocuments().map(documentRow), synonyms })

describe('the search of the documentation', () => {
  it.each(questions)('answers "%s" with %s', (question, url) => {
    expect(search(question, 3).map((page) => page.url)).toContain(url)
  })

  it.each(answeredFirst)('answers "%s" with %s before all others', (question, url) => {
    expect(search(question, 1).map((page) => page.url)).toEqual([url])
  })

  it.each([
    ['TemplateTag', 'commands/inpay/Init'],
    ['ConfirmCode', 'commands/ewallet/Pay'],
    ['MerchantContract', 'notifications/EnginePaySuccess'],
  ])('finds the field %s of a message on /%s', (name, url) => {
    expect(search(name, 40).map((page) => page.url)).toContain(url)
  })

  it.each([
    ['how do I test a timeout', 'guides/testing', 'A time-out'],
    ['payment states transitions', 'states/payment', 'Transitions'],
    ['API Refund parameters', 'commands/api/Refund', 'Parameters'],
    ['duplicate notification', 'guides/notifications', 'Duplicates: exactly once, and where that ends'],
    ['is it safe to send again', 'guides/unknown-outcomes', 'Is it safe to send again?'],
    ['refund when no answer comes', 'commands/api/Refund', 'When no answer comes'],
  ])('leads "%s" to the heading on /%s that says it', (question, url, heading) => {
    expect(search(question, 3).find((page) => page.url === url)?.heading).toBe(heading)
  })

  it('takes a plain word for a question, and a name as it is written for that name', () => {
    const ofTheApi: Row[] = [
      ['Retry', 'packages/notifications/Retry', 'When the gateway is asked again: retry.', 'Retry', weights.packages],
      ['RetryPolicy', 'packages/client/RetryPolicy', 'What is sent again.', 'RetryPolicy', weights.packages],
    ]
    const find = createSearch({ rows: [...readDocuments().map(documentRow), ...ofTheApi], synonyms })
    expect(find('retry')[0]?.url).toBe('guides/notifications')
    expect(find('Retry')[0]?.url).toBe('packages/notifications/Retry')
    expect(find('RetryPol')[0]?.url).toBe('packages/client/RetryPolicy')
    expect(find('retrypolicy')[0]?.url).toBe('packages/client/RetryPolicy')
  })

  it('knows forms of words, and takes no word for another that begins alike', () => {
    expect(search('retries', 5).map(({ url }) => url)).toEqual(search('retry', 5).map(({ url }) => url))
    expect(search('paywall')).toEqual([])
    expect(search('logging').map(({ url }) => url)).not.toContain('commands/ewallet/Check')
  })

  it('leads to the top of a page whose title says it all', () => {
    expect(search('AMOUNT_EXCEED')[0]?.heading).toBeUndefined()
    expect(search('API Pay')[0]?.heading).toBeUndefined()
  })

  it('finds nothing for what is nowhere', () => expect(search('zebra')).toEqual([]))

  it('finds a page by the beginning of its name', () =>
    expect(search('AMOUNT_EX')[0]?.url).toBe('errors/AMOUNT_EXCEED'))
})
