/** Says all that somebody needs to mend it: it is shown without a stack. */
export class PlainError extends Error {
  override readonly name = 'PlainError'
}
