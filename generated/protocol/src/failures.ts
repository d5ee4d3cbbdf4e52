// Copied from templates/protocol/src/failures.ts by `npm run generate`. Do not edit: change it there.
/**
 * Why a request cannot be written.
 *
 * - `separator-in-value`, `separator-in-key`: `;` (in a key also `=`) would end the pair early (decisions S02, S03)
 * - `reserved-key`: a further key has the name of a documented one, in whatever case (decision S29)
 * - `missing-credential`: the command needs a key, vwid or password that was not configured
 * - `missing`: a value that is sent twice was not given
 * - `type`: not a value of the documented type, or text with half of a surrogate pair, which UTF-8 cannot carry
 *
 * @example
 * ```ts
 * const isSeparator = (code: EncodeErrorCode) => code === 'separator-in-value' || code === 'separator-in-key'
 * ```
 */
export type EncodeErrorCode =
  | 'separator-in-value'
  | 'separator-in-key'
  | 'reserved-key'
  | 'missing-credential'
  | 'missing'
  | 'type'

/**
 * A request that cannot be written. Nothing was sent. It names the place and never holds the value.
 *
 * @example
 * ```ts
 * const explain = (error: EncodeError) => `${error.at}: ${error.code}`
 * ```
 */
export class EncodeError extends Error {
  /** Always `EncodeError`. */
  override readonly name = 'EncodeError'
  /** Why it cannot be written. */
  readonly code: EncodeErrorCode
  /** The field as the caller knows it: `PayInfo.CardHolder`, `Cheque.Positions[0].Price`. */
  readonly at: string

  constructor(code: EncodeErrorCode, at: string, why: string) {
    super(`${at}: ${why}`)
    this.code = code
    this.at = at
  }
}

/**
 * Why an answer is refused.
 *
 * - `not-xml`, `not-json`: the body is something else; `doctype`: it carries a DOCTYPE; `too-large`: over the cap
 * - `wrong-root`: the element answers another command
 * - `no-success`, `unknown-success`: it does not say how the command ended
 * - `foreign-answer`: it repeats another OrderId, Key, login or amount than was sent
 * - `missing-attribute`, `malformed-attribute`: it cannot be used as it is
 *
 * @example
 * ```ts
 * const isForeign = (code: DecodeErrorCode) => code === 'foreign-answer'
 * ```
 */
export type DecodeErrorCode =
  | 'not-xml'
  | 'wrong-root'
  | 'no-success'
  | 'unknown-success'
  | 'doctype'
  | 'too-large'
  | 'foreign-answer'
  | 'missing-attribute'
  | 'malformed-attribute'
  | 'not-json'

/**
 * An answer that must not be relied on. Whether the command took effect is not known. It says what and where and
 * holds nothing of the body, except the two values of a `foreign-answer` where these are no secret (decision S36).
 *
 * @example
 * ```ts
 * const explain = (error: DecodeError) => `${error.code} at ${error.at}`
 * ```
 */
export class DecodeError extends Error {
  /** Always `DecodeError`. */
  override readonly name = 'DecodeError'
  /** Why the answer is refused. */
  readonly code: DecodeErrorCode
  /** The attribute or child concerned. */
  readonly at?: string
  /** `foreign-answer`: the value of the request. */
  readonly sent?: string
  /** `foreign-answer`: the value in the answer. */
  readonly got?: string

  constructor(code: DecodeErrorCode, why: string, details: { at?: string; sent?: string; got?: string } = {}) {
    super(why)
    this.code = code
    if (details.at !== undefined) this.at = details.at
    if (details.sent !== undefined) this.sent = details.sent
    if (details.got !== undefined) this.got = details.got
  }
}

/**
 * Why a text is not in its format.
 *
 * - `percent`: `%` without two hexadecimal digits · `utf-8`: bytes that are not UTF-8
 * - `pair`: a part of a key-pair string without `=` or without a key
 * - `duplicate`: a name that occurs twice · `value`: a value that is not of its documented type
 * - `json`, `base64`, `too-deep`: not strict JSON, not padded Base64, nested too deeply
 *
 * @example
 * ```ts
 * const isForm = (code: FormatErrorCode) => code === 'percent' || code === 'utf-8'
 * ```
 */
export type FormatErrorCode = 'percent' | 'utf-8' | 'pair' | 'duplicate' | 'value' | 'json' | 'base64' | 'too-deep'

/**
 * A text that is not in its format. It names the place, by parameter or by position, and never holds the value.
 *
 * @example
 * ```ts
 * const explain = (error: FormatError) => `${error.at}: ${error.code}`
 * ```
 */
export class FormatError extends Error {
  /** Always `FormatError`. */
  override readonly name = 'FormatError'
  /** Why the text is not in its format. */
  readonly code: FormatErrorCode
  /** A parameter or key (`DATA.OrderId`), or `position 17`, counted in UTF-16 units from 0. */
  readonly at: string

  constructor(code: FormatErrorCode, at: string, why: string) {
    super(`${at}: ${why}`)
    this.code = code
    this.at = at
  }
}
