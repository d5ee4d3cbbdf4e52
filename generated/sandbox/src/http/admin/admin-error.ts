// Copied from templates/sandbox/src/http/admin/admin-error.ts by `npm run generate`. Do not edit: change it there.
/** An answer other than 200. */
export class AdminError extends Error {
  override readonly name = 'AdminError'
  readonly status: number

  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

/**
 * A thing that was found.
 *
 * @throws AdminError 404
 */
export function found<T>(thing: T | undefined, name: string): T {
  if (thing === undefined) throw new AdminError(404, `This terminal has no such ${name}.`)
  return thing
}
