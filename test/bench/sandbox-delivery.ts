/**
 * Notifications of sandboxes on PostgreSQL: what a backlog for a dead receiver costs, and how fast a living one gets its
 * notifications.
 */
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import { fileURLToPath } from 'node:url'
import { openStore } from '@card-gateway/sandbox'
import { type Cluster, findPostgres, startPostgres } from '../support/postgres.js'
import { type Figure, median } from './figure.js'

const backlog = 100_000
const warmUp = 2_500
const payments = 3_000
const rounds = 5
const starts = 9
const waiting = 20_000
const silenced = 200
const beside = 20
const perPayment = 3

const program = fileURLToPath(new URL('./sandbox-delivery-process.mjs', import.meta.url))

export async function sandboxDeliveryFigures(): Promise<Figure[]> {
  const binaries = findPostgres()
  if (binaries === undefined) return [notMeasured]
  await using cluster = await startPostgres(binaries)
  const bench = await prepared(cluster)
  try {
    return [...(await payFigures(bench)), await startFigure(bench), ...(await livingFigures(bench))]
  } finally {
    bench.receivers.close()
  }
}

const notMeasured: Figure = {
  name: 'sandbox: notifications that wait',
  ours: 'NOT measured: no server is installed',
  against: 'an empty store',
  goal: '>= 0.90',
  reached: false,
}

/** A store with a backlog in the world `Loaded`, and the receivers of all worlds. */
interface Bench {
  readonly cluster: Cluster
  readonly store: string
  readonly receivers: Receivers
}

async function prepared(cluster: Cluster): Promise<Bench> {
  const store = `postgres://shop@127.0.0.1:${cluster.port}/postgres`
  await (await openStore(store)).close()
  const receivers = await openReceivers()
  await fill(cluster, 'Loaded', backlog, receivers.dead)
  return { cluster, store, receivers }
}

/** Notifications that are due, some of each payment. */
async function fill({ pool }: Cluster, world: string, rows: number, url: string): Promise<void> {
  const id = `md5('${world}' || n) || '-1'`
  const order = `'W-' || (n / ${perPayment})`
  const due = `(extract(epoch from now()) * 1000)::bigint`
  const event = `json_build_object('Notification', 'EnginePaySuccess', 'MerchantContract', '${world}', 'OrderId', ${order},
    'Amount', n, 'Success', 'True', 'ErrCode', 'NONE')`
  await pool.query(`insert into card_gateway_sandbox_deliveries (world, id, "status", content)
    select '${world}', ${id}, 'pending', json_build_object('id', ${id}, 'status', 'pending', 'due', ${due}, 'at', ${due},
      'event', ${event}, 'url', '${url}', 'encrypted', false, 'tries', 0, 'attempts', json_build_array())
    from generate_series(1, ${rows}) n`)
  await pool.query(`insert into card_gateway_sandbox_jobs (world, id, "lane", "sequence", "dueAt", content)
    select '${world}', 'deliver:' || ${id}, '${new URL(url).origin}', ${order}, ${due}, json_build_object(
      'id', 'deliver:' || ${id}, 'kind', 'deliver', 'subject', ${id}, 'lane', '${new URL(url).origin}',
      'sequence', ${order}, 'dueAt', ${due}, 'attempts', 0)
    from generate_series(1, ${rows}) n`)
  await pool.query('vacuum (analyze) card_gateway_sandbox_deliveries, card_gateway_sandbox_jobs')
}

/** One that refuses all, one that never answers, and one that takes all and remembers it. */
interface Receivers {
  readonly dead: string
  readonly silent: string
  readonly living: string
  /** What the living one took, and when. */
  readonly taken: { readonly order: string; readonly amount: number; readonly at: number }[]
  /** Resolves when it has taken so many in all. */
  took(count: number): Promise<void>
  close(): void
}

async function openReceivers(): Promise<Receivers> {
  const taken: { order: string; amount: number; at: number }[] = []
  let wanted: { readonly count: number; readonly resolve: () => void } | undefined
  const servers = [
    createServer((_, response) => response.writeHead(500).end()),
    createServer(() => {}),
    createServer((request, response) => {
      void bodyOf(request).then((body) => {
        taken.push({ order: body.get('OrderId') ?? '', amount: Number(body.get('Amount')), at: Date.now() })
        response.end()
        if (wanted !== undefined && taken.length >= wanted.count) wanted.resolve()
      })
    }),
  ]
  const [dead = '', silent = '', living = ''] = await Promise.all(servers.map(listening))
  return {
    dead,
    silent,
    living,
    taken,
    took: (count) =>
      new Promise((resolve) => {
        wanted = { count, resolve }
        if (taken.length >= count) resolve()
      }),
    close() {
      for (const server of servers) {
        server.close()
        server.closeAllConnections()
      }
    },
  }
}

async function listening(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('No port is free.')
  return `http://127.0.0.1:${address.port}/n`
}

async function bodyOf(request: IncomingMessage): Promise<URLSearchParams> {
  let body = ''
  for await (const chunk of request) body += chunk
  return new URLSearchParams(body)
}

/** A merchant's world, and where its notifications go. */
interface World {
  readonly key: string
  readonly url: string
}

/** Lets a process of its own do something, and returns its first report. */
async function inProcess<Told>(bench: Bench, work: string, world: World, wish = {}): Promise<Told> {
  const { process, told } = await begun<Told>(bench, work, world, wish)
  await once(process, 'exit')
  return told
}

async function begun<Told>({ store }: Bench, work: string, world: World, wish: object) {
  const process = fork(program, { execArgv: ['--expose-gc'] })
  process.send({ work, world: { ...world, store }, ...wish })
  const told = await new Promise<Told>((resolve, reject) => {
    process.once('message', (message: Told) => resolve(message))
    process.once('exit', (code) => reject(new Error(`The process ended with ${code}.`)))
  })
  return { process, told }
}

interface Paid {
  readonly rate: number
  readonly before: number
  readonly after: number
}

/** Rounds take turns, and so does the order within them. */
async function payFigures(bench: Bench): Promise<Figure[]> {
  const url = bench.receivers.dead
  const [full, empty]: [Paid[], Paid[]] = [[], []]
  const measure = (key: string) => inProcess<Paid>(bench, 'pay', { key, url }, { warmUp, count: payments })
  for (let round = 0; round < rounds; round++) {
    const turns = [
      async () => full.push(await measure('Loaded')),
      async () => empty.push(await measure(`Empty${round}`)),
    ]
    for (const turn of round % 2 === 0 ? turns : turns.reverse()) await turn()
  }
  const ratio = median(full.map(({ rate }, round) => rate / (empty[round]?.rate ?? Number.NaN)))
  const megabytes = (paid: readonly Paid[], of: (one: Paid) => number) => median(paid.map(of)) / 1e6
  const held = megabytes(full, ({ before }) => before) - megabytes(empty, ({ before }) => before)
  const grown = megabytes(full, ({ before, after }) => after - before)
  const rate = (paid: readonly Paid[]) => `${median(paid.map((one) => one.rate)).toFixed(0)} a second`
  const backlogged = `${backlog.toLocaleString('en')} waiting for a dead receiver`
  return [
    {
      name: `sandbox on PostgreSQL: api.Pay with ${backlogged}`,
      ours: rate(full),
      against: `none waiting ${rate(empty)}`,
      ratio,
      goal: '>= 0.90',
      reached: ratio >= 0.9,
    },
    {
      name: `sandbox on PostgreSQL: heap with ${backlogged}`,
      ours: `${held.toFixed(1)} MB more`,
      against: 'none waiting',
      goal: '<= 2 MB',
      reached: held <= 2,
    },
    {
      name: `sandbox on PostgreSQL: heap, growth as the backlog grows by ${payments.toLocaleString('en')} payments`,
      ours: `${grown.toFixed(1)} MB`,
      against: '',
      goal: '<= 2 MB',
      reached: grown <= 2,
    },
  ]
}

async function startFigure(bench: Bench): Promise<Figure> {
  const url = bench.receivers.dead
  const [full, empty]: [number[], number[]] = [[], []]
  const measure = async (key: string) => (await inProcess<{ readonly took: number }>(bench, 'start', { key, url })).took
  for (let round = 0; round < starts; round++) {
    empty.push(await measure(`First${round}`))
    full.push(await measure('Loaded'))
  }
  const ratio = median(full) / median(empty)
  return {
    name: 'sandbox on PostgreSQL: a start over that, to its first payment',
    ours: `${median(full).toFixed(0)} ms`,
    against: `over an empty world ${median(empty).toFixed(0)} ms`,
    ratio,
    goal: '<= 1.5',
    reached: ratio <= 1.5,
  }
}

/** A receiver that takes everything, first by itself, then beside one that never answers. */
async function livingFigures(bench: Bench): Promise<Figure[]> {
  const { cluster, receivers } = bench
  const { living, silent, taken } = receivers
  await fill(cluster, 'Living', waiting, living)
  const world = { key: 'Living', url: living }
  const { process } = await begun(bench, 'deliver', world, { silent: { url: silent, count: 0 }, beside: 0 })
  await receivers.took(waiting)
  const { cpu } = await ended(process)
  const [first, last] = [taken[0]?.at ?? Number.NaN, taken.at(-1)?.at ?? Number.NaN]
  const rate = (waiting - 1) / ((last - first) / 1000)
  const late = outOfOrder(taken)
  const delay = await delayBeside(bench)
  return [
    {
      name: 'sandbox on PostgreSQL: notifications a living receiver gets of a backlog, a second',
      ours: `${rate.toFixed(0)}, ${(cpu / waiting).toFixed(0)} us of its processor time each`,
      against: '',
      goal: '>= 1,000',
      reached: rate >= 1000,
    },
    {
      name: 'sandbox on PostgreSQL: of these, before an earlier one of their payment',
      ours: String(late),
      against: '',
      goal: '0',
      reached: late === 0,
    },
    {
      name: `sandbox on PostgreSQL: longest delay of ${beside} beside ${silenced} for a silent receiver`,
      ours: `${delay} ms`,
      against: '',
      goal: '<= 1,000 ms',
      reached: delay <= 1000,
    },
  ]
}

/** Ends a process that delivers, and returns its report. */
async function ended(process: ChildProcess): Promise<{ readonly cpu: number }> {
  const told = once(process, 'message')
  process.send('enough')
  const [last] = await told
  await once(process, 'exit')
  return last
}

function outOfOrder(taken: Receivers['taken']): number {
  const latest = new Map<string, number>()
  let late = 0
  for (const { order, amount } of taken) {
    if (amount < (latest.get(order) ?? 0)) late++
    latest.set(order, amount)
  }
  return late
}

async function delayBeside(bench: Bench): Promise<number> {
  const { living, silent, taken, took } = bench.receivers
  const world = { key: 'Beside', url: living }
  const before = taken.length
  const wish = { silent: { url: silent, count: silenced }, beside }
  const { process, told } = await begun<{ readonly sent: readonly number[] }>(bench, 'deliver', world, wish)
  await took(before + beside)
  await ended(process)
  const at = new Map(taken.slice(before).map(({ order, at }) => [order, at]))
  return Math.max(...told.sent.map((sent, index) => (at.get(`B-${index}`) ?? Number.NaN) - sent))
}
