import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { browserTests } from './vitest.browser.config.js'
import { alias, reporters } from './vitest.config.js'
import { longTests } from './vitest.long.config.js'

/** What needs the registry or minutes: packed tarballs in a scratch project, the supported Node versions. */
export default defineConfig({
  resolve: { alias },
  test: {
    root: fileURLToPath(new URL('.', import.meta.url)),
    include: ['**/*.slow.test.ts'],
    exclude: ['**/node_modules/**', ...browserTests, ...longTests],
    globalSetup: ['support/seed.ts', 'packages/scratch.ts'],
    testTimeout: 240_000,
    hookTimeout: 240_000,
    reporters,
  },
})
