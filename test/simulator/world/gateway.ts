import { createSandbox, type JournalEntry, NoResponse, type Sandbox, type SandboxOptions } from '@card-gateway/sandbox'
import { MemoryStore } from '@card-gateway/sandbox/store/memory/store'
import type { JobRow } from '@card-gateway/sandbox/store/work-rows'
import { SimulatedProcess } from '../core/process.js'
import type { Simulation } from '../core/simulation.js'
import { faultyStore, type SharedStore } from './faulty-store.js'
import type { Network } from './network.js'
import type { Weather } from './weather.js'

/** The address under which every process of the gateway is reached. */
export const gatewayAddress = 'https://gateway.example'

/** A command, and the answer to it. */
export interface Command {
  readonly path: string
  readonly body: string
}
export interface CommandAnswer {
  readonly status: number
  readonly body: string
}

export interface GatewayParts {
  readonly simulation: Simulation
  readonly weather: Weather
  readonly network: Network
  readonly terminals: NonNullable<SandboxOptions['terminals']>
  /** Takes a notification where it is delivered; the signal says that it is given up. */
  readonly deliver: (from: SimulatedProcess, request: Request, signal: AbortSignal) => Promise<Response>
  readonly journalled: (entry: JournalEntry) => void
  /** Is given all that a sandbox reports. */
  readonly told: (text: unknown) => void
}

interface Running {
  readonly process: SimulatedProcess
  readonly sandbox: Sandbox
}

/** Several sandboxes on one store. */
export class Gateway {
  readonly store: SharedStore & { away: boolean } = { rows: new MemoryStore(), away: false }
  readonly #parts: GatewayParts
  readonly #running: (Running | undefined)[]
  #lives = 0

  /** How many processes it has had. */
  get lives(): number {
    return this.#lives
  }

  /** How many of its processes run. */
  get living(): number {
    return this.#running.filter((running) => running !== undefined).length
  }

  /** What its payments and sessions wait for. */
  timers(): readonly JobRow[] {
    return this.#parts.terminals.flatMap(({ key }) => {
      const jobs = this.store.rows.transaction(key, (tx) => tx.all('jobs'))
      if (jobs instanceof Promise) throw new Error('A store in memory answers at once.')
      return jobs.filter(({ kind }) => kind !== 'deliver' && kind !== 'mail')
    })
  }

  constructor(parts: GatewayParts, count: number) {
    this.#parts = parts
    this.#running = Array.from({ length: count }, (_, place) => this.#start(place))
  }

  /** Kills one and restarts it a while later. */
  kill(place: number, pause: number): void {
    const { simulation } = this.#parts
    const running = this.#running[place]
    if (running === undefined) return
    running.process.kill()
    this.#running[place] = undefined
    simulation.after(pause, undefined, '', () => {
      this.#running[place] ??= this.#start(place)
    })
  }

  get count(): number {
    return this.#running.length
  }

  /** One of those that live, as a load balancer finds it. */
  any(): SimulatedProcess | undefined {
    const living = this.#running.filter((running) => running !== undefined)
    return living.length === 0 ? undefined : this.#parts.simulation.chance.pick(living).process
  }

  /** Carries out a command. */
  async command(server: SimulatedProcess, { path, body }: Command): Promise<CommandAnswer> {
    const sandbox = this.#of(server)
    const query = ''
    try {
      const request = { method: 'POST', path, query, body, origin: gatewayAddress, from: '203.0.113.1' }
      const answer = await sandbox.exchange(request)
      if (answer === undefined) throw new RangeError(`no command: ${path}`)
      return { status: answer.status, body: answer.body }
    } catch (error) {
      if (error instanceof NoResponse) throw error
      this.#parts.told(error)
      return { status: 503, body: 'The gateway is not well.' }
    }
  }

  /** Shows a page, or takes what was typed into it. */
  async page(server: SimulatedProcess, request: Request): Promise<string> {
    const answer = await this.#of(server).fetch(request)
    return answer.text()
  }

  /** The payer decides on the issuer's page; gives the PaRes. */
  decide(server: SimulatedProcess, terminal: string, threeDSKey: string): Promise<string> {
    return this.#of(server).as(terminal).issuer.decide(threeDSKey, 'approve')
  }

  #of(server: SimulatedProcess): Sandbox {
    const found = this.#running.find((running) => running?.process === server)
    if (found === undefined) throw new RangeError(`${server.name} does not run.`)
    return found.sandbox
  }

  #start(place: number): Running {
    const { simulation, weather, terminals, deliver, journalled, told } = this.#parts
    const process = new SimulatedProcess(simulation, `gateway-${place + 1}`)
    simulation.note(process.name, 'starts')
    simulation.current = process
    this.#lives++
    const sandbox = createSandbox({
      // The same for all: what one draws after another must not be drawn twice.
      seed: 'one for all',
      terminals,
      store: faultyStore(process, this.store, weather),
      publicUrl: gatewayAddress,
      journalSize: 50,
      delivery: { post: (request, { signal }) => deliver(process, request, signal), report: told },
      time: { now: process.clock.now, after: (span, callback) => process.clock.schedule(callback, span) },
      instance: `${process.name}, life ${this.#lives}`,
    })
    for (const { key } of terminals) sandbox.as(key).journal.subscribe(journalled)
    return { process, sandbox }
  }
}
