/** Who imports whom in generator/ and templates/, types counted. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize, relative } from 'node:path'
import ts from 'typescript'

/** The files each file imports; paths below the project's root, with `/`. */
export type Imports = ReadonlyMap<string, readonly string[]>

/** Reads the imports of the generator and of every package: its hand-written half, and what is emitted beside it. */
export function readImports(root: string): Imports {
  const files = ['generator', 'templates', 'generated'].flatMap((folder) => sources(root, folder))
  return new Map(files.map((file) => [file, importsOf(root, file)]))
}

function sources(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts') && !entry.name.endsWith('.d.ts'))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((file) => !/\/(?:dist|node_modules)\//.test(file) && original(root, file) === file)
    .sort()
}

function importsOf(root: string, file: string): string[] {
  const { importedFiles } = ts.preProcessFile(readFileSync(join(root, file), 'utf8'))
  return importedFiles.flatMap(({ fileName }) => {
    if (!fileName.startsWith('.')) return []
    const target = normalize(join(dirname(file), fileName))
      .replaceAll('\\', '/')
      .replace(/\.js$/, '.ts')
    const found = [target, target.replace(/^templates\//, 'generated/')].find((path) => existsSync(join(root, path)))
    return found?.endsWith('.ts') ? [original(root, found)] : []
  })
}

/** A copy in generated/ is the file it was copied from. */
function original(root: string, file: string): string {
  const template = file.replace(/^generated\//, 'templates/')
  return existsSync(join(root, template)) ? template : file
}

/** Groups of files that import each other, however many steps it takes; each sorted, the largest first. */
export function circles(imports: Imports): string[][] {
  const reached = new Map<string, ReadonlySet<string>>()
  for (const file of imports.keys()) reached.set(file, reachableFrom(file, imports))
  const found = new Map<string, string[]>()
  for (const [file, others] of reached) {
    if (!others.has(file)) continue
    const circle = [...others].filter((other) => reached.get(other)?.has(file)).sort()
    found.set(circle[0] ?? file, circle)
  }
  return [...found.values()].sort((one, other) => other.length - one.length || (String(one) < String(other) ? -1 : 1))
}

function reachableFrom(file: string, imports: Imports): ReadonlySet<string> {
  const seen = new Set<string>()
  const open = [...(imports.get(file) ?? [])]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (seen.has(next)) continue
    seen.add(next)
    open.push(...(imports.get(next) ?? []))
  }
  return seen
}

/** The shortest way from a file back to itself, the file at both ends. */
export function wayAround(file: string, imports: Imports): string[] {
  const before = new Map<string, string>()
  const open = [file]
  for (let next = open.shift(); next !== undefined; next = open.shift()) {
    for (const target of imports.get(next) ?? []) {
      if (target === file) return [...trail(next, before), file]
      if (before.has(target)) continue
      before.set(target, next)
      open.push(target)
    }
  }
  return []
}

function trail(file: string, before: ReadonlyMap<string, string>): string[] {
  const previous = before.get(file)
  return previous === undefined ? [file] : [...trail(previous, before), file]
}

/** What a room may import beside itself: rooms by their folder or file. */
export type Rooms = ReadonlyMap<string, readonly string[]>

/** Imports that lead from a room to one it may not import: a sentence for each, with the rule it breaks. */
export function forbidden(imports: Imports, rooms: Rooms): string[] {
  return [...imports].flatMap(([file, targets]) => {
    const room = roomOf(file, rooms)
    const allowed = room === undefined ? undefined : rooms.get(room)
    if (room === undefined || allowed === undefined) return []
    const rule = allowed.length === 0 ? 'nothing outside itself' : `only ${allowed.join(', ')}`
    return targets
      .filter((target) => {
        const other = roomOf(target, rooms)
        return other !== undefined && other !== room && !allowed.includes(other)
      })
      .map((target) => `${file} imports ${target}, but ${room} may import ${rule}.`)
  })
}

/** Files below a folder that stand in no room, so that no rule would hold for them. */
export function withoutRoom(imports: Imports, rooms: Rooms, folders: readonly string[]): string[] {
  return [...imports.keys()]
    .filter((file) => folders.some((folder) => file.startsWith(`${folder}/`)) && roomOf(file, rooms) === undefined)
    .map((file) => `${file} stands in no room.`)
}

/** The room a file stands in: the innermost that has it. */
export function roomOf(file: string, rooms: Rooms): string | undefined {
  return [...rooms.keys()].filter((room) => file === room || file.startsWith(`${room}/`)).sort(longestFirst)[0]
}

function longestFirst(one: string, other: string): number {
  return other.length - one.length
}
