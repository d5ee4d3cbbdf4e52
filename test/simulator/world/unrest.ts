import type { World } from './world.js'

/** Everything that goes wrong by itself until the given moment: storms, killed processes, a store that does not answer. */
export function unrest({ simulation, weather, gateway, shops }: World, end: number): void {
  const chance = simulation.chance.split('unrest')
  weather.stormsUntil(end)
  const kinds: readonly (() => void)[] = [
    () => gateway.kill(chance.integer(0, gateway.count - 1), pause()),
    () => chance.pick(shops).kill(pause()),
    () => chance.pick(shops).hang(chance.happens(0.3) ? longPause() : pause()),
    () => goAway(gateway.store, 'the gateway'),
    () => {
      const { database, name } = chance.pick(shops)
      goAway(database, name)
    },
  ]
  for (const kind of kinds) if (chance.happens(0.6)) again(kind, chance.delay(600_000, 12 * 3_600_000))

  function pause(): number {
    return untilEnd(chance.delay(100, 900_000))
  }

  /** Longer than a payer may stay with the issuer. */
  function longPause(): number {
    return untilEnd(chance.delay(900_000, 2 * 3_600_000))
  }

  /** Nothing lasts beyond the end. */
  function untilEnd(span: number): number {
    return Math.min(span, Math.max(0, end - simulation.now))
  }

  function again(kind: () => void, every: number): void {
    const wait = chance.delay(every / 10, every * 2)
    if (simulation.now + wait >= end) return
    simulation.after(wait, undefined, '', () => {
      kind()
      again(kind, every)
    })
  }

  function goAway(store: { away: boolean }, whose: string): void {
    if (store.away) return
    store.away = true
    simulation.note('store', `${whose} cannot reach it`)
    simulation.after(pause(), undefined, '', () => {
      store.away = false
      simulation.note('store', `${whose} reaches it again`)
    })
  }
}
