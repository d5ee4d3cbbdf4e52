import { fork } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { fileURLToPath } from 'node:url'
import { type Figure, median } from './figure.js'

const connections = 32
const warmUp = 4_000
const perRound = 5_000
const rounds = 7

/**
 * Compares the receiver with a bare `node:http` handler that reads the body and answers 200, each in a process of its
 * own. Every delivery is another notification. Rounds take turns, and the median of their ratios counts.
 */
export async function receiverFigures(): Promise<Figure[]> {
  const bare = await startServer('bare')
  const others = [await startServer('receiver'), await startServer('receiver and worker')]
  try {
    for (const server of [bare, ...others]) await perSecond(server.port, warmUp)
    const ratios = new Map<Server, number[]>(others.map((server) => [server, []]))
    for (let round = 0; round < rounds; round++) {
      const base = await perSecond(bare.port, perRound)
      for (const server of others) ratios.get(server)?.push((await perSecond(server.port, perRound)) / base)
    }
    return others.map((server) => figureOf(server, median(ratios.get(server) ?? [])))
  } finally {
    for (const server of [bare, ...others]) server.stop()
  }
}

function figureOf({ name }: Server, ratio: number): Figure {
  return {
    name: `${name}, MemoryInbox: requests per second, ${connections} connections`,
    ours: '',
    against: 'bare node:http handler that reads the body',
    ratio,
    goal: name === 'receiver' ? '>= 0.6' : 'none: also decodes and handles',
    reached: name !== 'receiver' || ratio >= 0.6,
  }
}

interface Server {
  readonly name: string
  readonly port: number
  stop(): void
}

async function startServer(name: string): Promise<Server> {
  const file = fileURLToPath(new URL('./receiver-server.mjs', import.meta.url))
  const child = fork(file, [name], { execArgv: [] })
  const [port] = await once(child, 'message')
  return { name, port, stop: () => child.disconnect() }
}

let order = 0

/** Sends so many deliveries over kept connections, with ready-made bytes, so that the sender itself costs little. */
async function perSecond(port: number, count: number): Promise<number> {
  let left = count
  const start = performance.now()
  const sender = () =>
    new Promise<void>((resolve, reject) => {
      const socket = connect({ port, host: '127.0.0.1', noDelay: true })
      const next = () => {
        if (left-- <= 0) socket.end()
        else socket.write(delivery(order++))
      }
      // An answer without a body comes in one piece, and there is never more than one.
      socket.on('data', (answer) => {
        if (!answer.toString('latin1').startsWith('HTTP/1.1 200 ')) reject(new Error('A delivery was refused.'))
        next()
      })
      socket
        .on('connect', next)
        .on('close', () => resolve())
        .on('error', reject)
    })
  await Promise.all(Array.from({ length: connections }, sender))
  return count / ((performance.now() - start) / 1000)
}

function delivery(number: number): string {
  const body = `Notification=EnginePaySuccess&MerchantContract=Merchant&TransactionDate=27.03.2026+14%3A05%3A09&OrderId=A-${number}&Amount=12345&Success=True&ErrCode=NONE`
  return `POST /n HTTP/1.1\r\nHost: shop\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: ${body.length}\r\n\r\n${body}`
}
