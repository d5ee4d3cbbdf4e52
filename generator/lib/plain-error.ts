/** An error whose message says all that is needed to fix it, so it is shown without a stack. */
export class PlainError extends Error {
  override readonly name = 'PlainError'
}
