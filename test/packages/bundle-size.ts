import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build, type Plugin } from 'esbuild'

/**
 * Bytes of modules as a bundler puts them into a program, minified and gzipped, with all that they need at once. What is
 * imported later, by call, and what is not installed with them stays out.
 *
 * @param specifiers what is imported: `@card-gateway/client`
 * @param folder a project that has it installed
 */
export async function bundleSizes(specifiers: readonly string[], folder: string): Promise<Map<string, number>> {
  const drafts = join(folder, '.cache/bundles')
  rmSync(drafts, { recursive: true, force: true })
  mkdirSync(drafts, { recursive: true })
  const entryPoints = specifiers.map((specifier, index) => {
    writeFileSync(join(drafts, `${index}.js`), `export * from '${specifier}'`)
    return join(drafts, `${index}.js`)
  })
  const { outputFiles } = await build({
    entryPoints,
    outdir: join(drafts, 'out'),
    write: false,
    // The built packages, not the sources that the editor's paths point to.
    tsconfigRaw: '{}',
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'node',
    plugins: [laterIsExternal],
    external: peers,
    logLevel: 'error',
  })
  return new Map(
    outputFiles.map(({ path, contents }) => [
      specifiers[Number.parseInt(basename(path), 10)] ?? path,
      gzipSync(contents, { level: 9 }).length,
    ]),
  )
}

/** What users bring along, if they want it. */
const peers = ['undici', 'msw', 'pg', 'nodemailer', '@electric-sql/pglite', 'express', 'fastify']

const laterIsExternal: Plugin = {
  name: 'what is imported by call is external',
  setup({ onResolve }) {
    onResolve({ filter: /^/ }, ({ kind, path }) => (kind === 'dynamic-import' ? { path, external: true } : undefined))
  },
}
