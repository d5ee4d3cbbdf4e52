import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { alias } from './vitest.config.js'

/** What takes many minutes, or kills servers and databases: by hand and at night, not before each change. */
export const longTests = [
  'forger/*.slow.test.ts',
  'runtime/notifications/fuzz.slow.test.ts',
  'sandbox/chaos.slow.test.ts',
  'sandbox/walks/*.slow.test.ts',
  'shuffled.slow.test.ts',
  'simulator/*.slow.test.ts',
]

export default defineConfig({
  resolve: { alias },
  test: {
    root: fileURLToPath(new URL('.', import.meta.url)),
    include: longTests,
    globalSetup: ['support/seed.ts'],
    testTimeout: 240_000,
    hookTimeout: 240_000,
  },
})
