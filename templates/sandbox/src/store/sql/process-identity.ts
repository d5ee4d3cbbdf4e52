/**
 * What tells a process from every other that had, or will have, its number: the moment it was started. Undefined when
 * there is no such process; empty where the system does not tell.
 */
export async function processIdentity(pid: number): Promise<string | undefined> {
  if (!isRunning(pid)) return undefined
  try {
    return process.platform === 'linux' ? await fromProc(pid) : await fromTool(pid)
  } catch {
    return ''
  }
}

function isRunning(pid: number): boolean {
  if (!(pid > 0)) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // Someone else's process runs too.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** Place of the start in what follows the name, which may itself hold brackets and blanks. */
const startPlace = 19

/** The start is counted from the boot. */
async function fromProc(pid: number): Promise<string> {
  const { readFile } = await import('node:fs/promises')
  const [boot, stat] = await Promise.all([
    readFile('/proc/sys/kernel/random/boot_id', 'utf8'),
    readFile(`/proc/${pid}/stat`, 'utf8'),
  ])
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return `${boot.trim()} ${fields[startPlace] ?? ''}`
}

async function fromTool(pid: number): Promise<string> {
  const [{ execFile }, { promisify }] = await Promise.all([import('node:child_process'), import('node:util')])
  const run = promisify(execFile)
  const { stdout } =
    process.platform === 'win32'
      ? await run('powershell', ['-NoProfile', '-Command', `(Get-Process -Id ${pid}).StartTime.ToFileTimeUtc()`])
      : await run('ps', ['-o', 'lstart=', '-p', String(pid)])
  return stdout.trim()
}
