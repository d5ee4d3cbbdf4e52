import { readdirSync } from 'node:fs'
import { matchesGlob } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { groups, leftOut } from '../mutation/groups.js'

const here = fileURLToPath(new URL('..', import.meta.url))
const tests = readdirSync(here, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.test.ts'))

/** `sandbox/{pay,cards}*` as `sandbox/pay*` and `sandbox/cards*`. */
function alternatives(glob: string): string[] {
  const [, before = '', names = '', after = ''] = /^([^{]*)\{([^}]*)\}(.*)$/.exec(glob) ?? ['', glob]
  return names.split(',').map((name) => `${before}${name}${after}`)
}

it.each(Object.entries(groups))('the tests that judge the mutants of %s exist', (_name, group) => {
  const judges = group.tests.flatMap(alternatives)
  const isLeftOut = (file: string) => leftOut.some((glob) => matchesGlob(file, glob))
  const found = tests.filter((file) => !isLeftOut(file))
  const missing = judges.filter((glob) => !found.some((file) => matchesGlob(file, glob)))
  expect(missing).toEqual([])
})
