import { fork } from 'node:child_process'
import { tracingChannel } from 'node:diagnostics_channel'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { type CallTrace, CardGateway } from '@card-gateway/client'
import { Pool } from 'undici'
import { type Figure, median } from './figure.js'

type Contender = 'client' | 'client, traced'

/** One way of making the same call. */
interface Contestant<Name extends string = string> {
  readonly name: Name
  call(): Promise<unknown>
}

const inFlight = 64
const warmUp = 8_000
const perRound = 6_000
const rounds = 9

/** Of what raw undici does in the same rounds. A tracing tool that reads everything may cost more. */
const leastThroughput = { client: 0.9, 'client, traced': 0.85 }
const mostCpu = { client: 1.15, 'client, traced': 1.3 }

const order = {
  OrderId: 'A-1',
  Amount: 12345,
  PayInfo: {
    PAN: '4111111111111111',
    EMonth: '05',
    EYear: '29',
    CardHolder: 'IVAN PETROV',
    SecureCode: '012',
  },
  CustomFields: { IP: '203.0.113.7', Description: 'Два билета, ряд 5' },
}
const body =
  'Key=Merchant&PayInfo=PAN%3D4111111111111111%3BEMonth%3D05%3BEYear%3D29%3BCardHolder%3DIVAN+PETROV%3BSecureCode%3D012%3BOrderId%3DA-1%3BAmount%3D12345&OrderId=A-1&Amount=12345&CustomFields=IP%3D203.0.113.7%3BDescription%3D%D0%94%D0%B2%D0%B0+%D0%B1%D0%B8%D0%BB%D0%B5%D1%82%D0%B0%2C+%D1%80%D1%8F%D0%B4+5'
const reply = '<Pay Success="True" OrderId="A-1" Key="Merchant" Amount="12345"/>'

/**
 * Compares a whole client call with undici's `Pool.request` and a prepared body, 64 at a time, against a server in
 * another process. Rounds take turns, and the median round counts, so that other work on the machine hits all alike.
 */
export async function clientFigures(): Promise<Figure[]> {
  const server = fork(fileURLToPath(new URL('./client-server.mjs', import.meta.url)), [reply], { execArgv: [] })
  const [port] = await once(server, 'message')
  const origin = `http://127.0.0.1:${port}`
  const pool = new Pool(origin)
  await using gateway = new CardGateway({ baseUrl: origin, key: 'Merchant' })
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const raw: Contestant = {
    name: 'undici Pool.request, prepared body, text read',
    call: async () => (await pool.request({ path: '/api/Pay', method: 'POST', headers, body })).body.text(),
  }
  const client: Contestant<Contender> = {
    name: 'client',
    call: () => gateway.api.pay(order),
  }
  try {
    const plain = await compare(raw, client)
    subscribe()
    return figuresOf([plain, await compare(raw, { ...client, name: 'client, traced' })])
  } finally {
    await pool.close()
    server.disconnect()
  }
}

/**
 * As with a tracing tool at work, which reads the masked request and the masked reply of every call. It comes once and stays:
 * each that comes or goes makes V8 compile the callers anew.
 */
function subscribe(): void {
  const seen: { request?: unknown; result?: unknown } = {}
  const ignore = () => {}
  const read = (trace: CallTrace) => {
    seen.request = trace.request
    seen.result = trace.result
  }
  tracingChannel<unknown, CallTrace>('card-gateway:call').subscribe({
    start: ignore,
    end: ignore,
    asyncStart: ignore,
    asyncEnd: read,
    error: ignore,
  })
}

interface Round {
  readonly perSecond: number
  readonly cpuMicroseconds: number
}

/** Multiples of what raw undici needed in the same rounds. */
interface Ratios {
  readonly name: Contender
  readonly throughput: number
  readonly cpu: number
}

async function compare(raw: Contestant, other: Contestant<Contender>): Promise<Ratios> {
  const throughput: number[] = []
  const cpu: number[] = []
  for (const contestant of [raw, other]) await callAll(contestant, warmUp)
  for (let round = 0; round < rounds; round++) {
    const base = await run(raw)
    const own = await run(other)
    throughput.push(own.perSecond / base.perSecond)
    cpu.push(own.cpuMicroseconds / base.cpuMicroseconds)
  }
  return { name: other.name, throughput: median(throughput), cpu: median(cpu) }
}

function figuresOf(ratios: readonly Ratios[]): Figure[] {
  const against = 'undici Pool.request, prepared body'
  return ratios.flatMap(({ name, throughput, cpu }) => [
    {
      name: `${name}: requests per second, ${inFlight} in flight`,
      ours: '',
      against,
      ratio: throughput,
      goal: `>= ${leastThroughput[name]}`,
      reached: throughput >= leastThroughput[name],
    },
    {
      name: `${name}: CPU per call`,
      ours: '',
      against,
      ratio: cpu,
      goal: `<= ${mostCpu[name]}`,
      reached: cpu <= mostCpu[name],
    },
  ])
}

async function run(contestant: Contestant): Promise<Round> {
  const cpu = process.cpuUsage()
  const start = performance.now()
  await callAll(contestant, perRound)
  const seconds = (performance.now() - start) / 1000
  const { user, system } = process.cpuUsage(cpu)
  return { perSecond: perRound / seconds, cpuMicroseconds: (user + system) / perRound }
}

async function callAll(contestant: Contestant, count: number): Promise<void> {
  let left = count
  const worker = async () => {
    while (left-- > 0) await contestant.call()
  }
  await Promise.all(Array.from({ length: inFlight }, worker))
}
