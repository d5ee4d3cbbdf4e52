import { createServer, type RequestListener } from 'node:http'

/** A server on a port of this machine. */
export interface Listening {
  readonly url: string
  close(): Promise<void>
}

/** Serves on a free port. */
export async function listen(listener: RequestListener): Promise<Listening> {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('The server does not listen on a port.')
  return {
    url: `http://127.0.0.1:${address.port}`,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
