// Copied from templates/sandbox/src/store/sql/folder-lock.ts by `npm run generate`. Do not edit: change it there.
import { StoreUnavailable } from '../unavailable.js'
import { processIdentity } from './process-identity.js'

/** Says which process uses the folder: its number, and when it was started. */
const suffix = '.pid'

/** Folders this very process uses. */
const held = new Set<string>()

/** How often this process has tried to take a folder over: each try has a file name of its own. */
let tries = 0

/**
 * Takes a folder for this process, and creates it where it does not exist: two processes in one would destroy its data.
 *
 * @returns a function that releases it
 * @throws StoreUnavailable when a process that still runs has it, when it cannot be written, or holds something else than
 *   a database
 */
export async function holdFolder(folder: string): Promise<() => Promise<void>> {
  const [{ link, mkdir, readdir, readFile, rename, rm, writeFile }, { resolve }] = await Promise.all([
    import('node:fs/promises'),
    import('node:path'),
  ])
  const path = resolve(folder)
  const file = `${path}${suffix}`
  try {
    await mkdir(path, { recursive: true })
    const names = await readdir(path)
    if (names.length > 0 && !names.includes('PG_VERSION'))
      throw new StoreUnavailable(`pglite:${folder} contains something other than a database. Name an empty folder.`)
    await writePid().catch(takeOver)
  } catch (error) {
    throw error instanceof StoreUnavailable ? error : unusable(folder, error)
  }
  held.add(path)
  return async () => {
    held.delete(path)
    await rm(file, { force: true })
  }

  /** Fails when the file exists, so that of two processes that start at once only one goes on. */
  async function writePid(): Promise<void> {
    return writeFile(file, `${process.pid}\n${(await processIdentity(process.pid)) ?? ''}`, { flag: 'wx' })
  }

  /** Takes over from a process that was killed, even if another has its number now. */
  async function takeOver(error: unknown): Promise<void> {
    if (codeOf(error) !== 'EEXIST') throw error
    const found = await readFile(file, 'utf8').catch(() => '')
    const [number = '', identity = ''] = found.split('\n')
    const owner = Number(number)
    if (held.has(path) || (await isAlive(owner, identity)) || !(await putAside(found))) throw inUse(owner)
    await writePid().catch((failure: unknown) => {
      throw codeOf(failure) === 'EEXIST' ? inUse(owner) : failure
    })
  }

  /** Of two processes that find the same file, one gets it; false when it is another file by now. */
  async function putAside(found: string): Promise<boolean> {
    const aside = `${file}.${process.pid}-${++tries}`
    try {
      await rename(file, aside)
      const isSame = (await readFile(aside, 'utf8')) === found
      if (!isSame) await link(aside, file)
      return isSame
    } catch {
      return false
    } finally {
      await rm(aside, { force: true })
    }
  }

  function inUse(owner: number): StoreUnavailable {
    return new StoreUnavailable(
      `pglite:${folder} is in use by another sandbox (process ${owner}). If no such process is running, remove ${file}`,
    )
  }
}

/** Whether the process that wrote the file still runs. Without its identity, its number must do. */
async function isAlive(owner: number, identity: string): Promise<boolean> {
  if (owner === process.pid) return false
  const running = await processIdentity(owner)
  return running !== undefined && (identity === '' || running === '' || running === identity)
}

/** Says why a folder cannot be used. */
export function unusable(folder: string, error: unknown): StoreUnavailable {
  const why = reasons[codeOf(error) ?? ''] ?? (error instanceof Error ? error.message : String(error))
  return new StoreUnavailable(`pglite:${folder} cannot be used: ${why}.`)
}

const reasons: Readonly<Record<string, string>> = {
  EEXIST: 'there is a file of that name',
  ENOTDIR: 'a part of the path is a file',
  EACCES: 'it is not writable',
  EPERM: 'it is not writable',
  EROFS: 'its disk is read-only',
  ENOSPC: 'its disk is full',
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined
}
