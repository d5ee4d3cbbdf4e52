import { mkdirSync, mkdtempSync, readdirSync, readlinkSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import type { Project } from './project.js'

/**
 * Checks the commit out in a folder of its own, where the release is made and tried: the project itself stays as it is
 * until all went well.
 */
export async function checkOut(project: Project): Promise<Project> {
  const folder = join(mkdtempSync(join(tmpdir(), 'card-gateway-release-')), 'project')
  await project.run('git', ['worktree', 'add', '--quiet', '--detach', folder, 'HEAD'], project.folder)
  linkModules(join(project.folder, 'node_modules'), join(folder, 'node_modules'))
  return { ...project, folder }
}

/** Takes the checkout away. Its commit, if there is one, stays in the repository. */
export async function removeCheckout(project: Project, { folder }: Project): Promise<void> {
  rmSync(join(folder, '..'), { recursive: true, force: true })
  await project.run('git', ['worktree', 'prune'], project.folder)
}

/** What is installed is used from where it is; links to this project's packages lead to those of the checkout. */
function linkModules(from: string, to: string): void {
  mkdirSync(to)
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const path = join(from, entry.name)
    if (entry.name === '.bin' || !entry.name.startsWith('.')) {
      if (isOwnScope(path)) copyLinks(path, join(to, entry.name))
      else symlinkSync(path, join(to, entry.name))
    }
  }
}

function isOwnScope(path: string): boolean {
  return (
    basename(path).startsWith('@') && readdirSync(path, { withFileTypes: true }).every((one) => one.isSymbolicLink())
  )
}

function copyLinks(from: string, to: string): void {
  mkdirSync(to)
  for (const name of readdirSync(from)) symlinkSync(readlinkSync(join(from, name)), join(to, name))
}
