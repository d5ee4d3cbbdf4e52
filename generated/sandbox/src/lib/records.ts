// Copied from templates/sandbox/src/lib/records.ts by `npm run generate`. Do not edit: change it there.
/** A row in the making. */
export type Mutable<Row> = { -readonly [Member in keyof Row]: Row[Member] }

/** Members that have a value. */
export type Defined<Row> = { [Member in keyof Row]?: NonNullable<Row[Member]> }

/** The members of a row that have a value. */
export function defined<Row extends object>(row: Row): Defined<Row> {
  const found: Defined<Row> = {}
  for (const member in row) {
    const value = row[member]
    if (value != null) found[member] = value
  }
  return found
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
