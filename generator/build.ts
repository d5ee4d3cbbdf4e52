/**
 * Builds the generated packages: declarations by the compiler, JavaScript by rolldown in one file per entry point and
 * the chunks they share, because a program waits for every file it loads at its start (docs/decisions/0006-loading.md).
 *
 * The changelog is laid into each package, and the reference into the sandbox, to be published with it.
 *
 * `npm run build`, or with names, `npm run build -- client`: these packages and what they use.
 */
import { spawnSync } from 'node:child_process'
import { chmodSync, cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type CodeSplittingGroup, rolldown } from 'rolldown'
import { publishedChangelog } from './release/changelog.js'

const root = fileURLToPath(new URL('../generated', import.meta.url))
const wanted = process.argv.slice(2)
const folders = (wanted.length > 0 ? withUsed(wanted) : readdirSync(root)).map((name) => join(root, name))
const packages = folders.filter((folder) => existsSync(join(folder, 'tsconfig.json')))

/**
 * Which modules share a file, with all they import: each file costs a start about a millisecond, and left alone there would be one for each
 * set of entry points that share something. A file with the name of an entry point is that entry point.
 *
 * Of the client, what any of its entry points needs at once is one file. `node-transports.ts` stays apart, since it names undici: a
 * bundler of a program that imports `./fetch` would follow it.
 */
const shared: Readonly<Record<string, readonly CodeSplittingGroup[]>> = {
  client: [
    { name: 'start', tags: ['$initial'], minShareCount: 2, test: /^(?!.*node-transports)/ },
    { name: 'index', test: /src.index\.ts$/ },
  ],
  protocol: [{ name: 'basics', test: /src.basics\.ts$/ }],
}

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
  const bundle = await rolldown({
    cwd: folder,
    input: Object.fromEntries(entries.map((entry) => [entry.slice('src/'.length, -'.ts'.length), `./${entry}`])),
    // All packages but rolldown's own helpers.
    external: /^(?!@oxc-project)[@a-z]/,
    platform: 'node',
    // An entry point may hold what other files need, and gives it to them under names that no declaration has.
    preserveEntrySignatures: 'allow-extension',
    transform: { target: 'node20.19' },
  })
  const { output } = await bundle.write({
    dir: 'dist',
    chunkFileNames: 'chunks/[name]-[hash].js',
    codeSplitting: { groups: [...(shared[basename(folder)] ?? [])] },
    // Docstrings are in the declarations; two thirds of the client's JavaScript would be docstrings.
    comments: { jsdoc: false },
    sourcemap: true,
    // The sources are published too.
    sourcemapExcludeSources: true,
  })
  for (const file of output) {
    if (file.type === 'chunk' && file.code.startsWith('#!')) chmodSync(join(folder, 'dist', file.fileName), 0o755)
  }
  removeOld(folder, new Set(output.map(({ fileName }) => `dist/${fileName}`)))
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
