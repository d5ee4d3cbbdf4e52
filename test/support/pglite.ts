import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { PGlite } from '@electric-sql/pglite'

/**
 * A new, empty embedded PostgreSQL. Made from a copy that is kept in .cache: of the four seconds that PGlite takes to make
 * a database, taking a copy needs one.
 *
 * @param folder where it is kept; in memory when absent
 */
export async function newDatabase(folder?: string): Promise<PGlite> {
  const loadDataDir = new Blob([await emptyDatabase()])
  return PGlite.create({ ...(folder !== undefined && { dataDir: folder }), loadDataDir })
}

const cache = fileURLToPath(new URL('../../.cache', import.meta.url))

/** Named after what it depends on. */
const manifest = join(dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite')), '../package.json')
const { version }: { version: string } = JSON.parse(readFileSync(manifest, 'utf8'))
const copy = join(cache, `pglite-${version}.tar`)

async function emptyDatabase(): Promise<Buffer> {
  return readFile(copy).catch(makeCopy)
}

async function makeCopy(): Promise<Buffer> {
  const database = await PGlite.create()
  const tar = Buffer.from(await (await database.dumpDataDir('none')).arrayBuffer())
  await database.close()
  await mkdir(cache, { recursive: true })
  const draft = `${copy}.${randomUUID()}`
  await writeFile(draft, tar)
  await rename(draft, copy)
  return tar
}
