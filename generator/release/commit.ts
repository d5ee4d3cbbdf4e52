import type { Project } from './project.js'

/** Commits the version in the checkout, and leads the project's branch there. */
export async function commitVersion(project: Project, checkout: Project, version: string): Promise<void> {
  await checkout.run('git', ['commit', '--all', '--quiet', '--message', `Version ${version}`], checkout.folder)
  const commit = (await checkout.run('git', ['rev-parse', 'HEAD'], checkout.folder)).trim()
  await project.run('git', ['merge', '--quiet', '--ff-only', commit], project.folder)
}

/** Tags what is published. */
export async function tagVersion({ folder, run }: Project, version: string): Promise<void> {
  await run('git', ['tag', '--annotate', `v${version}`, '--message', `Version ${version}`], folder)
}
