import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const guide = readFileSync(new URL('../../../../docs/guides/testing.md', import.meta.url), 'utf8')
const here = (file: string): string => readFileSync(new URL(file, import.meta.url), 'utf8')

it('the code of the testing guide is the code beside this test, which runs', () => {
  const blocks = [...guide.matchAll(/^```ts\n(.*?\n)```$/gms)].map(([, code = '']) => code)
  const [shop, ...tests] = blocks
  expect(shop).toBe(here('shop.ts'))
  expect(tests.join('\n')).toBe(here('shop.test.ts'))
})
