import { MemoryStore, type Store } from '@card-gateway/sandbox'
import { WorldClock } from '@card-gateway/sandbox/scheduler/clock'
import type { Drive } from '@card-gateway/sandbox/scheduler/clock-controls'
import { HandTime } from './hand-time.js'

interface Given {
  readonly store?: Store
  readonly time?: HandTime
  readonly worker?: string
  readonly start?: number
  readonly frozen?: boolean
  readonly drive?: Drive
}

/** The clock of a process, whose machine shows 1000 at first. */
export async function begin({ store = new MemoryStore(), time = new HandTime(1000), ...given }: Given = {}) {
  const { worker = 'one', start, frozen = false, drive } = given
  const reported: unknown[] = []
  const clock = new WorldClock({
    world: 'w',
    store,
    time,
    start,
    frozen,
    worker,
    report: (error) => reported.push(error),
  })
  if (drive !== undefined) clock.drivenBy(drive)
  await clock.start()
  const rung: string[] = []
  const ring = (moment: number, name: string) => clock.at(moment, () => rung.push(`${name} at ${clock.now()}`))
  const row = () => store.transaction('w', (tx) => tx.get('states', 'clock'))
  /** Puts it forward, and lets the machine's time stand meanwhile. */
  const advance = async (span: number) => {
    const advanced = clock.advance(span)
    await time.pass(0)
    await advanced
  }
  return { clock, store, time, rung, ring, row, advance, reported }
}

/** Work that is due at some moments, and done as soon as `rest` is called. */
export function work(...moments: number[]) {
  const state = { done: [] as string[], wakes: 0, upcoming: [...moments], now: () => 0 }
  const drive: Drive = {
    get upcoming() {
      return state.upcoming
    },
    async rest() {
      const due = state.upcoming.filter((moment) => moment <= state.now())
      state.done.push(...due.map((moment) => `${moment} at ${state.now()}`))
      state.upcoming = state.upcoming.filter((moment) => moment > state.now())
    },
    wake: () => void state.wakes++,
  }
  return { state, drive }
}

/** Work that goes on when the test says so, each time it was begun. */
export function held(): { wait: () => Promise<void>; goOn: () => void } {
  let resume = () => {}
  const wait = () =>
    new Promise<void>((resolve) => {
      resume = resolve
    })
  return { wait, goOn: () => resume() }
}
