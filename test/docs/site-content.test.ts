import { expect, it } from 'vitest'
import { readable } from '../../docs/site/content.js'

const table = (...rows: readonly (readonly string[])[]): string => {
  const [head = [], ...body] = rows.map((cells) => cells.map((cell) => `<td>${cell}</td>`).join(''))
  return `<table><thead><tr>${head}</tr></thead><tbody>${body.map((row) => `<tr>${row}</tr>`).join('')}</tbody></table>`
}
const sentence = 'The card does not hold enough money for this amount.'
const lookOf = (html: string): string | undefined => /<div class="([^"]*)"/.exec(readable(html))?.[1]

it('a table with sentences says how many columns stand before them, wherever its short ones are', () => {
  expect(lookOf(table(['Code', 'Meaning', 'Repeat?'], ['A', sentence, 'No.']))).toBe('table lead-1')
  expect(lookOf(table(['Field', 'Type', 'Meaning'], ['A', 'text', sentence]))).toBe('table lead-2')
  expect(lookOf(table(['Field', 'By', 'Must', 'Limits', 'Meaning'], ['A', 'you', 'yes', sentence, sentence]))).toBe(
    'table lead-3',
  )
})

it('a table of two columns, of short words, or with many columns before its sentences, stays as it is', () => {
  expect(lookOf(table(['Code', 'Meaning'], ['A', sentence]))).toBe('table')
  expect(lookOf(table(['Event', 'Pay', 'Block'], ['A', 'success', '–']))).toBe('table')
  expect(lookOf(table(['1', '2', '3', '4', '5', '6'], ['A', 'B', 'C', 'D', 'E', sentence]))).toBe('table')
})

it('links and code within a cell count by their words', () => {
  const link = '<a href="../../errors/AMOUNT_EXCEED/index.html"><code>AMOUNT</code></a>'
  expect(lookOf(table(['Code', 'By', 'Repeat?'], ['A', link, 'No.']))).toBe('table')
})
