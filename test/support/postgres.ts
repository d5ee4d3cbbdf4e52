import { execFile, spawn } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { chown, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'

const run = promisify(execFile)

/** A PostgreSQL server of one's own, empty. */
export interface Cluster extends AsyncDisposable {
  readonly port: number
  readonly pool: pg.Pool
  /** Breaks the server off, as if its machine had failed, and starts it again over what it had written. */
  breakOff(): Promise<void>
}

/** Folder of the newest PostgreSQL on this machine; undefined when there is none. */
export function findPostgres(): string | undefined {
  const home = '/usr/lib/postgresql'
  const versions = existsSync(home) ? readdirSync(home).sort((a, b) => Number(b) - Number(a)) : []
  return versions.map((version) => join(home, version, 'bin')).find((folder) => existsSync(join(folder, 'initdb')))
}

/** Starts a server in a temporary folder. It answers on 127.0.0.1 and trusts everybody. */
export async function startPostgres(binaries: string): Promise<Cluster> {
  const folder = await mkdtemp(join(tmpdir(), 'card-gateway-pg-'))
  const user = serverUser()
  if (user !== undefined) await chown(folder, user.uid, user.gid)
  const data = join(folder, 'data')
  await run(join(binaries, 'initdb'), ['-D', data, '-U', 'shop', '-A', 'trust', '-E', 'UTF8', '--no-sync'], {
    ...user,
    cwd: folder,
  })
  const port = await freePort()
  const settings = ['listen_addresses=127.0.0.1', 'fsync=off', 'max_connections=100']
  const server = spawn(
    '/bin/sh',
    ['-c', keeper, folder, join(binaries, 'postgres'), '-D', data, '-p', String(port), '-k', folder].concat(
      settings.flatMap((setting) => ['-c', setting]),
    ),
    { ...user, cwd: folder, stdio: ['pipe', 'ignore', 'ignore'] },
  )
  const ended = new Promise((resolve) => server.once('exit', resolve))
  const pool = new pg.Pool({ host: '127.0.0.1', port, user: 'shop', database: 'postgres' })
  pool.on('error', () => {})
  const dispose = async () => {
    await pool.end()
    server.stdin.end()
    await ended
    await rm(folder, { recursive: true, force: true })
  }
  try {
    await answers(pool)
  } catch (error) {
    await dispose()
    throw error
  }
  const breakOff = async () => {
    const before = await startedAt(pool)
    server.stdin.write('again\n')
    for (;;) {
      const now = await startedAt(pool).catch(() => before)
      if (now !== before) return
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
  return { port, pool, breakOff, [Symbol.asyncDispose]: dispose }
}

/**
 * Runs a server until its own input ends, which it does however this process ends. With each line of input it restarts
 * it.
 */
const keeper =
  '"$@" & server=$!; while read -r line; do kill -QUIT $server; wait $server; "$@" & server=$!; done; ' +
  'kill -QUIT $server; wait $server; rm -rf "$0"'

async function startedAt(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<{ at: string }>('select pg_postmaster_start_time()::text as at')
  return rows[0]?.at ?? ''
}

/** PostgreSQL refuses to run as root. */
function serverUser(): { readonly uid: number; readonly gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const lines = readFileSync('/etc/passwd', 'utf8').split('\n')
  const line =
    lines.find((entry) => entry.startsWith('postgres:')) ?? lines.find((entry) => entry.startsWith('nobody:'))
  const [, , uid, gid] = line?.split(':') ?? []
  return { uid: Number(uid), gid: Number(gid) }
}

async function answers(pool: pg.Pool): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt++) {
    try {
      await pool.query('select 1')
      return
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
  throw new Error('PostgreSQL did not start.')
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (typeof address !== 'object' || address === null) throw new Error('No port is free.')
  return address.port
}
