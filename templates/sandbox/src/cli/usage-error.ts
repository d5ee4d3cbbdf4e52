/** Something the user gave cannot be used. Its message says what, and what to do; the program ends with code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}
