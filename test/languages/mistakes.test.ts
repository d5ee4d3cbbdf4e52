import { expect, it } from 'vitest'
import { runPython } from './python.js'

it('the vectors notice every plausible mistake that is put into the implementation in Python', () => {
  const lines = runPython('mutants')
  expect(lines).toEqual([{ mistakes: 94, noticed: 94 }])
})
