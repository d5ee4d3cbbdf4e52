import { FormatError } from '@card-gateway/protocol'
import { type PairTolerances, readTolerantPairs } from '@card-gateway/sandbox/lib/tolerant-pairs'
import { expect, it } from 'vitest'

const strict: PairTolerances = { blanks: false, broken: false, plus: false }

const read = (text: string, tolerances: Partial<PairTolerances> = {}) =>
  readTolerantPairs(text, 'PayInfo', { ...strict, ...tolerances })

it('reads pairs and says which values were encoded by themselves', () => {
  expect(read('PAN=4111;CardHolder=A%20B;Empty=;Sum=a=b')).toEqual([
    ['PAN', '4111', false],
    ['CardHolder', 'A B', true],
    ['Empty', '', false],
    ['Sum', 'a=b', false],
  ])
})

it('decodes a string that was encoded as a whole', () => {
  expect(read('PAN%3D4111%3BEMonth%3D12')).toEqual([
    ['PAN', '4111', false],
    ['EMonth', '12', false],
  ])
})

it('leaves a percent sign alone that encodes nothing', () => {
  expect(read('Discount=5% off;Rest=%4')).toEqual([
    ['Discount', '5% off', false],
    ['Rest', '%4', false],
  ])
})

it.each(['a=1', 'a=1;', 'a=1;;;', 'a=1;; \n  '])('takes no notice of what ends %j', (text) => {
  expect(read(text)).toEqual([['a', '1', false]])
})

it.each([
  ['', 'part 1'],
  ['a=1;;b=2', 'part 2'],
  ['a=1;b=2;nothing', 'part 3'],
  ['=1', 'part 1'],
])('refuses %j and names the part', (text, part) => {
  expect(() => read(text)).toThrow(`${part} is not key=value.`)
  expect(() => read(text)).toThrow(FormatError)
})

it('passes over parts that are none, where that is tolerated', () => {
  expect(read('a=1;;nothing;=2;b=2', { broken: true })).toEqual([
    ['a', '1', false],
    ['b', '2', false],
  ])
})

it('takes blanks off names and values, where that is tolerated', () => {
  expect(read(' a = 1 ', { blanks: true })).toEqual([['a', '1', false]])
  expect(read(' a = 1 ')).toEqual([[' a ', ' 1 ', false]])
  expect(() => read('a=1; a =2', { blanks: true })).toThrow('a key occurs twice')
})

it('refuses a key that occurs twice', () => {
  expect(() => read('a=1;b=2;a=3')).toThrow('a key occurs twice')
})

it.each([
  ['JOHN+DOE', 'JOHN DOE'],
  ['+7900+1234567', '+7900 1234567'],
  ['+', ' '],
  ['eyJhIjoiYis+In0=', 'eyJhIjoiYis+In0='],
  ['ey+you', 'ey+you'],
  ['hey+you', 'hey you'],
  ['ey+you there', 'ey you there'],
  ['a+b%2Bc', 'a b+c'],
])('a plus in %j is a blank but in front of a phone and in Base64', (text, meant) => {
  expect(read(`a=${text}`, { plus: true })).toEqual([['a', meant, text.includes('%')]])
})

it('a plus is a plus, where nothing else is tolerated', () => {
  expect(read('a=JOHN+DOE')).toEqual([['a', 'JOHN+DOE', false]])
})
