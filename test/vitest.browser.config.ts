import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { alias, reporters } from './vitest.config.js'

/** What needs a browser. These tests want none of the tarballs that the other slow ones pack first. */
export const browserTests = ['docs/site.slow.test.ts', 'sandbox/pages.slow.test.ts', 'sandbox/dashboard.slow.test.ts']

export default defineConfig({
  resolve: { alias },
  test: {
    root: fileURLToPath(new URL('.', import.meta.url)),
    include: browserTests,
    testTimeout: 60_000,
    // The first run on a machine may install the browser.
    hookTimeout: 600_000,
    reporters,
  },
})
