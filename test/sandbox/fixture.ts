import { CardGateway } from '@card-gateway/client'
import { type CardForm, createSandbox, type Sandbox, type SandboxOptions, testCards } from '@card-gateway/sandbox'
import { onTestFinished } from 'vitest'

/** A moment at which the test cards are good. */
export const noon = '2026-03-27T12:00:00Z'

export interface Opened {
  readonly sandbox: Sandbox
  readonly gateway: CardGateway
}

/** A sandbox whose clock stands, and the real client in front of it. */
export function open(options: SandboxOptions = {}): Opened {
  const sandbox = createSandbox({ seed: 1, now: noon, frozen: true, ...options })
  const gateway = clientOf(sandbox)
  onTestFinished(async () => {
    await gateway.close()
    await sandbox.close()
  })
  return { sandbox, gateway }
}

/** A client of the sandbox's merchant. */
export function clientOf(sandbox: Sandbox): CardGateway {
  return new CardGateway({ ...sandbox.credentials, transport: sandbox.transport, warn: () => {} })
}

/** A sandbox whose one terminal has settings of its own. */
export function openWith(settings: Partial<NonNullable<SandboxOptions['terminals']>[number]>): Opened {
  return open({ terminals: [{ key: 'Merchant', vwid: 'MerchantVW', password: 'merchant-secret', ...settings }] })
}

export const PayInfo = testCards.success
export const user = { VWUserLgn: 'ivan@shop.example', VWUserPsw: 'user-secret' }
export const ip = '203.0.113.7'

const { PAN, ...rest } = testCards.success
/** Card data as the eWallet commands take it. */
export const walletCard = { CardNumber: PAN, ...rest }

/** Registers the user and an active card. */
export async function userWithCard({ gateway, sandbox }: Opened, CardNumber: string = PAN): Promise<string> {
  await gateway.ewallet.register({ ...user, PhoneNumber: '79001234567' })
  return activeCard({ gateway, sandbox }, CardNumber)
}

/** Adds an active card to the user. */
export async function activeCard({ gateway, sandbox }: Opened, CardNumber: string = PAN): Promise<string> {
  const added = await gateway.ewallet.add({ ...user, ...walletCard, CardNumber })
  if (added.Success !== 'True' || added.CardId === undefined) throw new Error(`no card: ${JSON.stringify(added)}`)
  const card = (await sandbox.inspect.cards(user.VWUserLgn)).find(({ id }) => id === added.CardId)
  await gateway.ewallet.activate({ ...user, CardId: added.CardId, Amount: card?.verification ?? 0 })
  return added.CardId
}

/** Opens an InPay session and pays on its page. */
export async function payOnPage(
  { sandbox, gateway }: Opened,
  OrderId: string,
  SessionType: 'Pay' | 'Block',
  form: CardForm = testCards.success,
  Amount = 1000,
) {
  const session = await gateway.inpay.init({
    OrderId,
    Amount,
    SessionType,
    IP: ip,
    Url: 'https://shop.example/{orderid}/{success}',
  })
  if (session.Success !== 'True') throw new Error(`no session: ${session.ErrCode}`)
  return pages(sandbox).submit('/apim/Pay', session.SessionId, form, 'https://gateway.invalid')
}

/** The pages' way into the engine. */
export function pages(sandbox: Sandbox) {
  const [world] = sandbox.worlds.values()
  if (world === undefined) throw new Error('a sandbox has a world')
  return world.pages
}
