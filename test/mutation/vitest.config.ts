import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { alias } from '../vitest.config.js'
import { groups, leftOut } from './groups.js'

const { tests } = groups[process.env.CARD_GATEWAY_MUTATE ?? ''] ?? { tests: ['**'] }

/** The tests of one group. A mutant that hangs costs a whole time-out, so that is short. */
export default defineConfig({
  resolve: { alias },
  test: {
    root: fileURLToPath(new URL('..', import.meta.url)),
    include: tests.map((glob) => (glob.endsWith('**') ? `${glob}/*.test.ts` : `${glob}.test.ts`)),
    exclude: ['**/node_modules/**', ...leftOut],
    testTimeout: 10_000,
  },
})
