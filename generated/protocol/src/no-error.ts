// Copied from templates/protocol/src/no-error.ts by `npm run generate`. Do not edit: change it there.
/**
 * Whether an error code says that there was no error: `NONE`, empty, null or absent (decisions C39, T08).
 *
 * Throws nothing.
 *
 * @example
 * ```ts
 * isNoError('NONE') // true
 * ```
 */
export function isNoError(code: string | null | undefined): boolean {
  return code === undefined || code === null || code === '' || code.toUpperCase() === 'NONE'
}
