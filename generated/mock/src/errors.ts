// Copied from templates/mock/src/errors.ts by `npm run generate`. Do not edit: change it there.
/**
 * Why a mock cannot do what the test asks.
 *
 * - `unknown-command`, `unknown-scenario`, `unknown-attribute`: what the test names does not exist; with types it does
 *   not compile
 * - `no-answers`: a script gives a command an empty list
 * - `unverified`: what `verify()` found
 *
 * @example
 * ```ts
 * const isMisspelt = (code: MockErrorCode) => code.startsWith('unknown-')
 * ```
 */
export type MockErrorCode = 'unknown-command' | 'unknown-scenario' | 'unknown-attribute' | 'no-answers' | 'unverified'

/**
 * A mistake of the test, or what `verify()` found. No message holds a value of a request.
 *
 * @example
 * ```ts
 * const explain = (error: MockError) => `${error.code}: ${error.message}`
 * ```
 */
export class MockError extends Error {
  /** Always `MockError`. */
  override readonly name = 'MockError'
  /** What kind of mistake it is. */
  readonly code: MockErrorCode

  constructor(code: MockErrorCode, message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause })
    this.code = code
  }
}
