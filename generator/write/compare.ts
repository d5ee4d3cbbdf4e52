/** What has to happen to one file. */
export type Change =
  | {
      readonly kind: 'write'
      readonly path: string
      readonly before?: string
      readonly after: string
    }
  | { readonly kind: 'remove'; readonly path: string; readonly before: string }

/** Paths below a package's folder, with `/`, and their texts. */
export type Files = ReadonlyMap<string, string>

/** The changes that make a folder hold exactly these files, ordered by path. */
export function compare(onDisk: Files, files: Files): Change[] {
  const changes: Change[] = []
  for (const [path, after] of files) {
    const before = onDisk.get(path)
    if (before !== after)
      changes.push({
        kind: 'write',
        path,
        ...(before !== undefined && { before }),
        after,
      })
  }
  for (const [path, before] of onDisk) if (!files.has(path)) changes.push({ kind: 'remove', path, before })
  return changes.sort((one, other) => (one.path < other.path ? -1 : 1))
}
