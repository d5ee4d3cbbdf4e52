import type { Simulation } from './simulation.js'

/**
 * Puts the simulated machine in the place of the real one: what code takes from it, unless it was given better, is
 * simulated too. Gives what takes it back.
 */
export function takeOver(simulation: Simulation): () => void {
  const { setTimeout, clearTimeout } = globalThis
  const { now } = Date
  const { random } = Math
  const steady = performance.now
  const chance = simulation.chance.split('machine')
  const timers = new Map<number, () => void>()
  let latest = 0

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

  Object.assign(globalThis, { setTimeout: plan, clearTimeout: takeBack })
  Object.assign(Date, { now: () => simulation.now })
  Object.assign(Math, { random: () => chance.next() })
  Object.assign(performance, { now: () => simulation.now - simulation.start })
  return () => {
    Object.assign(globalThis, { setTimeout, clearTimeout })
    Object.assign(Date, { now })
    Object.assign(Math, { random })
    Object.assign(performance, { now: steady })
  }
}
