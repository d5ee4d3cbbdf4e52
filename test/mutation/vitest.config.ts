import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { alias } from '../vitest.config.js'
import { leftOut } from './groups.js'
import type { Mutated } from './mutants.js'

const { CARD_GATEWAY_MUTANTS, CARD_GATEWAY_MUTATE_TESTS = '**', CARD_GATEWAY_AFRESH } = process.env
const own = (file: string) => fileURLToPath(new URL(file, import.meta.url))
const { files }: Mutated = CARD_GATEWAY_MUTANTS
  ? JSON.parse(readFileSync(CARD_GATEWAY_MUTANTS, 'utf8'))
  : { files: {}, mutants: [] }

declare module 'vitest' {
  export interface ProvidedContext {
    /** The mutant that is awake from the start. */
    mutant: { readonly id: string; readonly limit: number }
  }
}

/** The tests that judge mutants, on files that hold the mutants. */
export default defineConfig({
  resolve: { alias },
  plugins: [{ name: 'mutants', enforce: 'pre', load: (path) => files[path] }],
  test: {
    root: own('..'),
    globalSetup: [own('../support/shared-folder.ts')],
    ...(CARD_GATEWAY_AFRESH ? { setupFiles: [own('awake.ts')], bail: 1 } : { runner: own('judge.ts'), isolate: false }),
    include: CARD_GATEWAY_MUTATE_TESTS.split(' ').map((glob) =>
      glob.endsWith('**') ? `${glob}/*.test.ts` : `${glob}.test.ts`,
    ),
    exclude: ['**/node_modules/**', ...leftOut],
    // The same data in each run: a mutant is noticed or not, never by luck.
    provide: { seed: 1, full: false, mutant: { id: '', limit: 0 } },
    testTimeout: CARD_GATEWAY_AFRESH ? 20_000 : 5000,
    maxWorkers: 1,
    // The judge reports: vitest's own output would be about tests that are meant to fail.
    reporters: [{}],
  },
})
