import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { alias, reporters } from './vitest.config.js'

/** The proof that the published model is enough for another language. Wants python3. */
export const languageTests = ['languages/*.test.ts']

export default defineConfig({
  resolve: { alias },
  test: {
    root: fileURLToPath(new URL('.', import.meta.url)),
    include: languageTests,
    testTimeout: 240_000,
    reporters,
  },
})
