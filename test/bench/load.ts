/** Load on a server that speaks HTTP: bytes ready-made and kept connections, so that the sender itself costs little. */
import { connect } from 'node:net'

const connections = 32

/** The bytes of POSTs of forms to an address. */
export function posts(url: URL, bodies: readonly string[]): Buffer[] {
  const head = `POST ${url.pathname} HTTP/1.1\r\nHost: ${url.host}\r\nContent-Type: application/x-www-form-urlencoded\r\n`
  return bodies.map((body) => Buffer.from(`${head}Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`))
}

/**
 * Sends every request once, so many at a time.
 *
 * @param good text that every answer must contain
 * @returns requests per second
 */
export async function requestsPerSecond(url: URL, requests: readonly Buffer[], good: string): Promise<number> {
  let next = 0
  const take = () => requests[next++]
  const rest = stayAwake()
  try {
    const start = performance.now()
    await Promise.all(Array.from({ length: connections }, () => sender(url, take, good)))
    return requests.length / ((performance.now() - start) / 1000)
  } finally {
    rest()
  }
}

/** A sender that sleeps has to be woken by the server's system calls: the slower server would pay for the sender's rest. */
function stayAwake(): () => void {
  let awake = true
  const again = () => {
    if (awake) setImmediate(again)
  }
  again()
  return () => {
    awake = false
  }
}

function sender({ hostname, port }: URL, take: () => Buffer | undefined, good: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port: Number(port), host: hostname, noDelay: true })
    const next = () => {
      const request = take()
      if (request === undefined) socket.end()
      else socket.write(request)
    }
    // A short answer comes in one piece, and there is never more than one.
    socket.on('data', (answer) => {
      if (!answer.includes(good)) reject(new Error(`Another answer: ${answer}`))
      next()
    })
    socket
      .on('connect', next)
      .on('close', () => resolve())
      .on('error', reject)
  })
}
