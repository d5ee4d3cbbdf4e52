// Copied from templates/sandbox/src/sandbox/gateway.ts by `npm run generate`. Do not edit: change it there.
import type { CompiledCommand } from '../engine/domain/contract.js'
import { decide } from '../engine/hosted/issuer.js'
import { pageHost } from '../engine/hosted/page-host.js'
import { Engine } from '../engine/pipeline/engine.js'
import { clockWork } from '../engine/pipeline/jobs.js'
import { operate } from '../engine/pipeline/operate.js'
import { responseOf } from '../engine/wire/http-response.js'
import { type GatewayRequest, type GatewayResponse, longestCommand, NoResponse } from '../engine/wire/messages.js'
import { checkDocs } from '../lib/docs-links.js'
import { checkPublicUrl } from '../lib/public-url.js'
import { createRandom } from '../lib/random.js'
import { readBody } from '../lib/request-body.js'
import { Outage } from '../scheduler/outage.js'
import { machineTime } from '../scheduler/time-source.js'
import type { GatewaySpec } from '../spec/gateway-spec.js'
import { layOver, profileOf } from '../spec/lay-over.js'
import { type Names, namesOf } from '../spec/names.js'
import { MemoryStore } from '../store/memory/store.js'
import { StoreAway } from '../store/unavailable.js'
import type { DeliveryOptions } from '../world/delivery-options.js'
import type { HttpHandler, WorldDirectory } from '../world/http-handler.js'
import type { NotifierFactory } from '../world/notifier.js'
import { type SandboxOptions, type TerminalSettings, terminalOf } from '../world/settings.js'
import type { Sandbox } from './sandbox.js'
import { SandboxWorld } from './world.js'
import { worldTag } from './world-tag.js'

/**
 * Makes a gateway in this process.
 *
 * @throws RangeError when an option makes no sense
 *
 * @example
 * ```ts
 * const create: CreateSandbox = createSandbox
 * ```
 */
export type CreateSandbox = (options?: SandboxOptions) => Sandbox

/**
 * What a sandbox has beside its engine; made with the tables as the profile has them.
 *
 * @example
 * ```ts
 * const bare = ({ notifier }: SandboxParts): SandboxParts => ({ notifier })
 * ```
 */
export interface SandboxParts {
  /** Asked in their order about requests that are not commands. */
  readonly handlers?: (options: SandboxOptions, spec: GatewaySpec) => readonly HttpHandler[]
  /** Makes what delivers notifications. */
  readonly notifier: (options: DeliveryOptions | undefined, spec: GatewaySpec) => NotifierFactory
}

/** Binds the sandbox to the tables of a gateway, and to its other parts. */
export function createSandboxFactory(spec: GatewaySpec, parts: SandboxParts): CreateSandbox {
  return (options = {}) => new Gateway(played(spec, options), parts, options).as()
}

/** The tables with the profile of the options laid over them. */
function played(spec: GatewaySpec, options: SandboxOptions): GatewaySpec {
  return layOver(spec, profileOf(options), options.overlays ?? [])
}

class Gateway implements WorldDirectory {
  readonly worlds = new Map<string, SandboxWorld>()
  readonly #byVwid = new Map<string, SandboxWorld>()
  readonly #byTag = new Map<string, SandboxWorld>()
  readonly #options: SandboxOptions
  readonly #handlers: readonly HttpHandler[]
  readonly #names: Names
  readonly #store
  readonly #engine: Engine
  readonly #spec: GatewaySpec
  readonly #notifier: NotifierFactory
  readonly #settings: TerminalSettings
  readonly #first: SandboxWorld
  readonly #chequePaths: Readonly<Record<string, string>>
  /** Name of this process among those on the store. */
  readonly #instance: string
  readonly #report: (error: unknown) => void
  readonly #outage: Outage

  constructor(spec: GatewaySpec, parts: SandboxParts, options: SandboxOptions) {
    const { defaults } = spec
    this.#options = options
    this.#spec = spec
    this.#handlers = parts.handlers?.(options, spec) ?? []
    this.#report = options.report ?? options.delivery?.report ?? console.error
    this.#outage = new Outage(this.#report)
    this.#instance = options.instance ?? createRandom(undefined).hex(16)
    this.#names = namesOf(spec)
    this.#store = options.store ?? new MemoryStore()
    this.#notifier = parts.notifier({ ...(options.report && { report: options.report }), ...options.delivery }, spec)
    this.#chequePaths = options.chequePaths ?? defaults.chequePaths
    this.#settings = options.terminals?.[0] ?? { key: defaults.key, vwid: defaults.vwid, password: defaults.password }
    const worlds = {
      named: (name: string) => this.#named(name),
      issuerOf: (token: string) => this.worldOf(token),
      get first(): SandboxWorld {
        return gateway.#first
      },
    }
    const gateway = this
    this.#engine = new Engine(spec, worlds, {
      chequePaths: this.#chequePaths,
      docs: checkDocs(options.docs ?? spec.docs),
    })
    this.#first = this.addTerminal(this.#settings)
    for (const settings of options.terminals?.slice(1) ?? []) this.addTerminal(settings)
  }

  addTerminal(settings: TerminalSettings): SandboxWorld {
    if (this.worlds.has(settings.key) || this.#byVwid.has(settings.vwid)) {
      throw new RangeError(`There is already a terminal ${settings.key} or a merchant ${settings.vwid}.`)
    }
    const alike = this.#byTag.get(worldTag(settings.key))
    if (alike !== undefined) {
      throw new RangeError(
        `The terminals ${alike.name} and ${settings.key} cannot be used together, because their ids would begin alike. Rename one of them.`,
      )
    }
    const { seed, now, frozen = false, journalSize = 1000, publicUrl, random } = this.#options
    const { time = machineTime } = this.#options
    const engine = this.#engine
    const world = new SandboxWorld({
      terminal: terminalOf({ ...this.#spec.profile?.settings, ...settings }, this.#names),
      names: this.#names,
      store: this.#store,
      seed,
      start: now === undefined ? undefined : moment(now),
      frozen,
      journalSize,
      publicUrl: checkPublicUrl(publicUrl),
      notifier: this.#notifier,
      pages: (own) => pageHost(engine, own),
      operate: (own, command, request) => operate(engine, own, command, request),
      clockWork: clockWork(engine),
      time,
      random: random?.(settings.key),
      instance: this.#instance,
      shared: this.#options.store !== undefined,
      report: (error) => (error instanceof StoreAway ? this.#outage.failed(error) : this.#report(error)),
    })
    this.worlds.set(world.name, world)
    this.#byVwid.set(settings.vwid, world)
    this.#byTag.set(world.tag, world)
    // Work that an earlier run left in the store goes on at once; if that fails, the first request shows it.
    const starting = world.start()
    if (starting instanceof Promise) starting.catch(() => undefined)
    return world
  }

  worldOf(token: string): SandboxWorld | undefined {
    return this.#byTag.get(token.slice(0, worldTag('').length))
  }

  /** The sandbox as the merchant of a world sees it. */
  as(world: SandboxWorld = this.#first): Sandbox {
    const gateway = this
    const fetch = (request: Request) => this.#fetch(request)
    const { key, vwid, password } = world.terminal
    return {
      fetch,
      transport: fetch,
      exchange: (request) => this.#exchange(request),
      credentials: { key, vwid, password, chequePaths: this.#chequePaths },
      clock: world.clock,
      faults: world.faults,
      journal: world.journal,
      inspect: world.inspect,
      get notifications() {
        return world.notifications
      },
      issuer: { decide: (threeDSKey, decision = 'approve') => decided(world, threeDSKey, decision) },
      worlds: this.worlds,
      addTerminal: (settings) => this.addTerminal(settings),
      as(name) {
        const other = gateway.worlds.get(name)
        if (other === undefined) throw new RangeError(`There is no terminal ${name}.`)
        return gateway.as(other)
      },
      reset: () => world.reset(),
      snapshot: () => world.snapshot(),
      restore: (snapshot) => world.restore(snapshot),
      waitFor: (event, match) => world.notifications.next(event, match),
      close: () => this.#close(),
      [Symbol.asyncDispose]: () => this.#close(),
    }
  }

  #named(name: string): SandboxWorld | undefined {
    const known = this.worlds.get(name) ?? this.#byVwid.get(name)
    if (known !== undefined || !this.#options.openTerminals || this.#byTag.has(worldTag(name))) return known
    return this.addTerminal({ ...this.#settings, key: name, vwid: name })
  }

  async #fetch(request: Request): Promise<Response> {
    const { url, method } = request
    const start = url.indexOf('/', url.indexOf('//') + 2)
    const mark = url.indexOf('?', start)
    const path = url.slice(start, mark === -1 ? url.length : mark)
    if (this.#engine.commandAt(path) === undefined) return this.#handle(request)
    const { text: body, problem: bodyProblem } = await readBody(request, longestCommand)
    const query = mark === -1 ? '' : url.slice(mark + 1)
    const parts = { method, path, query, body, bodyProblem, origin: url.slice(0, start), from: sourceOf(request) }
    const answer = this.#exchange(parts)
    return answer === undefined ? this.#handle(pageRequest(request, body)) : responseOf(await answer)
  }

  /** The hosted pages share their paths with commands (decision S27). */
  #exchange(request: GatewayRequest): Promise<GatewayResponse> | undefined {
    const { path, body, query } = request
    const command = this.#engine.commandAt(path)
    if (command === undefined || (this.#engine.hasPage(path) && isForPage(body === '' ? query : body))) return undefined
    return this.#answer(command, request)
  }

  async #answer(command: CompiledCommand, request: GatewayRequest): Promise<GatewayResponse> {
    let answer: GatewayResponse | undefined
    try {
      answer = await this.#engine.handle(command, request)
    } catch (error) {
      return this.#withoutStore(error)
    }
    this.#outage.over()
    if (answer === undefined) throw new NoResponse()
    return answer
  }

  /**
   * A store that does not answer is not a defect of the sandbox: it is reported once, and every answer says so until the
   * store is back.
   */
  #withoutStore(error: unknown): GatewayResponse {
    if (!(error instanceof StoreAway)) throw error
    this.#outage.failed(error)
    return storeAway
  }

  async #handle(request: Request): Promise<Response> {
    for (const handler of this.#handlers) {
      const answer = await handler(request, this).catch((error: unknown) => responseOf(this.#withoutStore(error)))
      if (answer !== undefined) return answer
    }
    return new Response('There is nothing here. Commands are below /api/, /apim/ and /vwapi/.\n', { status: 404 })
  }

  async #close(): Promise<void> {
    for (const world of this.worlds.values()) await world.stop()
    await this.#store.close()
  }
}

const storeAway: GatewayResponse = {
  status: 503,
  contentType: 'text/plain; charset=utf-8',
  body: 'The store does not answer. Try again in a moment.\n',
  why: 'The store does not answer.',
  slow: false,
}

/** A page is opened with a SessionId and nothing that names a merchant. */
function isForPage(form: string): boolean {
  return (
    form.includes('SessionId=') && /(?:^|&)SessionId=/.test(form) && !/(?:^|&)(?:VWID|DATA|Key|PayInfo)=/.test(form)
  )
}

function pageRequest(request: Request, body: string): Request {
  const { url, method, headers } = request
  return request.body === null ? request : new Request(url, { method, headers, body })
}

/** In this header a server says the address; it removes the client's own. */
function sourceOf(request: Request): string | undefined {
  return request.headers.get('x-card-gateway-from') ?? undefined
}

function moment(now: string | number): number {
  const value = typeof now === 'number' ? now : Date.parse(now)
  if (!Number.isFinite(value)) throw new RangeError('now must be a time: ISO 8601, or milliseconds since 1970.')
  return value
}

async function decided(
  world: SandboxWorld,
  threeDSKey: string,
  decision: Parameters<typeof decide>[3],
): Promise<string> {
  const paRes = await decide(world, threeDSKey, undefined, decision)
  if (paRes === undefined) throw new RangeError('There is no payment with this ThreeDSKey.')
  return paRes
}
