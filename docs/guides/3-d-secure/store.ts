import type { ThreeDSPending, ThreeDSStore } from '@card-gateway/client'
import type { SqlPool } from '@card-gateway/notifications'

/** Payers who are at the issuer, in a table that all processes of the shop share: MD, and the order it belongs to. */
export class PostgresThreeDSStore implements ThreeDSStore {
  readonly #pool: SqlPool

  constructor(pool: SqlPool) {
    this.#pool = pool
  }

  async migrate(): Promise<void> {
    await this.#pool.query(`create table if not exists at_issuer (
      md text primary key, command text not null, order_id text not null, since timestamptz not null default now())`)
  }

  async put(MD: string, { command, OrderId }: ThreeDSPending): Promise<void> {
    await this.#pool.query(
      `insert into at_issuer (md, command, order_id) values ($1, $2, $3)
       on conflict (md) do update set command = excluded.command, order_id = excluded.order_id`,
      [MD, command, OrderId],
    )
  }

  /** `delete … returning` gives the row to one caller only, also when a return is posted twice at the same time. */
  async take(MD: string): Promise<ThreeDSPending | undefined> {
    const { rows } = await this.#pool.query<{ command: string; order_id: string }>(
      'delete from at_issuer where md = $1 returning command, order_id',
      [MD],
    )
    const [row] = rows
    return row && { command: row.command, OrderId: row.order_id }
  }
}
