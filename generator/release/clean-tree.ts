import type { Project } from './project.js'

/** What is not committed would be missing in the release, for that is made of the commit. */
export async function requireCleanTree({ folder, run }: Project): Promise<void> {
  const changed = (await run('git', ['status', '--porcelain'], folder)).trimEnd()
  if (changed !== '') throw new Error(`Commit or undo these changes first:\n${changed}`)
}
