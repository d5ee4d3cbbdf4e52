import { defineConfig } from 'vitest/config'
import { alias } from './vitest.config.js'
export default defineConfig({ resolve: { alias }, test: { root: '/work/main/test', include: ['sandbox/postgres.slow.test.ts'], testTimeout: 240_000, hookTimeout: 240_000 } })
