import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { alias } from './vitest.config.js'
export default defineConfig({ resolve: { alias }, test: { root: fileURLToPath(new URL('.', import.meta.url)), include: ['notifications/*.slow.test.ts'], testTimeout: 240_000, hookTimeout: 240_000 } })
