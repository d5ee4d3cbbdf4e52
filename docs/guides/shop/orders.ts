import type { SqlClient } from '@card-gateway/notifications'

/** An order of the shop. Amounts are in minor units. */
export interface Order {
  id: string
  amount: number
  status: 'new' | 'paid' | 'declined' | 'refunded'
  /** What the shop keeps of the payer's money. */
  kept: number
}

export async function createOrdersTable(db: SqlClient): Promise<void> {
  await db.query(`create table if not exists orders (
    id text primary key, amount integer not null, status text not null default 'new', kept integer not null default 0)`)
  await db.query('create table if not exists parcels (order_id text not null)')
}

export async function addOrder(db: SqlClient, id: string, amount: number): Promise<void> {
  await db.query('insert into orders (id, amount) values ($1, $2)', [id, amount])
}

export async function findOrder(db: SqlClient, id: string): Promise<Order | undefined> {
  const { rows } = await db.query<Order>('select id, amount, status, kept from orders where id = $1', [id])
  return rows[0]
}

export async function setStatus(db: SqlClient, id: string, status: Order['status'], kept: number): Promise<void> {
  await db.query('update orders set status = $2, kept = $3 where id = $1', [id, status, kept])
}

/** What a payment sets in motion. It has to happen once. */
export async function packParcel(db: SqlClient, id: string): Promise<void> {
  await db.query('insert into parcels (order_id) values ($1)', [id])
}
