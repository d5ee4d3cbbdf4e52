import { fork } from 'node:child_process'
import { tracingChannel } from 'node:diagnostics_channel'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { type CallTrace, CardGateway } from '@card-gateway/client'
import { XMLParser } from 'fast-xml-parser'
import { Pool } from 'undici'
import { type Figure, median } from './figure.js'

/** A way of making the same call. */
type Call = () => Promise<unknown>

const inFlight = 64
const warmUp = 8_000
const perRound = 6_000
const rounds = 9

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

const headers = { 'content-type': 'application/x-www-form-urlencoded' }

/**
 * Compares a whole client call with undici's `Pool.request`, 64 at a time, against a server in another process: with a
 * prepared body and nothing read, and with the code of a program that has no client. Rounds take turns, and the median
 * round counts, so that other work on the machine affects all alike.
 */
export async function clientFigures(): Promise<Figure[]> {
  const server = fork(fileURLToPath(new URL('./client-server.mjs', import.meta.url)), [reply], { execArgv: [] })
  const [port] = await once(server, 'message')
  const origin = `http://127.0.0.1:${port}`
  const pool = new Pool(origin)
  await using gateway = new CardGateway({ baseUrl: origin, key: 'Merchant' })
  const prepared: Call = async () =>
    (await pool.request({ path: '/api/Pay', method: 'POST', headers, body })).body.text()
  const byHand: Call = () => payByHand(pool)
  const client: Call = () => gateway.api.pay(order)
  const [raw, hand] = ['undici Pool.request, prepared body', 'undici, URLSearchParams and fast-xml-parser by hand']
  try {
    const plain = await compare(prepared, client)
    const besideHand = await compare(byHand, client)
    subscribe()
    // A tracing tool that reads everything may cost more.
    return [
      ...figuresOf('client', raw, plain, { rate: 0.9, cpu: 1.15 }),
      ...figuresOf('client, traced', raw, await compare(prepared, client), { rate: 0.85, cpu: 1.3 }),
      ...figuresOf('client, beside writing it by hand', hand, besideHand, { rate: 1, cpu: 1 }),
    ]
  } finally {
    await pool.close()
    server.disconnect()
  }
}

/** The code one would write without a client: no value is checked, and an answer is matched by its OrderId alone. */
async function payByHand(pool: Pool): Promise<unknown> {
  const { OrderId, Amount, PayInfo, CustomFields } = order
  const form = new URLSearchParams({
    Key: 'Merchant',
    PayInfo: pairsOf({ ...PayInfo, OrderId, Amount }),
    OrderId,
    Amount: String(Amount),
    CustomFields: pairsOf(CustomFields),
  })
  const answer = await pool.request({ path: '/api/Pay', method: 'POST', headers, body: form.toString() })
  const { Pay } = parser.parse(await answer.body.text())
  if (Pay?.Success !== 'True' || Pay.OrderId !== OrderId) throw new Error('not paid')
  return Pay
}

const parser = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '' })

function pairsOf(values: Readonly<Record<string, string | number>>): string {
  return Object.entries(values)
    .map(([key, value]) => `${key}=${value}`)
    .join(';')
}

/**
 * As with a tracing tool at work, which reads the masked request and the masked reply of every call. It subscribes once
 * and stays: each subscriber that comes or goes makes V8 compile the callers again.
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

/** Ratios to the other way in the same rounds. */
interface Ratios {
  readonly rate: number
  readonly cpu: number
}

async function compare(base: Call, own: Call): Promise<Ratios> {
  const rate: number[] = []
  const cpu: number[] = []
  for (const call of [base, own]) await callAll(call, warmUp)
  for (let round = 0; round < rounds; round++) {
    const theirs = await run(base)
    const ours = await run(own)
    rate.push(ours.perSecond / theirs.perSecond)
    cpu.push(ours.cpuMicroseconds / theirs.cpuMicroseconds)
  }
  return { rate: median(rate), cpu: median(cpu) }
}

/** @param goals lowest rate and highest processor time, as ratios to the other way */
function figuresOf(name: string, against: string, { rate, cpu }: Ratios, goals: Ratios): Figure[] {
  return [
    {
      name: `${name}: requests per second, ${inFlight} in flight`,
      ours: '',
      against,
      ratio: rate,
      goal: `>= ${goals.rate}`,
      reached: rate >= goals.rate,
    },
    {
      name: `${name}: CPU per call`,
      ours: '',
      against,
      ratio: cpu,
      goal: `<= ${goals.cpu}`,
      reached: cpu <= goals.cpu,
    },
  ]
}

async function run(call: Call): Promise<Round> {
  const cpu = process.cpuUsage()
  const start = performance.now()
  await callAll(call, perRound)
  const seconds = (performance.now() - start) / 1000
  const { user, system } = process.cpuUsage(cpu)
  return { perSecond: perRound / seconds, cpuMicroseconds: (user + system) / perRound }
}

async function callAll(call: Call, count: number): Promise<void> {
  let left = count
  const worker = async () => {
    while (left-- > 0) await call()
  }
  await Promise.all(Array.from({ length: inFlight }, worker))
}
