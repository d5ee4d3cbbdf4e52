/** `npm run docs:serve`: shows `docs/site/dist` on this machine. */
import { createReadStream, statSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.md': 'text/markdown; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
}

/** Serves a folder on this machine; `0` takes a free port. */
export async function serveSite(
  folder: string,
  port: number,
): Promise<{ readonly url: string; readonly server: Server }> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://site.example')
    const path = fileAt(folder, decodeURIComponent(pathname))
    if (path === undefined) {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('There is no such page.')
      return
    }
    response.writeHead(200, { 'content-type': types[extname(path)] ?? 'application/octet-stream' })
    createReadStream(path).pipe(response)
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('The server does not listen on a port.')
  return { url: `http://127.0.0.1:${address.port}`, server }
}

function fileAt(folder: string, pathname: string): string | undefined {
  const path = join(folder, normalize(pathname))
  return [path, join(path, 'index.html')].find((one) => one.startsWith(folder) && isFile(one))
}

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { url } = await serveSite(fileURLToPath(new URL('dist', import.meta.url)), Number(process.argv[2] ?? 4000))
  console.log(`The site is at ${url}`)
}
