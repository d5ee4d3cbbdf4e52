import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  export interface ProvidedContext {
    /** What everything random in this run is drawn from. */
    seed: number
    /** Whether costly tests are played in full (`runs.ts`). */
    full: boolean
  }
}

/** Draws one seed for the whole run and prints it. `CARD_GATEWAY_SEED` takes it again. */
export function setup(project: TestProject): void {
  const { CARD_GATEWAY_SEED: given } = process.env
  const seed = given === undefined ? Math.floor(Math.random() * 2 ** 31) : Number(given)
  if (!Number.isInteger(seed)) throw new TypeError('CARD_GATEWAY_SEED: give a whole number.')
  console.log(`Random data of this run: CARD_GATEWAY_SEED=${seed}`)
  project.provide('seed', seed)
  project.provide('full', process.env.CARD_GATEWAY_FULL === '1')
}
