/**
 * Joins the modules of a built package behind its one entry point, so that importing it loads one file and not a
 * hundred. What is imported on demand stays apart. Runs after `tsc -b`, which gives the declarations.
 */
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

/** Packages whose only entry is `.`; the validators are loaded one by one and stay as they are. */
const packages = ['protocol', 'client']

await Promise.all(
  packages.map((name) =>
    build({
      absWorkingDir: fileURLToPath(new URL(`../generated/${name}`, import.meta.url)),
      entryPoints: ['src/index.ts'],
      outdir: 'dist',
      chunkNames: 'chunks/[name]-[hash]',
      bundle: true,
      splitting: true,
      packages: 'external',
      format: 'esm',
      platform: 'node',
      target: 'node20.19',
      sourcemap: true,
      logLevel: 'warning',
    }),
  ),
)
