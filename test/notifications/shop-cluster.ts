import { migrateInbox } from '@card-gateway/notifications'
import { afterAll, beforeAll } from 'vitest'
import { type Cluster, findPostgres, startPostgres } from '../support/postgres.js'
import { buildShop, type Shop } from './shop.js'

type ShopProgram = Awaited<ReturnType<typeof buildShop>>
type ShopOptions = Parameters<ShopProgram['start']>[0]

/** A server with the tables of an inbox and of the shop, and the shop's program. */
export interface ShopCluster {
  readonly pool: Cluster['pool']
  /** Starts the program in a process of its own. */
  start(options: Omit<ShopOptions, 'databasePort'>): Promise<Shop>
}

/** Whether there is a server on this machine that can be started. */
export const hasPostgres = findPostgres() !== undefined

/** Starts both for the tests of a file, where there is a server, and stops them at their end. */
export function useShopCluster(): () => ShopCluster {
  let cluster: Cluster | undefined
  let program: ShopProgram | undefined
  beforeAll(async () => {
    const binaries = findPostgres()
    if (binaries === undefined) return
    cluster = await startPostgres(binaries)
    await migrateInbox(cluster.pool)
    await cluster.pool.query('create table effects (order_id text)')
    program = await buildShop()
  })
  afterAll(async () => {
    await program?.remove()
    await cluster?.[Symbol.asyncDispose]()
  })
  return () => {
    if (cluster === undefined || program === undefined) throw new Error('There is no server on this machine.')
    const { pool, port } = cluster
    const { start } = program
    return { pool, start: (options) => start({ ...options, databasePort: port }) }
  }
}
