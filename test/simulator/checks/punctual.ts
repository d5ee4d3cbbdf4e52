import type { World } from '../world/world.js'

const every = 5000
/** How long a gateway must be undisturbed before it has to be punctual: longer than the lease of a process that died. */
const calm = 60_000
/** How late something may be then. */
const tolerance = 5000

/**
 * While the gateway's store and one of its processes are up, and there is no storm, the gateway does its own due work on
 * time, even when the receivers of notifications do not answer.
 */
export function expectPunctual(world: World): void {
  const { simulation, gateway, weather } = world
  let disturbedAt = simulation.now
  let { lives, living } = gateway
  const look = () => {
    const isSame = gateway.lives === lives && gateway.living === living
    ;({ lives, living } = gateway)
    const isWell = weather.isCalm && !gateway.store.away && living > 0 && isSame
    if (!isWell) disturbedAt = simulation.now
    else if (simulation.now - disturbedAt > calm) check()
    simulation.after(every, undefined, '', look)
  }
  const check = () => {
    for (const { dueAt, subject, kind } of gateway.timers()) {
      const late = simulation.now - dueAt
      if (late > tolerance) simulation.violate('a timer waits for something else', subject, `${kind} ${late} ms`)
    }
  }
  simulation.after(every, undefined, '', look)
}
