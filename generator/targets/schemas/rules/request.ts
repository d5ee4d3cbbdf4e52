import type { EncodeErrorCode, FormatErrorCode } from '../../../../templates/protocol/src/failures.js'
import type { FailureCode } from '../../../../templates/validators/src/failure.js'

/** Codes of vectors of the kind `refused`. Typed, so that none is forgotten. */
const refusals: Record<FailureCode, string> = {
  required: 'Something that is always needed, or needed in this variant, is not given.',
  'unknown-field': 'No parameter has this name, or the parameter does not belong to this variant.',
  type: 'The value is of another type. Nothing else of it is judged.',
  'one-of': 'The value is not one of the enumeration.',
  pattern: 'The text does not match the pattern of its type; or the name of a further key is empty or not printable.',
  'too-short': 'The text has fewer characters (code points) than it needs.',
  'too-long': 'The text has more characters (code points) than it may.',
  'too-small': 'The number is below the smallest.',
  'too-large': 'The number is above the largest.',
  'too-few': 'The list has fewer entries than it needs.',
  'separator-in-value': 'A value in a key-pair string holds `;`, which would begin another pair.',
  'separator-in-key': 'The name of a further key holds `;` or `=`.',
  'reserved-key': 'A further key bears, in whatever case, a name in the list `reserved` of its key-pair string.',
  needs: 'A rule of the kind `needs` holds, and what it demands is not given.',
  'any-of': 'None of the parameters of a rule of the kind `anyOf` is given.',
}

/** Faults that are found only when a valid request is encoded. */
const unwritable: Record<Exclude<EncodeErrorCode, FailureCode>, string> = {
  'missing-credential': 'The command wants a credential that was not configured.',
  missing: 'A value that is sent twice was not given.',
}

/** Codes of vectors of the kinds `pairs` and `form`. */
const unreadable: Record<FormatErrorCode, string> = {
  percent: '`%` without two hexadecimal digits behind it.',
  'utf-8': 'Percent-encoded bytes that are not UTF-8.',
  pair: 'A part of a key-pair string without `=`, or without a key before it.',
  duplicate: 'A name that occurs twice.',
  value: 'A value that is not of its documented type.',
  json: 'Not strict JSON.',
  base64: 'Not Base64 of the standard alphabet with padding.',
  'too-deep': 'Objects and arrays nested too deeply.',
}

export const requestRules = {
  input: [
    'The caller gives an object: each parameter by its wire name, the keys of a `flat` key-pair string at the top level beside the parameters.',
    'Never asked of the caller: what has `from` (a credential) or `same` (repeats the parameter of that name).',
    'What is absent is not sent. There is no null: it is of another type.',
    '`clientOnly` parameters are judged like others and not sent.',
  ],
  types: {
    text: 'A string. An enumeration (`enum`) that is not `numeric` is a text too.',
    integer: 'A whole number; 1.0 is one, true is none, and "1" is none. A `numeric` enumeration is an integer too.',
    boolean: 'true or false.',
    decimal:
      'A string: digits without sign, exponent or leading zeros, and at most `scale` places; at least one digit on either side of a point. ASCII digits only.',
  },
  judging: [
    'A request is refused for every reason at once, before anything is sent. A vector tells all of them, as a set.',
    'Patterns match the whole value: a line feed at its end counts. Lengths count code points.',
    'A text that is too short is not also held against its pattern, unless it holds `;` in a key-pair string.',
    '`in` and `requiredIn` name cases of `variants`: the case whose `values` hold the value of the field `on`, exactly and in its case, else the case without `values`. When `on` is not given, the case without `values` holds; no case does when `on` is required.',
    'A further key of an `open` key-pair string is refused when its lower case is in `reserved`; documented keys themselves are no further keys.',
    'Where a refused name is the place, one longer than 50 characters or with seven or more digits is told as `(a name)`, and each unprintable character as `\\u{hex}`.',
  ],
  codes: refusals,
  encodingCodes: unwritable,
  readingCodes: unreadable,
  misspelt: {
    code: 'misspelt-key',
    meaning:
      'A further key differs from a documented one only by its case or by one edit (a letter more, less or another, two neighbours swapped). An option names those that are meant. Judged when nothing else is refused.',
  },
  form: {
    contentType: 'application/x-www-form-urlencoded',
    charset: 'utf-8',
    unreserved: 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789*-._',
    space: '+',
    rules: [
      'All else is written as % and two hexadecimal digits in capitals, byte by byte of UTF-8. Half of a surrogate pair is refused with `type`.',
      'Parameters stand in the order of `parameters`, keys in the order of `keys`, further keys behind them in the order of the caller.',
      'integer: digits without leading zeros; boolean: true or false.',
    ],
  },
  pairs: {
    separator: ';',
    equals: '=',
    rules: [
      'key=value, joined by the separator, none at the end; encoded once, with the form. A key-pair string without any key is not sent.',
      'Read: split at each `;`, each part at its first `=`. One `;` at the end is tolerated. Case and spaces count.',
    ],
  },
  json: {
    contentType: 'application/json',
    rules: [
      'Documented members only, in their order, absent ones left out, no white space.',
      'decimal: a number with exactly `scale` places, written digit by digit: never through a binary fraction.',
      'Texts: `"`, `\\`, \\b \\f \\n \\r \\t and other characters below U+0020 as \\u00xx (small letters) are escaped, nothing else.',
    ],
  },
  base64: 'Of the UTF-8 bytes of such JSON; standard alphabet, padded.',
}
