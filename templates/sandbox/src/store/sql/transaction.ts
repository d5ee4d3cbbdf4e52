import type { SqlConnection } from '@card-gateway/notifications/pool'
import { LockOrder } from '../lock-order.js'
import type { IndexOf, TableName, Tables } from '../schema.js'
import type { Tx } from '../transaction.js'
import { lockName, lockNames, statements } from './statements.js'
import { columnText, rowValues, valuesInColumns } from './values.js'

/** A transaction on a connection that has begun one. */
export class SqlTx implements Tx {
  readonly world: string
  readonly #world: string
  readonly #connection: SqlConnection
  readonly #order = new LockOrder()
  readonly #held = new Set<string>()
  /** Ends when every statement so far has; a connection runs one at a time. */
  #last: Promise<unknown> = Promise.resolve()
  #failure: { readonly error: unknown } | undefined

  constructor(world: string, connection: SqlConnection) {
    this.world = world
    this.#world = columnText(world)
    this.#connection = connection
  }

  async lock(name: string): Promise<void> {
    this.#note(name)
    await this.#run(lockName, [this.#lockText(name)])
  }

  async lockMany(names: readonly string[]): Promise<void> {
    for (const name of names) this.#note(name)
    if (names.length > 0) await this.#run(lockNames, [names.map((name) => this.#lockText(name))])
  }

  async get<Table extends TableName>(table: Table, id: string): Promise<Tables[Table] | undefined> {
    const [row] = await this.#rows<Table>(statements[table].get, columnText(id))
    return row
  }

  async getMany<Table extends TableName>(table: Table, ids: readonly string[]): Promise<readonly Tables[Table][]> {
    return ids.length === 0 ? [] : this.#rows<Table>(statements[table].getMany, ids.map(columnText))
  }

  async insert<Table extends TableName>(table: Table, row: Tables[Table]): Promise<boolean> {
    const { insert, columns } = statements[table]
    return (await this.#run(insert, [this.#world, ...rowValues(row, columns)])).length > 0
  }

  async putMany<Table extends TableName>(table: Table, rows: readonly Tables[Table][]): Promise<void> {
    const { putMany, columns } = statements[table]
    if (rows.length > 0) await this.#run(putMany, [this.#world, ...valuesInColumns(rows, columns)])
  }

  async put<Table extends TableName>(table: Table, row: Tables[Table]): Promise<void> {
    const { put, columns } = statements[table]
    await this.#run(put, [this.#world, ...rowValues(row, columns)])
  }

  async remove(table: TableName, id: string): Promise<void> {
    await this.#run(statements[table].remove, [this.#world, columnText(id)])
  }

  async removeMany(table: TableName, ids: readonly string[]): Promise<void> {
    if (ids.length > 0) await this.#run(statements[table].removeMany, [this.#world, ids.map(columnText)])
  }

  async latest<Table extends TableName>(
    table: Table,
    column: IndexOf<Table>,
    values: readonly string[],
    limit: number,
  ): Promise<readonly Tables[Table][]> {
    const statement = statements[table].latest.get(column)
    return statement === undefined ? [] : this.#rows<Table>(statement, values.map(columnText), limit)
  }

  async find<Table extends TableName>(
    table: Table,
    column: IndexOf<Table>,
    value: string,
  ): Promise<readonly Tables[Table][]> {
    const statement = statements[table].find.get(column)
    return statement === undefined ? [] : this.#rows<Table>(statement, columnText(value))
  }

  all<Table extends TableName>(table: Table): Promise<readonly Tables[Table][]> {
    return this.#rows<Table>(statements[table].all)
  }

  /**
   * Resolves when every statement has ended.
   *
   * @throws what the first that failed threw
   */
  async settled(): Promise<void> {
    await this.#last
    if (this.#failure !== undefined) throw this.#failure.error
  }

  /** A lock that is already held does not come too late. */
  #note(name: string): void {
    if (this.#held.has(name)) return
    this.#order.take(name)
    this.#held.add(name)
  }

  /** As JSON, because no two pairs of texts are the same then, and PostgreSQL takes all of it. */
  #lockText(name: string): string {
    return JSON.stringify([this.world, name])
  }

  async #rows<Table extends TableName>(statement: string, ...values: readonly unknown[]): Promise<Tables[Table][]> {
    const rows = await this.#run(statement, [this.#world, ...values])
    return rows.map(({ content }): Tables[Table] => JSON.parse(content))
  }

  async #run(statement: string, values: unknown[]): Promise<readonly { readonly content: string }[]> {
    const result = this.#last.then(() => this.#connection.query<{ content: string }>(statement, values))
    this.#last = result.catch((error: unknown) => {
      this.#failure ??= { error }
    })
    return (await result).rows
  }
}
