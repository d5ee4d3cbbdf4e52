import { MemoryStore, testCards } from '@card-gateway/sandbox'
import { decide as decideFor } from '@card-gateway/sandbox/engine/hosted/issuer'
import { pageHost } from '@card-gateway/sandbox/engine/hosted/page-host'
import { Engine } from '@card-gateway/sandbox/engine/pipeline/engine'
import type { IssuerDecision, PaymentRow } from '@card-gateway/sandbox/store/payment-rows'
import type { SessionRow } from '@card-gateway/sandbox/store/session-rows'
import type { CardRow, CodeRow, UserRow } from '@card-gateway/sandbox/store/user-rows'
import type { CardForm } from '@card-gateway/sandbox/world/hosted-pages'
import type { Terminal } from '@card-gateway/sandbox/world/settings'
import { noon, payment } from './delivery-world.js'
import { engineWorld, specWith } from './engine-context.js'

export const userId = 'MerchantVW/ivan'
export const user: UserRow = { id: userId, terminal: 'MerchantVW', login: 'ivan', password: 'digest', createdAt: 0 }
export const card: CardRow = {
  ...{ id: 'K', terminal: 'MerchantVW', user: userId, login: 'ivan', testCard: 'successCvv', mask: '555555xxxxxx4444' },
  ...{ holder: 'IVAN', expiry: '3012', state: 'IsActive', verification: 5, createdAt: 0 },
}
export const code: CodeRow = {
  ...{ id: 'C', terminal: 'MerchantVW', user: userId, payment: 'MerchantVW/W-1', code: '000123', state: 'Issued' },
  expiresAt: noon + 1,
}

export function sessionOf(change: Partial<SessionRow> = {}): SessionRow {
  return {
    ...{ id: 'S', terminal: 'Merchant', family: 'inpay', type: 'Pay', orderId: 'A-1', amount: 700, custom: {} },
    ...{ createdAt: noon, expiresAt: noon + 1000, url: 'https://shop.example/{orderid}?ok={success}', ...change },
  }
}

/** A payment as Init registers it. */
export function registered(change: Partial<PaymentRow> = {}): PaymentRow {
  const { card: _card, ...bare } = payment()
  return {
    ...{ ...bare, family: 'inpay', state: 'New', requested: 700, balance: 0, authorised: 0, charged: 0 },
    ...{ sessionId: 'S', ...change },
  }
}

const ewallet = { terminal: 'MerchantVW', family: 'ewallet', orderId: 'W-1' } as const
export const ofWallet = (change: Partial<SessionRow> = {}) => sessionOf({ ...ewallet, user: userId, ...change })
export const inWallet = registered({ ...ewallet, id: 'MerchantVW/W-1', user: userId })
export const adding: SessionRow = (() => {
  const { orderId: _order, ...bare } = ofWallet({ type: 'Add', amount: 0 })
  return bare
})()

export interface Rows {
  readonly session?: SessionRow
  readonly payments?: readonly PaymentRow[]
  readonly users?: readonly UserRow[]
  readonly cards?: readonly CardRow[]
  readonly codes?: readonly CodeRow[]
  readonly terminal?: Partial<Terminal>
}

/** The pages of a world with one session, and a clock that goes on when somebody waits for it. */
export function begin({ session = sessionOf(), terminal, ...rows }: Rows = {}) {
  const store = new MemoryStore()
  store.restore('Merchant', { payments: [registered()], users: [user], ...rows, sessions: [session] })
  const clock = { at: noon, waits: [] as number[], goesOn: true, meanwhile: () => {} }
  const { world, calls, locks } = engineWorld({
    ...{ spec: specWith(), store, clock: { now: () => clock.at }, ...(terminal !== undefined && { terminal }) },
    waitFor: async (span) => {
      clock.waits.push(span)
      clock.at += span
      clock.meanwhile()
      return clock.goesOn
    },
  })
  const worlds = { named: () => world, issuerOf: () => world, first: world }
  const engine = new Engine(specWith(), worlds, { chequePaths: {}, docs: undefined })
  const host = pageHost(engine, world)
  const page = session.family === 'inpay' ? '/apim/Pay' : session.type === 'Add' ? '/vwapi/Add' : '/vwapi/Pay'
  const find = (id = 'Merchant/A-1') => store.transaction('Merchant', (tx) => tx.get('payments', id))
  return {
    ...{ host, store, world, clock, calls, locks, find },
    decide: (MD: string, PaReq: string | undefined, decision: IssuerDecision) => decideFor(world, MD, PaReq, decision),
    open: () => host.open(page, session.id),
    submit: (form: CardForm = testCards.success) => host.submit(page, session.id, form, 'http://g'),
    rows: () => store.snapshot('Merchant'),
  }
}

export const codeOf = (found: { readonly kind: string; readonly errCode?: string }) => found.errCode ?? found.kind
