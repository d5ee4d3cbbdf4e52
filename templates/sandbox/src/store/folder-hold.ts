import { StoreUnavailable } from './store-unavailable.js'

/** Names the process that uses the folder. */
const suffix = '.pid'

/** Folders this very process uses. */
const held = new Set<string>()

/**
 * Makes a folder one's own: two processes in one would destroy what it holds.
 *
 * @returns what lets it go
 * @throws StoreUnavailable when a process that still runs has it
 */
export async function holdFolder(folder: string): Promise<() => Promise<void>> {
  const [{ mkdir, readFile, rm, writeFile }, { resolve }] = await Promise.all([
    import('node:fs/promises'),
    import('node:path'),
  ])
  const path = resolve(folder)
  const file = `${path}${suffix}`
  const owner = Number(await readFile(file, 'utf8').catch(() => ''))
  if (held.has(path) || (owner !== process.pid && isRunning(owner)))
    throw new StoreUnavailable(`pglite:${folder} is in use by another sandbox (process ${owner}).`)
  held.add(path)
  await mkdir(path, { recursive: true })
  await writeFile(file, String(process.pid))
  return async () => {
    held.delete(path)
    await rm(file, { force: true })
  }
}

function isRunning(id: number): boolean {
  if (!(id > 0)) return false
  try {
    process.kill(id, 0)
    return true
  } catch (error) {
    // Someone else's process runs too.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
