import { type Imports, type Rooms, roomOf } from './imports.js'

/** The rooms below a folder, one to a line, each below those that import it: its floor, its name, and the rooms it imports. */
export function drawing(imports: Imports, rooms: Rooms, folder: string): string {
  const own = [...rooms.keys()].filter((room) => room.startsWith(`${folder}/`))
  const used = new Map(own.map((room) => [room, usedBy(room, imports, rooms)]))
  const floors = new Map<string, number>()
  for (const room of own) floorOf(room)
  const name = (room: string) => room.slice(folder.length + 1)
  const width = Math.max(...own.map((room) => name(room).length))
  return [...own]
    .sort((one, other) => floorOf(other) - floorOf(one) || (one < other ? -1 : 1))
    .map(
      (room) =>
        `${String(floorOf(room)).padStart(2)}  ${name(room).padEnd(width)}  ${[...below(room)].map(name).join(' ')}`,
    )
    .map((line) => line.trimEnd())
    .join('\n')

  function below(room: string): string[] {
    return own.filter((other) => used.get(room)?.has(other))
  }

  function floorOf(room: string): number {
    const known = floors.get(room)
    if (known !== undefined) return known
    const floor = 1 + Math.max(0, ...below(room).map(floorOf))
    floors.set(room, floor)
    return floor
  }
}

/** The rooms that the files of one import. */
function usedBy(room: string, imports: Imports, rooms: Rooms): Set<string | undefined> {
  const files = [...imports.keys()].filter((file) => roomOf(file, rooms) === room)
  const others = files.flatMap((file) => imports.get(file) ?? []).map((file) => roomOf(file, rooms))
  return new Set(others.filter((other) => other !== room))
}
