import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { alias } from '../vitest.config.js'
import { leftOut } from './groups.js'

const tests = (process.env.CARD_GATEWAY_MUTATE_TESTS ?? '**').split(' ')

/** The tests that judge mutants. */
export default defineConfig({
  resolve: { alias },
  test: {
    root: fileURLToPath(new URL('..', import.meta.url)),
    include: tests.map((glob) => (glob.endsWith('**') ? `${glob}/*.test.ts` : `${glob}.test.ts`)),
    exclude: ['**/node_modules/**', ...leftOut],
    // The same data in each run: a mutant is noticed or not, never by luck.
    provide: { seed: 1 },
    testTimeout: 10_000,
    isolate: false,
  },
})
