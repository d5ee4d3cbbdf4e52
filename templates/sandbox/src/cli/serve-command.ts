import { existsSync } from 'node:fs'
import { createDashboard } from '../http/dashboard/create-dashboard.js'
import { createDocs } from '../http/docs/app.js'
import { type SandboxServer, serve } from '../http/server/serve.js'
import { openStore } from '../sandbox/open-store.js'
import type { Sandbox } from '../sandbox/sandbox.js'
import type { GatewaySpec } from '../spec/gateway-spec.js'
import { layOver, profileOf } from '../spec/lay-over.js'
import type { Overlay } from '../spec/overlay.js'
import type { Store } from '../store/store.js'
import { StoreUnavailable } from '../store/unavailable.js'
import type { Config } from '../world/settings-schema.js'
import { watchWorlds } from '../world/watch.js'
import { banner } from './banner.js'
import type { CliContext } from './context.js'
import { usualPort } from './flags.js'
import { requestLine } from './log-lines.js'
import { readOverlays } from './read-overlays.js'
import { readSettings } from './read-settings.js'
import { Ticker } from './ticker.js'
import { UsageError } from './usage-error.js'

const ownDocs = '/docs'

/** Runs the sandbox as a server until it is stopped. */
export async function runServer(context: CliContext): Promise<void> {
  const { program, surroundings, args, print, paint } = context
  if (args.words.length > 0) throw new UsageError(`Unexpected argument: ${args.words[0]}. See --help.`)
  const { env, folder, stop } = surroundings
  const {
    config: given,
    file,
    quiet,
  } = await readSettings({
    flags: args.flags,
    env,
    folder,
    defaults: program.spec.defaults,
  })
  const own = existsSync(program.docs)
  const config = { ...(own && { docs: program.spec.docs ?? ownDocs }), ...given }
  await checkEncryption(config)
  const overlays = await readOverlays(config.overlays ?? [], program.overlaySchema)
  const spec = played(program.spec, config, overlays)
  const sandbox = await makeSandbox(context, config, overlays)
  const server = await open(sandbox, spec, config, context)
  const { title, version } = program
  const { url } = server
  const milliseconds = performance.now()
  const worlds = [...sandbox.worlds.values()]
  const notes = notesOn(config)
  const docs = own ? `${url}${ownDocs}` : undefined
  print(banner({ title, version, url, docs, file, store: config.store, worlds, spec, milliseconds, notes }, paint))
  const end = quiet ? () => {} : follow(sandbox, context)
  await aborted(stop)
  end()
  await server.close()
  await sandbox.close()
}

/** The gateway with the profile of the settings, for what is shown of it. */
function played(spec: GatewaySpec, config: Config, overlays: readonly Overlay[]): GatewaySpec {
  try {
    return layOver(spec, profileOf(config), overlays)
  } catch (error) {
    if (error instanceof RangeError) throw new UsageError(error.message)
    throw error
  }
}

async function makeSandbox({ program }: CliContext, settings: Config, overlays: readonly Overlay[]): Promise<Sandbox> {
  const { port: _port, host: _host, overlays: _files, store: address = 'memory', ...options } = settings
  const store = address === 'memory' ? undefined : await storeAt(address)
  try {
    return program.createSandbox({ ...options, overlays, ...(store !== undefined && { store }) })
  } catch (error) {
    await store?.close()
    // What the sandbox refuses here is a wrong setting.
    if (error instanceof RangeError || error instanceof TypeError) throw new UsageError(error.message)
    throw error
  }
}

async function storeAt(address: string): Promise<Store> {
  try {
    return await openStore(address)
  } catch (error) {
    if (error instanceof StoreUnavailable) throw new UsageError(error.message)
    throw error
  }
}

/** A wrong key would otherwise be noticed only with the first notification. */
async function checkEncryption({ terminals = [] }: Config): Promise<void> {
  for (const { key, notifications: { publicKey, encryption } = {} } of terminals) {
    if (publicKey === undefined) continue
    const { createEncryptor } = await import('@card-gateway/notifications')
    try {
      createEncryptor(publicKey, encryption)
    } catch (error) {
      const why = error instanceof TypeError ? error.message : 'it is not a key in PEM.'
      throw new UsageError(`Notifications of ${key} cannot be encrypted with publicKey: ${why}`)
    }
  }
}

/** What the user might not expect. */
function notesOn({ host = '127.0.0.1', control = {} }: Config): string[] {
  const notes: string[] = []
  if (control.token !== undefined)
    notes.push('Dashboard and admin API require the token: open /dashboard?token=… once.')
  else if (control.hosts !== undefined)
    notes.push(`Any machine may use the dashboard and the admin API under ${control.hosts.join(', ')}.`)
  else if (!isLoopback(host))
    notes.push('Other machines can reach the gateway, but the dashboard and the admin API answer this machine only.')
  return notes
}

async function open(
  sandbox: Sandbox,
  spec: GatewaySpec,
  { port = usualPort, host = '127.0.0.1', control, docs: address }: Config,
  { program, surroundings }: CliContext,
): Promise<SandboxServer> {
  const onError = (error: unknown) =>
    void surroundings.error.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`)
  try {
    const dashboard = createDashboard(spec, control, address)
    const docs = existsSync(program.docs) ? await createDocs(program.docs) : undefined
    return await serve(sandbox, { port, host, dashboard, ...(docs && { docs }), onError })
  } catch (error) {
    await sandbox.close()
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === 'EADDRINUSE')
      throw new UsageError(`Port ${port} is taken. Give another with --port, or --port 0 for any that is free.`)
    if (code === 'EACCES')
      throw new UsageError(`The system does not allow listening on port ${port}. Give another with --port.`)
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
      throw new UsageError(`${host} is not an address of this machine.`)
    throw error
  }
}

/** A line for each request, and for each step of a delivery. */
function follow({ worlds }: Sandbox, { surroundings: { out }, paint }: CliContext): () => void {
  const ticker = new Ticker((text) => void out.write(text), paint, out.isTTY === true)
  const lead = (name: string) => (worlds.size > 1 ? `${paint.blue(name)}  ` : '')
  return watchWorlds(worlds, {
    request: ({ name }, entry) => ticker.line(lead(name) + requestLine(entry, paint)),
    delivery: ({ name }, delivery) => ticker.delivery(delivery, lead(name)),
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
