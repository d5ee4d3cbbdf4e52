import { cpSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Packed, packInstalled } from './pack.js'
import { installedDependencies, type Package } from './packages.js'
import type { Project } from './project.js'

/** Programs of a user, in plain JavaScript: payments, notifications, the sandbox. */
const programs = ['consumer.mjs', 'commonjs.cjs', 'notifications.mjs', 'sandbox.mjs']

/**
 * Installs the tarballs in a project of its own, as a user would, and plays payments with them. What they need of others
 * is packed from where it is installed, so that no registry is asked.
 */
export async function tryPackages(
  project: Project,
  packages: readonly Package[],
  packed: readonly Packed[],
): Promise<void> {
  const { folder, run } = project
  const scratch = join(folder, '.cache/release/scratch')
  mkdirSync(scratch, { recursive: true })
  const others = await packInstalled(project, [...installedDependencies(folder, packages).values()], scratch)
  const files = (all: readonly Packed[]) => Object.fromEntries(all.map(({ name, file }) => [name, `file:${file}`]))
  const manifest = {
    private: true,
    type: 'module',
    dependencies: files(packed),
    // Packages find each other here too, and not in a registry.
    overrides: files([...packed, ...others]),
  }
  writeFileSync(join(scratch, 'package.json'), JSON.stringify(manifest))
  await run('npm', ['install', '--offline', '--ignore-scripts', '--no-audit', '--no-fund'], scratch)
  const consumers = join(folder, 'test/packages/consumer')
  for (const name of readdirSync(consumers)) cpSync(join(consumers, name), join(scratch, name))
  for (const program of programs) await run('node', [program], scratch)
}
