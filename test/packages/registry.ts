import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Listening, listen } from '../docs/listen.js'

const generated = fileURLToPath(new URL('../../generated', import.meta.url))

/**
 * A registry that has the packed packages and no others, so that `npm install` finds them by their names.
 *
 * @param tarballs by package name without the scope
 */
export async function serveRegistry(tarballs: Readonly<Record<string, string>>): Promise<Listening> {
  return listen((request, response) => {
    const path = decodeURIComponent(request.url ?? '')
    const host = `http://${request.headers.host}`
    for (const [name, tarball] of Object.entries(tarballs)) {
      if (path === `/@card-gateway/${name}`) return response.end(JSON.stringify(packageAt(name, host, tarball)))
      if (path === `/${basename(tarball)}`) return response.end(readFileSync(tarball))
    }
    response.writeHead(404).end()
  })
}

function packageAt(name: string, host: string, tarball: string): object {
  const manifest: { readonly name: string; readonly version: string } = JSON.parse(
    readFileSync(`${generated}/${name}/package.json`, 'utf8'),
  )
  const { version } = manifest
  return {
    name: manifest.name,
    'dist-tags': { latest: version },
    versions: { [version]: { ...manifest, dist: { tarball: `${host}/${basename(tarball)}` } } },
  }
}
