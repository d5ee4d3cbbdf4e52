import type { CommandRow } from './gateway-spec.js'
import type { OverlayRow } from './overlay.js'

/** Paths that the server answers itself. */
const reserved = /^\/(?:(?:admin|dashboard|docs)(?:\/|$)|$)/

/**
 * Checks that the paths of an overlay's rows are not taken.
 *
 * @param commands all there are, with the rows laid over them
 * @param rows by their names
 * @throws RangeError naming the row whose path is taken
 */
export function checkPaths(
  commands: Readonly<Record<string, CommandRow>>,
  rows: Readonly<Record<string, OverlayRow>>,
): void {
  for (const [name, row] of Object.entries(rows)) {
    const added = Object.entries(row.commands ?? {}).map(([id, { path }]) => [id, path] as const)
    const further = Object.entries(row.paths ?? {}).flatMap(([id, paths]) =>
      [paths].flat().map((path) => [id, path] as const),
    )
    for (const [id, path] of [...added, ...further]) {
      if (reserved.test(path))
        throw new RangeError(`${name}: ${id} cannot be at ${path}, which the sandbox answers itself.`)
      const other = Object.keys(commands).find(
        (one) => one !== id && placesOf(commands[one]).includes(path) && alike(commands[id], commands[one]),
      )
      if (other !== undefined)
        throw new RangeError(`${name}: ${id} cannot be at ${path}, where ${other} is. Tell them apart with \`for\`.`)
    }
  }
}

function placesOf(row: CommandRow | undefined): readonly (string | undefined)[] {
  return [row?.descriptor.path, ...(row?.deviations?.paths ?? [])]
}

/** Whether nothing in a request tells two commands apart. */
function alike(one: CommandRow | undefined, other: CommandRow | undefined): boolean {
  return JSON.stringify(one?.deviations?.for) === JSON.stringify(other?.deviations?.for)
}
