/**
 * What does not depend on a command: Base64, card numbers, decimals, form bodies, the errors of the codecs. Apart from the codecs, so that
 * a program can load it alone.
 */
export { bytesToBase64 } from './base64.js'
export { looksLikeCardNumber } from './card-numbers.js'
export * from './decimal.js'
export * from './failures.js'
export * from './form.js'
export * from './mask.js'
