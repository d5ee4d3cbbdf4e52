// The gateway of the client benchmark: a process of its own that answers every request at once.
import { createServer } from 'node:http'

const body = process.argv[2] ?? ''
const headers = {
  'content-type': 'text/xml',
  'content-length': Buffer.byteLength(body),
}

const server = createServer((request, response) => {
  request.on('end', () => response.writeHead(200, headers).end(body)).resume()
})
server.keepAliveTimeout = 60_000
server.listen(0, '127.0.0.1', () => process.send?.(server.address().port))
process.once('disconnect', () => process.exit())
