// Copied from templates/sandbox/src/cli/compare-command.ts by `npm run generate`. Do not edit: change it there.
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { profileNames } from '../spec/lay-over.js'
import type { Overlay, OverlayRow } from '../spec/overlay.js'
import { printable } from './colours.js'
import type { CliContext } from './context.js'
import { type Mask, maskFor } from './known-secrets.js'
import { type Against, type Difference, playRecording } from './play-recording.js'
import { readOverlays } from './read-overlays.js'
import { type Exchange, readRecording } from './recording.js'
import { type Shown, shown, shownName } from './show-difference.js'
import { UsageError } from './usage-error.js'

/**
 * `compare <recording>`: compares the sandbox with what another gateway answered.
 *
 * @returns 0 where all answers are alike, else 1
 */
export async function compare(context: CliContext): Promise<number> {
  const { args, print, program, surroundings, paint } = context
  const [name, ...more] = args.words
  if (name === undefined || more.length > 0) throw new UsageError('compare needs one recording: compare recording.har')
  const profile = profileOf(context)
  const exchanges = readRecording(textOf(resolve(surroundings.folder, name), name), name)
  const files = [args.flags.overlay ?? []].flat().map((one) => resolve(surroundings.folder, String(one)))
  const against: Against = {
    spec: program.spec,
    createSandbox: program.createSandbox,
    profile,
    overlays: await readOverlays(files, program.overlaySchema),
  }
  const { compared, passedOver, differences, steered } = await playRecording(exchanges, against)
  if (compared === 0) throw new UsageError(`${name} has no answer to a gateway command, so nothing was compared.`)
  if (differences.length > 0 && exchanges.length >= many)
    surroundings.error.write(
      `${compared} answers compared, ${differences.length} differences: looking for rows that explain them.\n`,
    )
  const mask = maskFor(exchanges)
  const told = (await explained(differences, exchanges, against)).map((one) => toldOf(one, mask))
  const declines = steered.map(({ method, path, ...one }) => ({ ...one, request: `${method} ${path}` }))
  if (args.flags.json === true)
    print(JSON.stringify({ compared, passedOver, differences: told, steered: declines }, null, 2))
  else {
    for (const { exchange, request, error } of declines)
      print(
        `${exchange}  ${printable(request)}  declined with ${error} as in the recording: the sandbox was told to decline it too`,
      )
    for (const one of told) print(line(one))
    const end = `${compared} answers compared with the profile ${against.profile}, ${told.length} differences.${passedOver === 0 ? '' : ` ${passedOver} commands without an answer were skipped.`}`
    print(told.length === 0 ? end : paint.yellow(end))
  }
  return told.length === 0 ? 0 : 1
}

/** With this many exchanges or more it takes a while. */
const many = 200

function profileOf({ args, program }: CliContext): string {
  const { profile = 'strict' } = args.flags
  const known = profileNames(program.spec)
  if (typeof profile === 'string' && known.includes(profile)) return profile
  throw new UsageError(`There is no profile ${String(profile)}. There are: ${known.join(', ')}.`)
}

interface Explained extends Difference {
  /** The row that makes it go away. */
  readonly row?: string
}

/** Tries the rows of all overlays one by one: the one that makes a difference go away explains it. */
async function explained(
  differences: readonly Difference[],
  exchanges: readonly Exchange[],
  against: Against,
): Promise<readonly Explained[]> {
  if (differences.length === 0) return []
  const rows = new Map<string, string>()
  for (const { id, overlay } of rowsOf(against)) {
    const open = differences.filter((one) => !rows.has(keyOf(one)))
    if (open.length === 0) break
    // Requests after the last difference cannot explain any.
    const asFar = Math.max(...open.map(({ exchange }) => exchange))
    const { differences: left } = await playRecording(exchanges.slice(0, asFar), {
      ...against,
      overlays: [...against.overlays, overlay],
    })
    const remain = new Set(left.map(keyOf))
    for (const one of open) {
      const key = keyOf(one)
      if (!remain.has(key)) rows.set(key, id)
    }
  }
  return differences.map((one) => {
    const row = rows.get(keyOf(one))
    return row === undefined ? one : { ...one, row }
  })
}

function rowsOf({ spec, profile }: Against): { id: string; overlay: Overlay }[] {
  return Object.entries(spec.overlays).flatMap(([name, overlay]) =>
    name === profile
      ? []
      : Object.entries(overlay.rows).map(([id, row]) => ({
          id,
          overlay: { ...overlay, rows: { ...definitionsFor(row, overlay), [id]: row } },
        })),
  )
}

/** The commands of other rows that a row refers to. */
function definitionsFor(row: OverlayRow, { rows }: Overlay): Overlay['rows'] {
  const rules = [...(row.parameters ?? []), ...(row.attributes ?? []), ...(row.statuses ?? [])]
  const tables = [row.paths, row.missing, row.replies].flatMap((table) => Object.keys(table ?? {}))
  const named = new Set([...rules.flatMap(({ of }) => of), ...tables])
  return Object.fromEntries(
    Object.entries(rows).flatMap(([id, { summary, commands = {} }]) =>
      Object.keys(commands).some((command) => named.has(command)) ? [[id, { summary, commands }]] : [],
    ),
  )
}

function keyOf({ exchange, at }: Difference): string {
  return `${exchange} ${at}`
}

/** A difference as it is printed. */
interface Told extends Shown {
  readonly exchange: number
  readonly request: string
  readonly row?: string
}

function toldOf({ exchange, method, path, command, row, why, ...difference }: Explained, mask: Mask): Told {
  const request = `${method} ${command === undefined ? shownName(path, mask) : path}`
  return {
    exchange,
    request,
    ...shown(difference, command, mask),
    ...(why !== undefined && { why: mask(why) }),
    ...(row !== undefined && { row }),
  }
}

function line({ exchange, request, at, recorded, ours, whole, hidden, why, row }: Told): string {
  const value = (text: string | undefined) => (text === undefined ? 'nothing' : whole ? text : printable(`"${text}"`))
  const values = hidden ? 'differ, not shown' : `recorded ${value(recorded)}, ours ${value(ours)}`
  const reason = why === undefined ? '' : ` (${printable(why)})`
  const explains = row === undefined ? '' : `  (${row} explains it)`
  return `${exchange}  ${printable(request)}  ${printable(at)}: ${values}${reason}${explains}`
}

function textOf(file: string, name: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    throw new UsageError(`${name} cannot be opened.`)
  }
}
