// Copied from templates/sandbox/src/store/store-unavailable.ts by `npm run generate`. Do not edit: change it there.
/** A store cannot be opened for a reason its user can do something about. Its message has no password in it. */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable'
}
