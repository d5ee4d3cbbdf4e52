import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { alias, reporters } from './vitest.config.js'

/** What takes many minutes, or kills servers and databases. */
export const longTests = [
  'forger/*.slow.test.ts',
  'runtime/notifications/fuzz.slow.test.ts',
  'sandbox/chaos*.slow.test.ts',
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
    // By default one processor stays idle, which is half of a small machine.
    maxWorkers: '100%',
    reporters,
  },
})
