import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { holdFolder } from '@card-gateway/sandbox/store/sql/folder-lock'
import { processIdentity } from '@card-gateway/sandbox/store/sql/process-identity'
import { expect, it, onTestFinished } from 'vitest'

// A folder belongs to one process, as long as that lives.

async function folder(): Promise<string> {
  const parent = await mkdtemp(join(tmpdir(), 'sandbox-hold-'))
  onTestFinished(() => rm(parent, { recursive: true, force: true }))
  return join(parent, 'data')
}

/** A process that only lives. */
async function living(): Promise<{ readonly pid: number; kill(): Promise<void> }> {
  const child = spawn(process.execPath, ['-e', 'console.log(1); setInterval(() => {}, 1000)'])
  const kill = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill('SIGKILL')
    await once(child, 'exit')
  }
  onTestFinished(kill)
  await once(child.stdout, 'data')
  if (child.pid === undefined) throw new Error('no process')
  return { pid: child.pid, kill }
}

it('refuses a folder whose process lives, and takes it when that was killed', async () => {
  const path = await folder()
  const owner = await living()
  await writeFile(`${path}.pid`, `${owner.pid}\n${await processIdentity(owner.pid)}`)
  await expect(holdFolder(path)).rejects.toThrow(`is in use by another sandbox (process ${owner.pid})`)
  await owner.kill()
  const letGo = await holdFolder(path)
  expect(await readFile(`${path}.pid`, 'utf8')).toBe(`${process.pid}\n${await processIdentity(process.pid)}`)
  await letGo()
  expect(await readdir(join(path, '..'))).toEqual(['data'])
})

it('takes a folder whose process is gone and whose number another has now', async () => {
  const path = await folder()
  const other = await living()
  await writeFile(`${path}.pid`, `${other.pid}\nanother boot 12345`)
  await (await holdFolder(path))()
})

it.each([['nothing'], ['not a number\n'], ['-1\nx'], ['999999999\nx']])(
  'takes a folder that %j says is in use',
  async (said) => {
    const path = await folder()
    await writeFile(`${path}.pid`, said)
    await (await holdFolder(path))()
  },
)

it('believes a number alone, which is all an earlier release wrote, while its process lives', async () => {
  const path = await folder()
  const owner = await living()
  await writeFile(`${path}.pid`, String(owner.pid))
  await expect(holdFolder(path)).rejects.toThrow('is in use')
  await owner.kill()
  await (await holdFolder(path))()
})

it('gives it to one of several who come at once', async () => {
  const path = await folder()
  await writeFile(`${path}.pid`, '999999999\nx')
  const tries = await Promise.allSettled(Array.from({ length: 8 }, () => holdFolder(path)))
  const won = tries.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
  expect(won).toHaveLength(1)
  await expect(holdFolder(path)).rejects.toThrow('is in use')
  await won[0]?.()
  await (await holdFolder(path))()
})

it('tells a process from a later one, and says when there is none', async () => {
  const first = await living()
  const second = await living()
  expect(await processIdentity(first.pid)).toBe(await processIdentity(first.pid))
  await first.kill()
  expect(await processIdentity(first.pid)).toBeUndefined()
  expect(await processIdentity(second.pid)).not.toBeUndefined()
})
