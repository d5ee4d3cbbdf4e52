import { gatewaySpec } from '@card-gateway/sandbox'
import { createAdmin } from '@card-gateway/sandbox/http/admin/create-admin'
import type { HttpHandler, WorldDirectory } from '@card-gateway/sandbox/world/http-handler'
import { happening, noon, payment, startWorld, type TestWorld, type TestWorldOptions } from './delivery-world.js'

/** An admin API over a world that holds one of everything. */
export interface Office {
  readonly world: TestWorld
  readonly host: WorldDirectory
  /** Asks it from this machine. */
  ask(method: string, path: string, body?: unknown): Promise<{ status: number; body: unknown }>
  close(): Promise<void>
}

export async function openOffice(options: TestWorldOptions = {}): Promise<Office> {
  const world = await startWorld(options)
  const second = await startWorld({ key: 'Shop2' })
  const worlds = new Map([['Merchant', world]])
  const host: WorldDirectory = {
    worlds,
    worldOf: () => undefined,
    addTerminal: ({ key }) => {
      worlds.set(key, second)
      return second
    },
  }
  const admin = createAdmin(gatewaySpec)
  return {
    world,
    host,
    ask: (method, path, body) => ask(admin, host, method, path, body),
    close: async () => {
      await Promise.all([world.stop(), second.stop()])
    },
  }
}

async function ask(admin: HttpHandler, host: WorldDirectory, method: string, path: string, body: unknown) {
  const init = body === undefined ? { method } : { method, body: JSON.stringify(body) }
  const answer = await admin(new Request(`http://127.0.0.1:8080${path}`, init), host)
  if (answer === undefined) throw new Error(`${path} is not the admin API's.`)
  const text = await answer.text()
  return { status: answer.status, body: text === '' ? undefined : (JSON.parse(text) as unknown) }
}

/** Fills a world with what the guide shows. */
export async function furnish(world: TestWorld): Promise<void> {
  const owner = { terminal: 'MerchantVW', user: 'MerchantVW/ivan@shop.example' }
  await world.tell(happening({ emission: 'api-charge' }))
  await world.notifications.idle()
  await world.store.transaction('Merchant', async (tx) => {
    await tx.put(
      'payments',
      payment({ threeDS: { key: 'MD-1', paReq: 'secret PaReq', asked: 'api.Pay', expiresAt: noon } }),
    )
    await tx.put('sessions', {
      id: 'S-1',
      terminal: 'Merchant',
      family: 'inpay',
      type: 'Pay',
      amount: 12345,
      custom: {},
      createdAt: noon,
      expiresAt: noon,
    })
    await tx.put('users', {
      id: owner.user,
      terminal: owner.terminal,
      createdAt: noon,
      login: 'ivan@shop.example',
      password: 'digest of a password',
      phone: '79001234567',
    })
    await tx.put('cards', {
      ...owner,
      id: '40252318',
      login: 'ivan@shop.example',
      testCard: 'success',
      mask: '411111xxxxxx1111',
      holder: 'IVAN PETROV',
      expiry: '2905',
      state: 'NotActive',
      verification: 1234,
      createdAt: noon,
    })
    await tx.put('codes', { ...owner, id: 'digest', code: '000123', state: 'Issued', expiresAt: noon })
    await tx.put('cheques', {
      id: 'Merchant/Q-1',
      terminal: 'Merchant',
      chequeId: 'Q-1',
      type: 0,
      createdAt: noon,
      readyAt: noon,
    })
    await world.sink.message(tx, { at: noon, to: '79001234567', text: 'Code 000123' })
  })
  world.journal.add({
    number: world.journal.nextNumber(),
    at: noon,
    method: 'POST',
    path: '/api/Pay',
    command: 'api.Pay',
    orderId: 'A-1',
    request: 'Key=Merchant&OrderId=A-1&Amount=12345',
    errCode: 'WRONG_PARAMS',
    why: 'PayInfo is missing.',
    notes: [],
    transitions: [],
  })
}
