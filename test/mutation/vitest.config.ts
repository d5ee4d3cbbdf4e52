import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { alias } from '../vitest.config.js'
import { leftOut } from './groups.js'
import type { Mutated } from './mutants.js'

const { CARD_GATEWAY_MUTANTS, CARD_GATEWAY_MUTATE_TESTS = '**' } = process.env
const { files }: Mutated = CARD_GATEWAY_MUTANTS
  ? JSON.parse(readFileSync(CARD_GATEWAY_MUTANTS, 'utf8'))
  : { files: {}, mutants: [] }

/** The tests that judge mutants, on files that hold the mutants. */
export default defineConfig({
  resolve: { alias },
  plugins: [{ name: 'mutants', enforce: 'pre', load: (path) => files[path] }],
  test: {
    root: fileURLToPath(new URL('..', import.meta.url)),
    runner: fileURLToPath(new URL('judge.ts', import.meta.url)),
    include: CARD_GATEWAY_MUTATE_TESTS.split(' ').map((glob) =>
      glob.endsWith('**') ? `${glob}/*.test.ts` : `${glob}.test.ts`,
    ),
    exclude: ['**/node_modules/**', ...leftOut],
    // The same data in each run: a mutant is noticed or not, never by luck.
    provide: { seed: 1 },
    testTimeout: 5000,
    isolate: false,
    maxWorkers: 1,
    // The judge tells: what vitest would say is about tests that are meant to fail.
    reporters: [{}],
  },
})
