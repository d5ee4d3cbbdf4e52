import { defineConfig } from 'vitest/config'
import { alias } from './vitest.config.js'
export default defineConfig({ resolve: { alias: [{ find: /^@card-gateway\/sandbox$/, replacement: '/tmp/e6mut/src/index.ts' }, ...alias] }, test: { root: '/work/main/test', include: ['sandbox/postgres.slow.test.ts'], testTimeout: 20_000, hookTimeout: 240_000 } })
