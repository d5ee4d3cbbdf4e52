/**
 * Builds the generated packages: declarations by the compiler, JavaScript by esbuild in one file per entry point and
 * the chunks they share, because a program waits for every file it loads at its start (docs/decisions/0006-loading.md).
 *
 * The changelog is laid into each package, and the reference into the sandbox, to be published with it.
 *
 * `npm run build`, or with names, `npm run build -- client`: these packages and what they use.
 */
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, posix, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type BuildOptions, build, type Metafile, type Plugin } from 'esbuild'
import { publishedChangelog } from './release/changelog.js'

const root = fileURLToPath(new URL('../generated', import.meta.url))
const wanted = process.argv.slice(2)
const folders = (wanted.length > 0 ? withUsed(wanted) : readdirSync(root)).map((name) => join(root, name))
const packages = folders.filter((folder) => existsSync(join(folder, 'tsconfig.json')))

const shared = {
  bundle: true,
  packages: 'external',
  format: 'esm',
  platform: 'node',
  target: 'node20.19',
  charset: 'utf8',
  metafile: true,
  logLevel: 'warning',
} as const satisfies BuildOptions

buildTypes()
await Promise.all(packages.map(buildPackage))
layChangelog()
layReference()

/** Packages and all that they use, as their tsconfig.json refers to it. */
function withUsed(names: readonly string[]): string[] {
  const all = new Set(names)
  // Iterating over a Set also visits what is added meanwhile.
  for (const name of all) {
    const path = join(root, name, 'tsconfig.json')
    if (!existsSync(path)) continue
    const config: { references?: { path: string }[] } = JSON.parse(readFileSync(path, 'utf8'))
    for (const { path } of config.references ?? []) all.add(basename(path))
  }
  return [...all]
}

function buildTypes(): void {
  if (packages.length === 0) return
  const compiler = fileURLToPath(import.meta.resolve('typescript/bin/tsc'))
  const { status } = spawnSync(process.execPath, [compiler, '-b', ...packages], { stdio: 'inherit' })
  if (status !== 0) process.exit(1)
}

async function buildPackage(folder: string): Promise<void> {
  const entries = entryPoints(folder)
  const { metafile } = await build({
    ...shared,
    absWorkingDir: folder,
    entryPoints: entries,
    plugins: [withoutDocs(), importingEntries(entries.map((entry) => join(folder, entry)))],
    outbase: 'src',
    outdir: 'dist',
    chunkNames: 'chunks/[name]-[hash]',
    splitting: true,
    sourcemap: true,
    // The sources are published too.
    sourcesContent: false,
  })
  checkImports(metafile)
  removeOld(folder, new Set(Object.keys(metafile.outputs)))
}

/** The sources of everything that `exports` and `bin` name; a `*` stands for any path. */
function entryPoints(folder: string): string[] {
  const manifest: { exports: Record<string, string | { default: string }>; bin?: Record<string, string> } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  )
  const exported = Object.values(manifest.exports).flatMap((entry) => (typeof entry === 'string' ? [] : entry.default))
  const modules = [...exported, ...Object.values(manifest.bin ?? {}).map((file) => `./${file}`)]
  const patterns = modules.map((module) => {
    const source = module.replace(/^\.\/dist\//, 'src/').replace(/\.js$/, '.ts')
    return new RegExp(`^${source.replaceAll('.', '\\.').replace('*', '.+')}$`)
  })
  return filesOf(folder, 'src').filter((file) => patterns.some((pattern) => pattern.test(file)))
}

/** Docstrings are in the declarations; two thirds of the client's JavaScript would be docstrings. Lines stay in place. */
function withoutDocs(): Plugin {
  return {
    name: 'without docstrings',
    setup({ onLoad }) {
      onLoad({ filter: /\.ts$/ }, ({ path }) => ({
        contents: readFileSync(path, 'utf8').replace(/^ *\/\*\*[\s\S]*?\*\//gm, (doc) => doc.replace(/[^\n]+/g, '')),
        loader: 'ts',
      }))
    },
  }
}

/**
 * An entry point that re-exports another imports its file: the other's code stays in one place, under its own name,
 * and is not spread over chunks.
 */
function importingEntries(entries: readonly string[]): Plugin {
  return {
    name: 'entries import entries',
    setup({ onResolve }) {
      onResolve({ filter: /^\./ }, ({ importer, path, kind }) => {
        if (kind !== 'import-statement' || !entries.includes(importer)) return undefined
        const source = join(dirname(importer), path).replace(/\.js$/, '.ts')
        return entries.includes(source) ? { path, external: true } : undefined
      })
    },
  }
}

/** Such an import is right where the importer's code is in its own file; in a chunk it would lead nowhere. */
function checkImports({ outputs }: Metafile): void {
  for (const [file, { imports }] of Object.entries(outputs)) {
    for (const { path, external } of imports) {
      if (!external || !path.startsWith('.')) continue
      const target = posix.join(posix.dirname(file), path)
      if (outputs[target] === undefined) throw new Error(`${file} imports ${path}, which is not there.`)
    }
  }
}

function layChangelog(): void {
  const changelog = publishedChangelog(readFileSync(join(root, '../CHANGELOG.md'), 'utf8'))
  for (const folder of folders) writeFileSync(join(folder, 'CHANGELOG.md'), changelog)
}

/** The sandbox shows the reference under `/docs`. */
function layReference(): void {
  if (!packages.includes(join(root, 'sandbox'))) return
  cpSync(join(root, '../docs/reference'), join(root, 'sandbox/dist/docs'), {
    recursive: true,
    filter: (path) => !/\.(svg|json)$/.test(path),
  })
}

/** What was built of sources that are gone, and chunks that nothing imports any more, would be published. */
function removeOld(folder: string, built: ReadonlySet<string>): void {
  const sources = new Set(filesOf(folder, 'src'))
  const isDeclaration = (file: string): boolean =>
    /\.d\.ts(\.map)?$/.test(file) && sources.has(file.replace(/^dist/, 'src').replace(/\.d\.ts(\.map)?$/, '.ts'))
  for (const file of filesOf(folder, 'dist')) {
    if (built.has(file) || isDeclaration(file) || basename(file) === '.tsbuildinfo') continue
    rmSync(join(folder, file))
  }
}

/** Paths below the package's folder, with `/`, in a stable order. */
function filesOf(folder: string, part: string): string[] {
  return readdirSync(join(folder, part), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, resolve(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort()
}
