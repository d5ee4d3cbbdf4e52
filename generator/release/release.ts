import { cpSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { notesOf } from './changelog.js'
import { checkOut, removeCheckout } from './checkout.js'
import { requireCleanTree } from './clean-tree.js'
import { commitVersion, tagVersion } from './commit.js'
import { compareWithLast } from './compare.js'
import { findHome, type Home } from './home.js'
import { type Packed, packAll } from './pack.js'
import { packagesInOrder } from './packages.js'
import { setVersion, writeChangelog } from './prepare-version.js'
import type { Project } from './project.js'
import { publish } from './publish.js'
import { Steps } from './steps.js'
import { tryPackages } from './try-packages.js'

export interface ReleaseOptions {
  /** Ends before anything is committed or published. */
  readonly dryRun: boolean
  /** For rehearsals of the release itself. */
  readonly skipTests: boolean
  /** Whether to publish a proof of the commit that the packages were built from. */
  readonly provenance: boolean
  /** A version above the one that the changes need. */
  readonly version: string | undefined
}

/**
 * Releases all packages under one version. Everything is made and tried in a checkout of its own; the project gets the
 * commit when all went well, then the packages are published, then the commit is tagged.
 *
 * @throws {ReleaseError} saying what was done and what is left
 */
export async function release(project: Project, options: ReleaseOptions): Promise<void> {
  const { say } = project
  const steps = new Steps(say)
  await steps.run('clean tree', () => requireCleanTree(project))
  const checkout = await steps.run('checkout', () => checkOut(project))
  try {
    const home = await steps.run('check', () => check(checkout, options))
    await steps.run('build', () => npm(checkout, 'build'))
    if (!options.skipTests) await steps.run('test', () => checkout.run('npm', ['test'], checkout.folder))
    const { version, comparison, isPrepared, says } = await steps.run('compare', () =>
      compareWithLast(checkout, options.version),
    )
    say(`  ${says}`)
    if (!isPrepared) {
      await steps.run('version', () => setVersion(checkout, version))
      await steps.run('changelog', () => writeChangelog(checkout, version, comparison))
    }
    const packages = packagesInOrder(checkout.folder)
    const packed = await steps.run('pack', () => packAll(checkout, packages, home, tarballsOf(checkout)))
    await steps.run('try', () => tryPackages(checkout, packages, packed))
    if (options.dryRun) return tellRehearsal(project, checkout, version, packed)
    if (!isPrepared) await steps.run('commit', () => commitVersion(project, checkout, version))
    await steps.run('publish', () => publish(checkout, packed, options.provenance))
    await steps.run('tag', () => tagVersion(project, version))
    say(`${version} is released. Push the commit and its tag: git push --follow-tags`)
  } finally {
    await removeCheckout(project, checkout)
  }
}

/** What is generated and reported is fresh; and packages can say where they come from. */
async function check(checkout: Project, { dryRun }: ReleaseOptions): Promise<Home> {
  const { home, problem } = await findHome(checkout)
  if (problem !== undefined && !dryRun) throw new Error(problem)
  if (problem !== undefined) checkout.say(`  warning: a release would stop here. ${problem}`)
  if (home.repository) checkout.say(`  the packages name ${home.repository.url} as their repository`)
  await npm(checkout, 'generate', '--check')
  await npm(checkout, 'api', '--check')
  return home
}

async function npm({ folder, run }: Project, script: string, ...words: string[]): Promise<void> {
  await run('npm', ['run', '--silent', script, ...(words.length > 0 ? ['--', ...words] : [])], folder)
}

function tarballsOf({ folder }: Project): string {
  const tarballs = join(folder, '.cache/release/packages')
  mkdirSync(tarballs, { recursive: true })
  return tarballs
}

/** Keeps the tarballs to look at, and tells what a release would do with them. */
function tellRehearsal(project: Project, checkout: Project, version: string, packed: readonly Packed[]): void {
  const kept = join(project.folder, '.cache/release')
  rmSync(kept, { recursive: true, force: true })
  for (const { file } of packed) cpSync(file, join(kept, basename(file)))
  const changelog = readFileSync(join(checkout.folder, 'CHANGELOG.md'), 'utf8')
  project.say(`\nThe changelog of ${version}:\n\n${notesOf(changelog, version)}`)
  project.say(`\nA release would publish ${version} in this order, then tag v${version}:`)
  for (const { name, file, size } of packed) {
    project.say(`  ${name}  ${Math.ceil(size / 1000)} kB  .cache/release/${basename(file)}`)
  }
}
