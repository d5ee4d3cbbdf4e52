import { SimulatedProcess } from './process.js'
import type { Simulation } from './simulation.js'

/** Global `fetch` as a process has it; `repeatable` where the body can be read again. */
export type ProcessFetch = (process: SimulatedProcess, request: Request, repeatable: boolean) => Promise<Response>

/**
 * Puts the simulated machine in the place of the real one, for code that takes time, chance or `fetch` from the globals.
 * Returns a function that undoes it.
 */
export function takeOver(simulation: Simulation, fetchOf: ProcessFetch): () => void {
  const { setTimeout, clearTimeout, fetch, Request } = globalThis
  const { now } = Date
  const { random } = Math
  const steady = performance.now
  const { stackTraceLimit } = Error
  const chance = simulation.chance.split('machine')
  const timers = new Map<number, () => void>()
  const streamed = new WeakSet<Request>()
  let latest = 0

  class NotedRequest extends Request {
    constructor(input: string | URL | Request, init?: RequestInit) {
      super(input, init)
      if (init?.body instanceof ReadableStream) streamed.add(this)
    }
  }

  async function processFetch(request: Request): Promise<Response> {
    const { current } = simulation
    if (!(current instanceof SimulatedProcess)) throw new TypeError('Only a process of the simulation has a network.')
    return fetchOf(current, request, !streamed.has(request))
  }

  function plan(callback: () => void, milliseconds = 0) {
    const id = ++latest
    const run = () => {
      timers.delete(id)
      callback()
    }
    timers.set(id, simulation.after(milliseconds, simulation.current, '', run))
    const timer = { unref: () => timer, ref: () => timer, hasRef: () => false, [Symbol.toPrimitive]: () => id }
    return timer
  }

  function takeBack(timer: unknown): void {
    const id = Number(timer)
    timers.get(id)?.()
    timers.delete(id)
  }

  Object.assign(globalThis, { setTimeout: plan, clearTimeout: takeBack, fetch: processFetch, Request: NotedRequest })
  Object.assign(Date, { now: () => simulation.now })
  Object.assign(Math, { random: () => chance.next() })
  Object.assign(performance, { now: () => simulation.now - simulation.start })
  // Stack traces are not needed here, and they are costly.
  Error.stackTraceLimit = 0
  return () => {
    Object.assign(globalThis, { setTimeout, clearTimeout, fetch, Request })
    Object.assign(Date, { now })
    Object.assign(Math, { random })
    Object.assign(performance, { now: steady })
    Error.stackTraceLimit = stackTraceLimit
  }
}
