import { defineConfig } from 'vitest/config'
export default defineConfig({ test: { root: '/work/main/test', include: ['sandbox/postgres.slow.test.ts'], testTimeout: 240_000, hookTimeout: 240_000 } })
