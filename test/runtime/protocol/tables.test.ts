import { isNoError } from '@card-gateway/protocol/no-error'
import { createStateParser } from '@card-gateway/protocol/state-parser'
import { describe, expect, it } from 'vitest'
import { describeError } from './commands.js'

describe('payment states', () => {
  const parse = createStateParser(['New', 'Charged', 'Forwarded'], ['Forwarded'])

  it.each([
    ['Charged', { kind: 'known', name: 'Charged' }],
    ['charged', { kind: 'known', name: 'Charged' }],
    ['Forwarded(T2)', { kind: 'known', name: 'Forwarded', parameter: 'T2' }],
    ['FORWARDED(Терминал 2)', { kind: 'known', name: 'Forwarded', parameter: 'Терминал 2' }],
    ['Forwarded', { kind: 'known', name: 'Forwarded' }],
    ['Forwarded()', { kind: 'known', name: 'Forwarded' }],
    ['Forwarded(T2', { kind: 'unknown', raw: 'Forwarded(T2' }],
    ['Charged(T2)', { kind: 'unknown', raw: 'Charged(T2)' }],
    ['Frozen', { kind: 'unknown', raw: 'Frozen' }],
    ['', { kind: 'unknown', raw: '' }],
    ['constructor', { kind: 'unknown', raw: 'constructor' }],
  ])('%s', (raw, expected) => {
    expect(parse(raw)).toEqual(expected)
  })
})

describe('error codes', () => {
  it('are found without regard to case', () => {
    expect(describeError('amount_exceed')).toMatchObject({
      code: 'AMOUNT_EXCEED',
      known: true,
      docs: 'https://docs.example/errors/AMOUNT_EXCEED',
    })
  })

  it.each(['constructor', '__proto__', 'toString', 'NEW_CODE'])('that are not documented pass: %s', (code) => {
    expect(describeError(code)).toMatchObject({
      code,
      known: false,
      docs: 'https://docs.example/errors',
    })
  })

  it('say that there was no error', () => {
    expect([undefined, null, '', 'NONE', 'none', 'AMOUNT_EXCEED'].map(isNoError)).toEqual([
      true,
      true,
      true,
      true,
      true,
      false,
    ])
    expect(describeError(undefined)).toMatchObject({
      code: undefined,
      known: false,
    })
    expect(describeError('NONE')).toMatchObject({
      code: 'NONE',
      known: true,
      fault: 'none',
    })
  })
})
