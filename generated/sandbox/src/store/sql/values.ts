// Copied from templates/sandbox/src/store/sql/values.ts by `npm run generate`. Do not edit: change it there.
/**
 * A text as a column can hold it: PostgreSQL takes neither U+0000 nor half of a surrogate pair. Different texts stay
 * different.
 */
export function columnText(text: string): string {
  return text.replace(/[\0\\]|\p{Surrogate}/gu, (character) => `\\${character.charCodeAt(0).toString(16)};`)
}

/** What a row's columns hold, beside its world: id, the columns it is found by, the whole as JSON. */
export function rowValues(row: { readonly id: string }, columns: readonly string[]): (string | null)[] {
  return [columnText(row.id), ...columns.map((column) => valueIn(row, column)), JSON.stringify(row)]
}

function valueIn(row: object, column: string): string | null {
  const value: unknown = Reflect.get(row, column)
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' ? columnText(value) : null
}

/** The same of several rows, in the order of their columns: what `putMany` takes. */
export function valuesInColumns(
  rows: readonly { readonly id: string }[],
  columns: readonly string[],
): (string | null)[][] {
  const values = rows.map((row) => rowValues(row, columns))
  return ['id', ...columns, 'content'].map((_, index) => values.map((one) => one[index] ?? null))
}
