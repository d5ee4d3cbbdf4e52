import { connect, createServer, type Socket } from 'node:net'

/** A connection to a port of this machine that can be cut. */
export interface Cuttable extends AsyncDisposable {
  readonly port: number
  /** From now on nothing comes through, and neither side is notified. */
  cut(): void
  /** Connections from before the cut are reset, new ones come through. */
  mend(): void
}

/** Opens a cuttable connection to a port of 127.0.0.1. */
export async function openCuttable(target: number): Promise<Cuttable> {
  const sockets = new Set<Socket>()
  let isCut = false
  const keep = (socket: Socket, peer: Socket) => {
    sockets.add(socket)
    socket
      .on('error', () => {})
      .on('close', () => {
        sockets.delete(socket)
        peer.destroy()
      })
  }
  const server = createServer((near) => {
    const far = connect(target, '127.0.0.1')
    keep(near, far)
    keep(far, near)
    near.pipe(far).pipe(near)
    if (isCut) for (const socket of [near, far]) socket.pause()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('No port is free.')
  const reset = () => {
    for (const socket of sockets) socket.destroy()
  }
  return {
    port: address.port,
    cut() {
      isCut = true
      for (const socket of sockets) socket.pause()
    },
    mend() {
      isCut = false
      reset()
    },
    async [Symbol.asyncDispose]() {
      const closed = new Promise((resolve) => server.close(resolve))
      reset()
      await closed
    },
  }
}
