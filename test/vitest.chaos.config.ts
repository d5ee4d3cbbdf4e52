import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { alias } from './vitest.config.js'

/** Servers and databases that are killed for a minute. Apart from the slow tests, whose load would slow it down. */
export const chaosTests = ['sandbox/chaos.slow.test.ts']

export default defineConfig({
  resolve: { alias },
  test: {
    root: fileURLToPath(new URL('.', import.meta.url)),
    include: chaosTests,
    globalSetup: ['support/seed.ts'],
    testTimeout: 240_000,
    hookTimeout: 240_000,
  },
})
