import { connect, createServer, type Socket } from 'node:net'
import type { Random } from '@card-gateway/sandbox'

/** A way to a port of this machine on which connections are slow, break off at any byte, and come twice. */
export interface RoughWay extends AsyncDisposable {
  readonly port: number
  /** Where it leads; undefined when nobody listens there. */
  target: number | undefined
  /** From now on everything comes through, once. */
  smooth(): void
  /** How often something was done to a connection. */
  readonly counts: { connections: number; cut: number; doubled: number; refused: number }
}

/** Bytes that pass a connection, at most, before it breaks off: within headers, body or answer, of the first exchange on it or a later one. */
const longest = 6000

/** Milliseconds that a portion of bytes waits. */
const slowest = 60

interface Strength {
  /** How many of so many bytes come through. */
  pass(bytes: number): number
  cut(): void
}

/** Opens a rough way to a port of 127.0.0.1. */
export async function openRoughWay(random: Random): Promise<RoughWay> {
  const sockets = new Set<Socket>()
  const counts = { connections: 0, cut: 0, doubled: 0, refused: 0 }
  let isRough = true
  const way: { target: number | undefined } = { target: undefined }

  const happens = (one: number) => isRough && random.integer(1, one) === 1
  const keep = (socket: Socket) => {
    sockets.add(socket)
    return socket.on('error', () => {}).on('close', () => sockets.delete(socket))
  }

  /** Carries what one side sends to the others, portion by portion, until the connection breaks. */
  async function carry(from: Socket, to: readonly Socket[], { pass, cut }: Strength): Promise<void> {
    for await (const portion of from) {
      if (happens(2)) await new Promise((resolve) => setTimeout(resolve, random.integer(1, slowest)))
      const passing = portion.subarray(0, pass(portion.length))
      await Promise.all(to.map((socket) => new Promise((resolve) => socket.write(passing, resolve))))
      if (passing.length < portion.length) return cut()
    }
    for (const socket of to) socket.end()
  }

  /** How many bytes a connection carries, in both directions, before it breaks off. */
  function strengthOf(ends: readonly Socket[]): Strength {
    let left = random.integer(0, longest)
    return {
      pass(bytes) {
        const passed = isRough ? Math.min(bytes, left) : bytes
        left -= passed
        return passed
      },
      cut() {
        counts.cut++
        for (const end of ends) end.resetAndDestroy()
      },
    }
  }

  const server = createServer((near) => {
    keep(near)
    counts.connections++
    const { target } = way
    if (target === undefined) {
      counts.refused++
      near.resetAndDestroy()
      return
    }
    const far = keep(connect(target, '127.0.0.1'))
    const twin = happens(6) ? keep(connect(target, '127.0.0.1')).resume() : undefined
    if (twin !== undefined) counts.doubled++
    const strength = strengthOf([near, far])
    const sides = [carry(near, twin === undefined ? [far] : [far, twin], strength), carry(far, [near], strength)]
    // What breaks on one side breaks on the other.
    for (const side of sides) side.catch(() => [near, far].map((end) => end.destroy()))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('No port is free.')
  const { port } = address
  return Object.assign(way, {
    port,
    counts,
    smooth() {
      isRough = false
    },
    async [Symbol.asyncDispose]() {
      const closed = new Promise((resolve) => server.close(resolve))
      for (const socket of sockets) socket.destroy()
      await closed
    },
  })
}
