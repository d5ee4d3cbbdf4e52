import {
  eWalletAdd,
  eWalletAddPage,
  eWalletPay,
  eWalletPayPage,
  inPayInit,
  inPayPayPage,
  limits,
} from '@card-gateway/protocol'
import { createPages, type PageWorlds } from '@card-gateway/sandbox/http/pages/app'
import type { SessionRow } from '@card-gateway/sandbox/store/session-rows'
import type {
  CardForm,
  Challenge,
  PageHost,
  PageProblem,
  PageResult,
  PageSession,
} from '@card-gateway/sandbox/world/hosted-pages'

export const session: SessionRow = {
  id: 'w1-5f1c7a2e9b',
  terminal: 'Merchant',
  family: 'inpay',
  type: 'Pay',
  orderId: 'A-1',
  amount: 1234567,
  url: 'https://shop.example/back?order={orderid}&ok={success}',
  custom: {},
  createdAt: 0,
  expiresAt: 3_600_000,
}

/** A page of that session; the second argument changes the session. */
export function pageOf(page: Partial<PageSession> = {}, row: Partial<SessionRow> = {}): PageSession {
  return { kind: 'session', session: { ...session, ...row }, asks: 'card', asksCode: false, ...page }
}

export const challenge: Challenge = {
  terminal: 'Merchant',
  orderId: 'A-1',
  amount: 1234567,
  mask: '411111xxxxxx0013',
  expiresAt: Date.UTC(2030, 0, 2, 3, 4, 5),
}

/** What the pages asked the engine to do. */
export type Asked = readonly [operation: keyof PageHost, ...values: unknown[]]

/** What the fake engine answers. */
export interface Script {
  open?: PageSession | PageProblem
  submit?: PageResult | ((form: CardForm) => PageResult)
  finish?: PageResult
  challenge?: Challenge
  /** PaRes by decision. */
  paRes?: string
}

const cards = {
  success: {
    name: 'success',
    number: '4111111111111111',
    summary: 'Succeeds without 3-D Secure; the CVV is optional.',
    cvv: 'optional',
    threeDS: 'none',
    steps: {},
  },
  threeDSecure: {
    name: 'threeDSecure',
    number: '4111110000000013',
    summary: 'Succeeds after 3-D Secure.',
    cvv: 'mandatory',
    threeDS: 'asked',
    steps: {},
  },
} as const

const descriptors = [inPayInit, inPayPayPage, eWalletPay, eWalletPayPage, eWalletAdd, eWalletAddPage]

/** The pages over an engine that does what the script says and notes what it was asked. Tokens of its world begin with `w1-`. */
export function fakePages(script: Script): {
  fetch: (request: Request) => Promise<Response | undefined>
  asked: Asked[]
} {
  const asked: Asked[] = []
  const host: PageHost = {
    async open(...values) {
      asked.push(['open', ...values])
      return script.open ?? { kind: 'problem', errCode: 'ORDER_NOT_FOUND' }
    },
    async submit(path, sessionId, form, origin) {
      asked.push(['submit', path, sessionId, form, origin])
      const result = typeof script.submit === 'function' ? script.submit(form) : script.submit
      return result ?? { kind: 'problem', errCode: 'ILLEGAL_ORDER_STATE' }
    },
    async finish(...values) {
      asked.push(['finish', ...values])
      return script.finish ?? { kind: 'problem', errCode: 'ORDER_NOT_FOUND' }
    },
    async challenge(...values) {
      asked.push(['challenge', ...values])
      return script.challenge
    },
    async decide(...values) {
      asked.push(['decide', ...values])
      return script.paRes
    },
  }
  const worlds: PageWorlds = { worldOf: (token) => (token.startsWith('w1-') ? { pages: host } : undefined) }
  const pages = createPages({
    commands: Object.fromEntries(descriptors.map((descriptor) => [descriptor.id, { descriptor }])),
    testCards: cards,
    limits: { returnDelay: limits.returnDelay.value * 1000 },
  })
  return { fetch: (request) => pages(request, worlds), asked }
}
