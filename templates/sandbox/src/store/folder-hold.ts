import { StoreUnavailable } from './store-unavailable.js'

/** Names the process that uses the folder. */
const suffix = '.pid'

/** Folders this very process uses. */
const held = new Set<string>()

/**
 * Makes a folder one's own, and makes it where it is not there: two processes in one would destroy what it holds.
 *
 * @returns what lets it go
 * @throws StoreUnavailable when a process that still runs has it, when it cannot be written, or holds something else than
 *   a database
 */
export async function holdFolder(folder: string): Promise<() => Promise<void>> {
  const [{ mkdir, readdir, readFile, rm, writeFile }, { resolve }] = await Promise.all([
    import('node:fs/promises'),
    import('node:path'),
  ])
  const path = resolve(folder)
  const file = `${path}${suffix}`
  try {
    await mkdir(path, { recursive: true })
    const names = await readdir(path)
    if (names.length > 0 && !names.includes('PG_VERSION'))
      throw new StoreUnavailable(`pglite:${folder} holds something else than a database. Name a folder of its own.`)
    await writePid().catch(takeOver)
  } catch (error) {
    throw error instanceof StoreUnavailable ? error : unusable(folder, error)
  }
  held.add(path)
  return async () => {
    held.delete(path)
    await rm(file, { force: true })
  }

  /** Fails where there is one, so that of two who start at once only one goes on. */
  function writePid(): Promise<void> {
    return writeFile(file, String(process.pid), { flag: 'wx' })
  }

  /** Goes on where a process left off that was killed. */
  async function takeOver(error: unknown): Promise<void> {
    if (codeOf(error) !== 'EEXIST') throw error
    const owner = Number(await readFile(file, 'utf8').catch(() => ''))
    if (held.has(path) || (owner !== process.pid && isRunning(owner)))
      throw new StoreUnavailable(
        `pglite:${folder} is in use by another sandbox (process ${owner}). If that process is none, remove ${file}`,
      )
    await rm(file, { force: true })
    await writePid()
  }
}

/** Says why a folder cannot be used. */
export function unusable(folder: string, error: unknown): StoreUnavailable {
  const why = reasons[codeOf(error) ?? ''] ?? (error instanceof Error ? error.message : String(error))
  return new StoreUnavailable(`pglite:${folder} cannot be used: ${why}.`)
}

const reasons: Readonly<Record<string, string>> = {
  EEXIST: 'there is a file of that name',
  ENOTDIR: 'a part of the path is a file',
  EACCES: 'it may not be written',
  EPERM: 'it may not be written',
  EROFS: 'its disk may not be written',
  ENOSPC: 'its disk is full',
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined
}

function isRunning(id: number): boolean {
  if (!(id > 0)) return false
  try {
    process.kill(id, 0)
    return true
  } catch (error) {
    // Someone else's process runs too.
    return codeOf(error) === 'EPERM'
  }
}
