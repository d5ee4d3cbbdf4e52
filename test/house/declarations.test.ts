import { describe, expect, it } from 'vitest'
import { generatorSources, textsOf } from './generator-texts.js'

describe('the generator', () => {
  it('puts no text of a declaration together by hand: structures say what is declared, and emit/print prints them', () => {
    const found = generatorSources()
      .filter((path) => /^(targets|emit\/types)\//.test(path))
      .flatMap((path) =>
        textsOf(path, ['example'])
          .filter((text) => !text.includes('@example') && declares.test(text))
          .map((text) => `${path}: ${text}`),
      )
    expect(found).toEqual([])
  })

  it.each([
    '/** Given. */',
    'readonly OrderId: ',
    "  readonly 'a-b'?: ",
    '{\n  commands,\n',
    'export interface ',
    'const finishers = {',
    'return {\n',
  ])('finds such text: %j', (text) => {
    expect(text).toMatch(declares)
  })
})

/**
 * What only the text of a declaration has: a comment, a member of a type, an export, an object of several lines. A
 * `const` of a call stands in examples.
 */
const declares = /\/\*\*|readonly ['\w-]+\??:|^ *export \w+ |^ *const \w+ = [{[]|\{\n/m
