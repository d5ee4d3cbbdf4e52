/**
 * What knows no command: card numbers, decimals, form bodies, the errors of the codecs. Apart from the codecs, so that
 * a program can load it alone.
 */
export { looksLikeCardNumber } from './card-numbers.js'
export * from './decimal.js'
export * from './failures.js'
export * from './form.js'
export * from './mask.js'
