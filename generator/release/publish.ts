import type { Packed } from './pack.js'
import { CommandError, type Project } from './project.js'

/**
 * Publishes the tarballs in their order, each with a proof of the commit it was built from. What a run before has
 * published is passed over, so that a release that stopped half-way can be repeated.
 */
export async function publish(project: Project, packed: readonly Packed[], provenance: boolean): Promise<void> {
  for (const [index, one] of packed.entries()) {
    try {
      await publishOne(project, one, provenance)
    } catch (error) {
      throw new Error(`${stateOf(packed, index)}\n${error instanceof Error ? error.message : error}`, { cause: error })
    }
  }
}

async function publishOne(project: Project, one: Packed, provenance: boolean): Promise<void> {
  const { folder, run, say } = project
  const published = await publishedIntegrity(project, one)
  if (published === one.integrity) return say(`  ${nameOf(one)} is already published`)
  if (published !== undefined) {
    throw new Error(
      `${nameOf(one)} is published with other content, and a version cannot be replaced. Repeat the release as it was begun (with the same commit, origin, Node and npm), or release a higher version with --set-version.`,
    )
  }
  const words = provenance ? ['--provenance'] : []
  await run('npm', ['publish', one.file, '--access', 'public', ...words], folder)
  say(`  ${nameOf(one)} published`)
}

/** Digest of what a registry has under that version; nothing when it has none. */
async function publishedIntegrity({ folder, run }: Project, one: Packed): Promise<string | undefined> {
  try {
    const printed = await run('npm', ['view', nameOf(one), 'dist.integrity'], folder)
    return printed.trim() || undefined
  } catch (error) {
    if (error instanceof CommandError && error.output.includes('E404')) return undefined
    throw error
  }
}

function stateOf(packed: readonly Packed[], index: number): string {
  const names = (all: readonly Packed[]): string => all.map(nameOf).join(', ') || 'none'
  return `Published: ${names(packed.slice(0, index))}. Not published: ${names(packed.slice(index))}.`
}

function nameOf({ name, version }: Packed): string {
  return `${name}@${version}`
}
