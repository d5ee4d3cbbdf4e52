import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createConnection } from 'node:net'
import { fileURLToPath } from 'node:url'
import { apiPay, encodeRequest } from '@card-gateway/protocol'
import { testCards } from '@card-gateway/sandbox'
import { type Figure, median } from './figure.js'
import { posts, requestsPerSecond } from './load.js'

const warmUp = 16_000
const perRound = 4_000
const rounds = 11
const starts = 11
const commands = 1_000_000

const bareServer = fileURLToPath(new URL('./sandbox-server.mjs', import.meta.url))
const soak = fileURLToPath(new URL('./sandbox-soak.mjs', import.meta.url))
const commandLine = fileURLToPath(new URL('../../generated/sandbox/dist/bin.js', import.meta.url))

/** The sandbox as its program serves it: under load, at its start, and after a million commands. */
export async function sandboxFigures(): Promise<Figure[]> {
  return [...(await payFigures()), ...(await startFigures()), ...soakFigures()]
}

/** Payments per second against bare servers, each in a process of its own; rounds take turns, the median of ratios counts. */
async function payFigures(): Promise<Figure[]> {
  const bare = await start(bareServer, 'constant')
  const others = [await start(commandLine, '--port', '0', '--quiet'), await start(bareServer, 'form and Map')]
  try {
    for (const server of [bare, ...others]) await paymentsPerSecond(server, warmUp)
    const ratios: number[][] = others.map(() => [])
    const before = [bare, ...others].map(processorTime)
    for (let round = 0; round < rounds; round++) {
      const base = await paymentsPerSecond(bare, perRound)
      for (const [index, server] of others.entries())
        ratios[index]?.push((await paymentsPerSecond(server, perRound)) / base)
    }
    const [pay = Number.NaN, map = Number.NaN] = ratios.map(median)
    const [bareTime = Number.NaN, payTime = Number.NaN] = [bare, ...others].map(
      (server, index) => (processorTime(server) - (before[index] ?? 0)) / (rounds * perRound),
    )
    const against = 'bare node:http server answering a constant'
    return [
      {
        name: 'sandbox: api.Pay, requests per second, 32 connections',
        ours: '',
        against,
        ratio: pay,
        goal: '>= 0.40',
        reached: pay >= 0.4,
      },
      {
        name: 'sandbox: api.Pay, requests per second of its processor time',
        ours: `${payTime.toFixed(0)} us each`,
        against: `${against} ${bareTime.toFixed(0)} us`,
        ratio: bareTime / payTime,
        goal: '>= 0.40',
        reached: bareTime / payTime >= 0.4,
      },
      {
        name: 'bare server that decodes the form and keeps a Map',
        ours: '',
        against,
        ratio: map,
        goal: 'none: to compare with',
        reached: true,
      },
    ]
  } finally {
    for (const { child } of [bare, ...others]) child.kill('SIGTERM')
  }
}

/**
 * Microseconds of processor time a server took so far, as Linux reports them. Where the sender has no processor of its
 * own, only this compares the servers alone; elsewhere it is not measured.
 */
function processorTime({ child }: Server): number {
  if (process.platform !== 'linux') return Number.NaN
  const stat = readFileSync(`/proc/${child.pid}/stat`, 'utf8')
  // Behind the program's name, which stands in brackets.
  const [user, system] = stat.slice(stat.lastIndexOf(')')).split(' ').slice(12, 14)
  return (Number(user) + Number(system)) * (1_000_000 / ticksPerSecond)
}

const ticksPerSecond = 100

let order = 0

/** Payments nobody made before. */
function paymentsPerSecond({ url }: Server, count: number): Promise<number> {
  const bodies = Array.from({ length: count }, () =>
    encodeRequest(apiPay, { OrderId: `A-${order++}`, Amount: 12345, PayInfo: testCards.success }, { key: 'Merchant' }),
  )
  const address = new URL('/api/Pay', url)
  return requestsPerSecond(address, posts(address, bodies), 'Success="True"')
}

/** From the call of the program to its first answer, and the memory it takes by then. */
async function startFigures(): Promise<Figure[]> {
  const times: number[] = []
  const empties: number[] = []
  const sizes: number[] = []
  for (let round = 0; round < starts; round++) {
    const empty = performance.now()
    execFileSync(process.execPath, ['-e', '0'])
    const begun = performance.now()
    empties.push(begun - empty)
    const { url, child } = await start(commandLine, '--port', '0', '--quiet')
    await firstAnswer(url)
    times.push(performance.now() - begun)
    sizes.push(residentMegabytes(child))
    child.kill('SIGTERM')
  }
  const [time, size] = [median(times), median(sizes)]
  return [
    {
      name: 'sandbox: start-up of the program to its first answer',
      ours: `${time.toFixed(0)} ms`,
      against: `empty process ${median(empties).toFixed(0)} ms`,
      goal: '< 300 ms',
      reached: time < 300,
    },
    {
      name: 'sandbox: resident memory after its first answer',
      ours: `${size.toFixed(0)} MB`,
      against: '',
      goal: '< 110 MB',
      reached: size < 110,
    },
  ]
}

/** Heap that is not payments, after many commands and after few: it must not have grown. */
function soakFigures(): Figure[] {
  const [few, many] = [soaked(commands / 50), soaked(commands)]
  const beyond = (many.heap - many.store - (few.heap - few.store)) / 1e6
  const each = (many.store - few.store) / (many.payments - few.payments)
  return [
    {
      name: `sandbox: heap beyond its payments, growth over ${commands.toLocaleString('en')} commands`,
      ours: `${beyond.toFixed(1)} MB`,
      against: `${many.payments.toLocaleString('en')} payments alone ${(many.store / 1e6).toFixed(0)} MB`,
      goal: '<= 2 MB',
      reached: beyond <= 2,
    },
    {
      name: 'sandbox: memory store, growth for each payment and its refund',
      ours: `${each.toFixed(0)} bytes`,
      against: '',
      goal: 'none: to compare with',
      reached: true,
    },
  ]
}

interface Soaked {
  readonly payments: number
  /** Bytes in use with the sandbox and all it keeps. */
  readonly heap: number
  /** Bytes in use with a store that has nothing but the payments. */
  readonly store: number
}

function soaked(count: number): Soaked {
  return JSON.parse(execFileSync(process.execPath, ['--expose-gc', soak, String(count)], { encoding: 'utf8' }))
}

interface Server {
  readonly url: string
  readonly child: ChildProcess
}

/** Starts a program that prints where it can be reached. */
function start(file: string, ...args: readonly string[]): Promise<Server> {
  const child = spawn(process.execPath, [file, ...args], { stdio: ['ignore', 'pipe', 'inherit'] })
  let printed = ''
  return new Promise((resolve, reject) => {
    child.once('exit', () => reject(new Error(`${file} ended: ${printed}`)))
    child.stdout.on('data', (chunk: Buffer) => {
      printed += chunk
      const [url] = /http:\/\/127\.0\.0\.1:\d+(?=\s)/.exec(printed) ?? []
      if (url !== undefined) resolve({ url, child })
    })
  })
}

/** Over a socket of its own: the first `fetch` of a process takes longer than the answer. */
function firstAnswer(url: string): Promise<void> {
  const { hostname, port } = new URL(url)
  const body = 'Key=Merchant&OrderId=A-1'
  const head = `POST /api/GetState HTTP/1.1\r\nHost: ${hostname}\r\nContent-Length: ${body.length}\r\n\r\n`
  return new Promise((resolve, reject) => {
    const socket = createConnection({ host: hostname, port: Number(port) }, () => socket.write(head + body))
    socket.on('error', reject).once('data', (answer: Buffer) => {
      socket.destroy()
      if (answer.includes('ORDER_NOT_FOUND')) resolve()
      else reject(new Error('Another answer than expected.'))
    })
  })
}

function residentMegabytes({ pid }: ChildProcess): number {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1000
}
