import { describe, expect, it } from 'vitest'
import { mayHoldSeparator, namePattern, wholeValue } from '../../generator/projections/schema-patterns.js'

describe('patterns', () => {
  it('are anchored, in brackets where they need them', () => {
    expect(wholeValue('[0-9]*')).toBe('^[0-9]*$')
    expect(wholeValue('a|b')).toBe('^(?:a|b)$')
  })

  it.each([
    ['[^;\\p{Cc}]*', false],
    ['[0-9]*', false],
    ["[ .'-]*[A-Za-z][A-Za-z .'-]*", false],
    ['(?:[0-9]\\.){3}[0-9]', false],
    ['[Hh]ttps?://[^\\s;]+', false],
    ['[^\\p{Cc}]+', true],
    ['[^]+', true],
    ['[ -~]*', true],
    ['.*', true],
    ['\\S+', true],
    [undefined, true],
  ])('%s may hold a semicolon: %s', (pattern, may) => {
    expect(mayHoldSeparator(pattern)).toBe(may)
  })

  it('of further names compare documented ones in any case', () => {
    expect(namePattern(['IP'], ['Key'])).toBe('^(?:IP|(?!(?:[Ii][Pp]|[Kk][Ee][Yy])$)[^;=\\p{Cc}]+)$')
  })
})
