/** The public names of the hand-written half, except those of `redaction.ts` and `factories.ts`. */
export {
  decodeBase64,
  decodeBase64Json,
  encodeBase64,
  encodeBase64Json,
} from './base64-json.js'
export { looksLikeCardNumber } from './card-numbers.js'
export {
  decimalToKopecks,
  formatDecimal,
  isDecimal,
  kopecksToDecimal,
} from './decimal.js'
export { createReplyDecoder, type DecodeReply } from './decode-reply.js'
export {
  type DecodedRequest,
  decodeRequest,
  decodeRequestParts,
} from './decode-request.js'
export type * from './descriptors.js'
export type { Sent } from './echo.js'
export type * from './elements.js'
export {
  type Credentials,
  type EncodeOptions,
  encodeRequest,
  type PairEncoding,
} from './encode.js'
export type * from './error-info.js'
export type { DescribeError, ErrorRow } from './error-table.js'
export type * from './event-descriptors.js'
export {
  DecodeError,
  type DecodeErrorCode,
  EncodeError,
  type EncodeErrorCode,
  FormatError,
  type FormatErrorCode,
} from './failures.js'
export {
  decodeForm,
  decodeFormText,
  type Entries,
  encodeForm,
} from './form.js'
export { readJson } from './json.js'
export { maskDigits, maskPan, maskValue } from './mask.js'
export { isNoError } from './no-error.js'
export { decodePairs, encodePairs } from './pairs.js'
export { type ParseOptions, parseElement } from './parse-element.js'
export type { ParsedState } from './state-parser.js'
export type { Spelling, Vocabularies } from './vocabulary.js'
export { readElement } from './xml-reader.js'
