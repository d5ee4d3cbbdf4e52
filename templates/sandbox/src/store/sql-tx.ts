import type { IndexOf, TableName, Tables } from './rows.js'
import type { SqlConnection } from './sql-pool.js'
import { columnText, rowValues } from './sql-values.js'
import { lockName, statements } from './statements.js'
import type { Tx } from './store.js'

/** A transaction on a connection that has begun one. */
export class SqlTx implements Tx {
  readonly world: string
  readonly #world: string
  readonly #connection: SqlConnection
  /** Ends when every statement so far has; a connection runs one at a time. */
  #last: Promise<unknown> = Promise.resolve()
  #failure: { readonly error: unknown } | undefined

  constructor(world: string, connection: SqlConnection) {
    this.world = world
    this.#world = columnText(world)
    this.#connection = connection
  }

  async lock(name: string): Promise<void> {
    // As JSON, because no two pairs of texts are the same then, and PostgreSQL takes all of it.
    await this.#run(lockName, [JSON.stringify([this.world, name])])
  }

  async get<Table extends TableName>(table: Table, id: string): Promise<Tables[Table] | undefined> {
    const [row] = await this.#rows<Table>(statements[table].get, id)
    return row
  }

  async put<Table extends TableName>(table: Table, row: Tables[Table]): Promise<void> {
    const { put, columns } = statements[table]
    await this.#run(put, [this.#world, ...rowValues(row, columns)])
  }

  async remove(table: TableName, id: string): Promise<void> {
    await this.#run(statements[table].remove, [this.#world, columnText(id)])
  }

  async find<Table extends TableName>(
    table: Table,
    column: IndexOf<Table>,
    value: string,
  ): Promise<readonly Tables[Table][]> {
    const statement = statements[table].find.get(column)
    return statement === undefined ? [] : this.#rows<Table>(statement, value)
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

  async #rows<Table extends TableName>(statement: string, ...values: readonly string[]): Promise<Tables[Table][]> {
    const rows = await this.#run(statement, [this.#world, ...values.map(columnText)])
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
