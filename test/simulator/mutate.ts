import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'esbuild'
import type { Change } from './mutants.js'

const root = fileURLToPath(new URL('../..', import.meta.url))

/**
 * Puts other texts into source files as they are read; the files themselves stay as they are.
 *
 * The bundle fails where a text is not found, or found twice.
 */
export function mutate(changes: readonly Change[]): Plugin {
  return {
    name: 'mutate',
    setup({ onLoad, onEnd }) {
      const left = new Set(changes)
      onLoad({ filter: /\/(?:generated|docs)\/.*\.ts$/ }, async ({ path }) => {
        const own = changes.filter(({ file }) => path === join(root, file))
        if (own.length === 0) return undefined
        let contents = await readFile(path, 'utf8')
        for (const change of own) {
          const parts = contents.split(change.find)
          if (parts.length !== 2) throw new Error(`${change.file} has ${parts.length - 1} times: ${change.find}`)
          contents = parts.join(change.replace)
          left.delete(change)
        }
        return { contents, loader: 'ts' }
      })
      onEnd(() => {
        for (const { file } of left) throw new Error(`${file} is not part of the simulation.`)
      })
    },
  }
}
