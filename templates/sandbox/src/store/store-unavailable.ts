/** A store cannot be opened for a reason its user can do something about. Its message has no password in it. */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable'
}
