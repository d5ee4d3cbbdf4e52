// A sandbox in a process of its own. It begins as soon as the database accepts it.
import { createSandbox, openStore, type Store } from '@card-gateway/sandbox'
import { serve } from '@card-gateway/sandbox/server'

/** What the test tells the process. */
export interface ChaosSettings {
  readonly store: string
  /** Address of the receiver. */
  readonly url: string
}

const settings: ChaosSettings = JSON.parse(process.env.CHAOS ?? '{}')

async function opened(): Promise<Store> {
  for (;;) {
    try {
      return await openStore(settings.store)
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
}

const { url } = settings
const sandbox = createSandbox({
  store: await opened(),
  terminals: [
    { key: 'Merchant', vwid: 'MerchantVW', password: 'merchant-secret', threeDSLifetime: '5s', notifications: { url } },
  ],
  report: () => {},
})
const server = await serve(sandbox, { port: 0, onError: () => {} })
process.send?.(server.url)
process.once('disconnect', () => process.exit())
