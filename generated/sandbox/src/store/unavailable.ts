// Copied from templates/sandbox/src/store/unavailable.ts by `npm run generate`. Do not edit: change it there.
/**
 * A store cannot be opened for a reason its user can do something about. Its message has no password in it.
 *
 * @example
 * ```ts
 * const isSetting = (error: unknown) => error instanceof StoreUnavailable
 * ```
 */
export class StoreUnavailable extends Error {
  /** Always `StoreUnavailable`. */
  override readonly name = 'StoreUnavailable'
}

/**
 * A store that was opened does not answer now; it may a moment later. Commands are answered with status 503.
 *
 * @example
 * ```ts
 * const mayPass = (error: unknown) => error instanceof StoreAway
 * ```
 */
export class StoreAway extends Error {
  /** Always `StoreAway`. */
  override readonly name = 'StoreAway'

  /** @param cause what the driver said */
  constructor(cause?: unknown) {
    super('The store does not answer.', { cause })
  }
}
