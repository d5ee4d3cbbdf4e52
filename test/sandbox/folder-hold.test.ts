import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { StoreUnavailable } from '@card-gateway/sandbox'
import { holdFolder, unusable } from '@card-gateway/sandbox/store/sql/folder-lock'
import { processIdentity } from '@card-gateway/sandbox/store/sql/process-identity'
import { describe, expect, it, onTestFinished, vi } from 'vitest'

// A folder belongs to one process, as long as that lives.

async function folder(): Promise<string> {
  const parent = await mkdtemp(join(tmpdir(), 'sandbox-hold-'))
  onTestFinished(() => rm(parent, { recursive: true, force: true }))
  return join(parent, 'data')
}

/** A process that does nothing but run. */
async function living(program = process.execPath): Promise<{ readonly pid: number; kill(): Promise<void> }> {
  const child = spawn(program, ['-e', 'console.log(1); setInterval(() => {}, 1000)'])
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
  'takes a folder in whose lock stands no process that could live: %j',
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

it('makes a folder, and knows one of its own from one that holds something else', async () => {
  const path = await folder()
  const letGo = await holdFolder(path)
  await expect(holdFolder(path)).rejects.toThrow(`is in use by another sandbox (process ${process.pid}). If no such`)
  await writeFile(join(path, 'PG_VERSION'), '16')
  await writeFile(join(path, 'other'), '')
  await rm(`${path}.pid`)
  await letGo()
  await (await holdFolder(path))()
  await rm(join(path, 'PG_VERSION'))
  await expect(holdFolder(path)).rejects.toThrow(
    new StoreUnavailable(`pglite:${path} contains something other than a database. Name an empty folder.`),
  )
  expect(await readdir(join(path, '..'))).toEqual(['data'])
})

it('takes a folder that an earlier process of the same number left', async () => {
  const path = await folder()
  await writeFile(`${path}.pid`, `${process.pid}\n${await processIdentity(process.pid)}`)
  await (await holdFolder(path))()
})

it('says why a folder cannot be made', async () => {
  const path = await folder()
  await writeFile(path, '')
  await expect(holdFolder(path)).rejects.toThrow(
    new StoreUnavailable(`pglite:${path} cannot be used: there is a file of that name.`),
  )
  await expect(holdFolder(join(path, 'x'))).rejects.toThrow(
    new StoreUnavailable(`pglite:${join(path, 'x')} cannot be used: a part of the path is a file.`),
  )
})

it.each([
  ['an error', new Error('the words'), 'the words'],
  ['an error whose code is a number', Object.assign(new Error('the words'), { code: 7 }), 'the words'],
  ['an error with another code', Object.assign(new Error('the words'), { code: 'EOTHER' }), 'the words'],
  ['a disk that is full', Object.assign(new Error('the words'), { code: 'ENOSPC' }), 'its disk is full'],
  ['a text', 'text', 'text'],
  ['null', null, 'null'],
  ['an object that is no error', { code: 'ENOSPC' }, '[object Object]'],
])('says why a folder cannot be used: %s', (_what, error, why) => {
  expect(unusable('data', error)).toEqual(new StoreUnavailable(`pglite:data cannot be used: ${why}.`))
})

describe('the identity of a process', () => {
  /** A system whose commands repeat what they are asked. */
  async function pretend(platform: string, commands: boolean): Promise<void> {
    const bin = await mkdtemp(join(tmpdir(), 'sandbox-bin-'))
    const [known, path] = [Object.getOwnPropertyDescriptor(process, 'platform'), process.env.PATH ?? '']
    onTestFinished(async () => {
      if (known !== undefined) Object.defineProperty(process, 'platform', known)
      process.env.PATH = path
      await rm(bin, { recursive: true, force: true })
    })
    Object.defineProperty(process, 'platform', { value: platform })
    process.env.PATH = bin
    for (const name of commands ? ['ps', 'powershell'] : [])
      await writeFile(join(bin, name), `#!/bin/sh\necho "  ${name} $* "\n`, { mode: 0o755 })
  }

  it.each([
    ['darwin', `ps -o lstart= -p ${process.pid}`],
    ['win32', `powershell -NoProfile -Command (Get-Process -Id ${process.pid}).StartTime.ToFileTimeUtc()`],
  ])('is asked of a command on %s', async (platform, said) => {
    await pretend(platform, true)
    expect(await processIdentity(process.pid)).toBe(said)
  })

  it('is empty where the system does not tell', async () => {
    await pretend('darwin', false)
    expect(await processIdentity(process.pid)).toBe('')
  })

  it.each([0, -1, Number.NaN])('is none of %d', async (pid) => {
    expect(await processIdentity(pid)).toBeUndefined()
  })

  it.each([
    [Object.assign(new Error('not yours'), { code: 'EPERM' }), true],
    [Object.assign(new Error('none'), { code: 'ESRCH' }), false],
    [new Error('EPERM'), false],
    ['EPERM', false],
  ])('is that of a process of somebody else too: %s', async (error, runs) => {
    const kill = vi.spyOn(process, 'kill').mockImplementation(() => {
      throw error
    })
    onTestFinished(() => kill.mockRestore())
    expect((await processIdentity(process.pid)) !== undefined).toBe(runs)
  })

  it('is the moment it was started, whatever it is called', async () => {
    const parent = await mkdtemp(join(tmpdir(), 'sandbox-name-'))
    onTestFinished(() => rm(parent, { recursive: true, force: true }))
    const odd = join(parent, 'a ) 1 2 (b')
    await symlink(process.execPath, odd)
    const { pid } = await living(odd)
    if (process.platform !== 'linux') return
    const [, started] = /.*\) (?:\S+ ){19}(\d+) /s.exec(await readFile(`/proc/${pid}/stat`, 'utf8')) ?? []
    const boot = (await readFile('/proc/sys/kernel/random/boot_id', 'utf8')).trim()
    expect(await processIdentity(pid)).toBe(`${boot} ${started}`)
  })
})

it('tells a process from a later one, and says when there is none', async () => {
  const first = await living()
  const second = await living()
  expect(await processIdentity(first.pid)).toBe(await processIdentity(first.pid))
  await first.kill()
  expect(await processIdentity(first.pid)).toBeUndefined()
  expect(await processIdentity(second.pid)).not.toBeUndefined()
})
