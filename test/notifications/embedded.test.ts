// All that `npm test` does on a database, in one file: an embedded PostgreSQL takes seconds to start.
import { embeddedPool, migrateInbox, PostgresInbox, type SqlPool } from '@card-gateway/notifications'
import { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { theShopSells } from '../docs/shop-suite.js'
import { itWorksOn } from './postgres-contract.js'

let database: PGlite
let pool: SqlPool

beforeAll(async () => {
  database = await PGlite.create()
  pool = embeddedPool(database)
  await migrateInbox(pool)
}, 60_000)
afterAll(() => database.close())

it('can be migrated again, also twice at once', async () => {
  await Promise.all([migrateInbox(pool), migrateInbox(pool)])
  expect(await new PostgresInbox(pool).list()).toEqual([])
})

describe('PostgresInbox on PGlite', () => itWorksOn(() => pool))
describe("the guide's shop on PGlite", () => theShopSells(() => pool))
