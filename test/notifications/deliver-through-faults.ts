import { createServer } from 'node:http'
import {
  type Clock,
  createDecryptor,
  createEncryptor,
  createReceiver,
  type InboxStore,
  type Problem,
  toNodeHandler,
} from '@card-gateway/notifications'
import { rsaKeys } from '../runtime/notifications/keys.js'
import { FaultyPath } from './faulty-path.js'
import { type Delivery, Sender } from './sender.js'

/** What the shop's handlers do, through the inbox's transaction. */
export type Act<Tx> = (what: 'blocked' | 'paid', order: string, tx: Tx) => Promise<void>

interface Scene<Tx> {
  readonly inbox: InboxStore<Tx>
  readonly act: Act<Tx>
  readonly clock: Clock & { advance(milliseconds: number): void }
  readonly random: (below: number) => number
  readonly orders: number
}

/** How it went. */
export interface Story {
  readonly deliveries: readonly Delivery[]
  readonly path: FaultyPath
  readonly problems: readonly Problem[]
}

/**
 * A block and a payment for each order, sent by the gateway's rules through a path full of faults, every third one
 * encrypted again at each attempt. Time is the clock's.
 */
export async function deliverThroughFaults<Tx>({ inbox, act, clock, random, orders }: Scene<Tx>): Promise<Story> {
  const { publicKey, privateKey } = rsaKeys(1024)
  const encrypt = createEncryptor(publicKey)
  const problems: Problem[] = []
  const receive = createReceiver<Tx>({
    inbox,
    clock,
    worker: false,
    retry: { firstMs: 0, attempts: 1_000 },
    decrypt: createDecryptor({ keys: [privateKey] }),
    report: (problem) => problems.push(problem),
    confirm: { api: { getState: async () => ({ Success: 'True', State: 'Charged', Amount: 12345 }) } },
    steps: {
      blocked: ({ OrderId }, { tx }) => act('blocked', OrderId, tx),
      charged: ({ OrderId }, { tx }) => act('paid', OrderId, tx),
    },
    otherwise: () => {
      throw new Error('Every notification is about a step.')
    },
  })
  const server = createServer(toNodeHandler(receive))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const target = new URL(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/notifications`)
  const sender = new Sender(clock)
  const path = new FaultyPath({ target, clock, random, onTooSlow: (attempt) => sender.giveUp(attempt) })
  const url = await path.open()
  try {
    for (let order = 0; order < orders; order++) {
      const inMs = random(30) * 1_000
      sender.add(() => bodyOf('EngineBlockSuccess', order, encrypt), inMs)
      sender.add(() => bodyOf('EnginePaySuccess', order, encrypt), inMs + 1_000)
    }
    while (!sender.isDone || !path.isEmpty) {
      await Promise.all([sender.tick(url), path.tick(), receive.work()])
      clock.advance(1_000)
    }
    await receive.work()
    return { deliveries: sender.deliveries, path, problems }
  } finally {
    path.close()
    server.closeAllConnections()
    server.close()
  }
}

function bodyOf(Notification: string, order: number, encrypt: (text: string) => string): string {
  const second = String(Notification === 'EngineBlockSuccess' ? 1 : 2).padStart(2, '0')
  const TransactionDate = `27.03.2026 14:05:${second}`
  const fields = { Notification, MerchantContract: 'Merchant', TransactionDate, OrderId: `A-${order}`, Amount: '12345' }
  if (order % 3 > 0) return new URLSearchParams(fields).toString()
  const pairs = Object.entries(fields).map((pair) => pair.join('='))
  return new URLSearchParams({ DATA: encrypt(pairs.join(';')) }).toString()
}
