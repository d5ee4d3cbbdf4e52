import { fileURLToPath } from 'node:url'
import { defineConfig, type ViteUserConfig } from 'vitest/config'

const generated = fileURLToPath(new URL('../generated', import.meta.url))
const report = process.env.CARD_GATEWAY_REPORT

/** Where the counts of a run go, besides the terminal. */
export const reporters: NonNullable<NonNullable<ViteUserConfig['test']>['reporters']> = report
  ? ['default', ['json', { outputFile: fileURLToPath(new URL(`../${report}`, import.meta.url)) }]]
  : ['default']

/** Tests run on the sources of the generated packages, so nothing needs to be built first. */
export const alias = [
  {
    find: /^@card-gateway\/schemas\/(.+)$/,
    replacement: `${generated}/schemas/$1`,
  },
  {
    find: /^@card-gateway\/([a-z]+)\/(.+)$/,
    replacement: `${generated}/$1/src/$2.ts`,
  },
  {
    find: /^@card-gateway\/([a-z]+)$/,
    replacement: `${generated}/$1/src/index.ts`,
  },
]

/** Not part of a quick run. */
const left = ['**/node_modules/**', '**/*.slow.test.ts', 'languages/**']

/** Files with `vi.mock`, or with the tests of a module that another file runs too: modules that others loaded would not be loaded again. */
const replacingModules = [
  'docs/sandbox-shop.test.ts',
  'docs/sandbox-shop-field.test.ts',
  'forger/forger.test.ts',
  'runtime/client/transport-loading.test.ts',
  'sandbox/folder-race.test.ts',
  'sandbox/page-loading.test.ts',
]

export default defineConfig({
  resolve: { alias },
  test: {
    root: fileURLToPath(new URL('.', import.meta.url)),
    globalSetup: ['support/seed.ts', 'support/shared-folder.ts'],
    testTimeout: 20_000,
    pool: 'threads',
    // By default one processor stays idle, which is half of a small machine.
    maxWorkers: '100%',
    reporters,
    // Modules are loaded once for each worker, not for each file: half of the processor time of a run. That no file leans on
    // another, or disturbs it, is shown by the shuffled pass.
    projects: [
      {
        extends: true,
        test: { name: 'together', isolate: false, include: ['**/*.test.ts'], exclude: [...left, ...replacingModules] },
      },
      { extends: true, test: { name: 'alone', isolate: true, include: replacingModules } },
    ],
  },
})
