import { fileURLToPath } from 'node:url'
import { defineConfig, type ViteUserConfig } from 'vitest/config'

const generated = fileURLToPath(new URL('../generated', import.meta.url))
const report = process.env['CARD_GATEWAY_REPORT']

/** Where the counts of a run go, besides the terminal. */
export const reporters: NonNullable<NonNullable<ViteUserConfig['test']>['reporters']> = report
  ? ['default', ['json', { outputFile: fileURLToPath(new URL(`../${report}`, import.meta.url)) }]]
  : ['default']

/** Tests run on the sources of the generated packages, so nothing needs to be built first. */
export default defineConfig({
  resolve: {
    alias: [
      {
        find: /^@card-gateway\/validators\/(.+)$/,
        replacement: `${generated}/validators/src/$1.ts`,
      },
      {
        find: /^@card-gateway\/schemas\/(.+)$/,
        replacement: `${generated}/schemas/$1`,
      },
      {
        find: /^@card-gateway\/mock\/(.+)$/,
        replacement: `${generated}/mock/src/$1.ts`,
      },
      {
        find: /^@card-gateway\/([a-z]+)$/,
        replacement: `${generated}/$1/src/index.ts`,
      },
    ],
  },
  test: {
    root: fileURLToPath(new URL('.', import.meta.url)),
    include: ['**/*.test.ts'],
    exclude: ['**/*.slow.test.ts'],
    testTimeout: 20_000,
    reporters,
  },
})
