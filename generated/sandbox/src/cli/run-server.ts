// Copied from templates/sandbox/src/cli/run-server.ts by `npm run generate`. Do not edit: change it there.
import { createDashboard } from '../dashboard/index.js'
import type { Sandbox } from '../sandbox.js'
import { type SandboxServer, serve } from '../server/serve.js'
import { watchWorlds } from '../server/watch.js'
import { banner } from './banner.js'
import type { Config } from './config-schema.js'
import { deliveryLine, requestLine } from './lines.js'
import type { Session } from './session.js'
import { readSettings } from './settings.js'
import { UsageError } from './usage.js'

const usualPort = 8080

/** Runs the sandbox as a server until it is told to stop. */
export async function runServer(session: Session): Promise<void> {
  const { program, surroundings, given, print, paint } = session
  if (given.words.length > 0) throw new UsageError(`What is ${given.words[0]}? See --help.`)
  const { env, folder, stop } = surroundings
  const { config, file, quiet } = await readSettings({
    flags: given.flags,
    env,
    folder,
    defaults: program.tables.defaults,
  })
  const sandbox = makeSandbox(session, config)
  const server = await open(sandbox, config, session)
  const { title, version, tables } = program
  const { url, host } = server
  const milliseconds = performance.now()
  print(
    banner(
      {
        title,
        version,
        url,
        file,
        worlds: [...sandbox.worlds.values()],
        tables,
        milliseconds,
        open: !isLoopback(host),
      },
      paint,
    ),
  )
  const end = quiet ? () => {} : follow(sandbox, session)
  await aborted(stop)
  end()
  await server.close()
  await sandbox.close()
}

function makeSandbox({ program }: Session, { port: _port, host: _host, ...options }: Config): Sandbox {
  try {
    return program.createSandbox(options)
  } catch (error) {
    // What the sandbox refuses is a setting.
    if (error instanceof RangeError || error instanceof TypeError) throw new UsageError(error.message)
    throw error
  }
}

async function open(
  sandbox: Sandbox,
  { port = usualPort, host = '127.0.0.1' }: Config,
  { program, surroundings }: Session,
): Promise<SandboxServer> {
  const onError = (error: unknown) =>
    void surroundings.error.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`)
  try {
    return await serve(sandbox, { port, host, dashboard: createDashboard(program.tables), lightObjects: true, onError })
  } catch (error) {
    await sandbox.close()
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === 'EADDRINUSE')
      throw new UsageError(`Port ${port} is taken. Give another with --port, or --port 0 for any that is free.`)
    if (code === 'EACCES') throw new UsageError(`Port ${port} may not be listened on. Give another with --port.`)
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') throw new UsageError(`${host} is no address of this machine.`)
    throw error
  }
}

/** A line for each request, and for each step of a delivery. */
function follow({ worlds }: Sandbox, { print, paint }: Session): () => void {
  const named = (name: string, line: string) => print(worlds.size > 1 ? `${paint.blue(name)}  ${line}` : line)
  return watchWorlds(worlds, {
    request: ({ name }, entry) => named(name, requestLine(entry, paint)),
    delivery: ({ name }, dispatch) => named(name, deliveryLine(dispatch, paint)),
  })
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || host.startsWith('127.')
}

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve()
    else signal.addEventListener('abort', () => resolve(), { once: true })
  })
}
