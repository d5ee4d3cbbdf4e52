import { createServer } from 'node:http'
import { CardGateway } from '@card-gateway/client'
import { createSandbox, gatewaySpec, type SandboxOptions, testCards } from '@card-gateway/sandbox'
import { createDashboard, serve } from '@card-gateway/sandbox/server'
import { onTestFinished } from 'vitest'

/** A sandbox with its dashboard, listening, and a client in front of it. The clock stands. */
export async function openDashboard(options: SandboxOptions = {}) {
  const sandbox = createSandbox({ seed: 1, now: '2026-03-27T12:00:00Z', frozen: true, ...options })
  const server = await serve(sandbox, { dashboard: createDashboard(gatewaySpec) })
  const gateway = new CardGateway({ ...sandbox.credentials, baseUrl: server.url, warn: () => {} })
  const close = async () => {
    await gateway.close()
    await server.close()
    await sandbox.close()
  }
  return { sandbox, server, gateway, close, base: `${server.url}/dashboard/Merchant` }
}

/** Does the same for one test, and reads pages as text. */
export async function dashboardOf(options: SandboxOptions = {}) {
  const opened = await openDashboard(options)
  onTestFinished(opened.close)
  const page = async (path: string) => (await fetch(opened.base + path)).text()
  const instruct = (values: Readonly<Record<string, string>>, accept = 'text/html') => {
    const body = new URLSearchParams(values)
    return fetch(`${opened.base}/do`, { method: 'POST', body, headers: { accept }, redirect: 'manual' })
  }
  /** Presses the button of a command on a page, with other values in its fields where they are given. */
  const press = async (path: string, command: string, typed: Readonly<Record<string, string>> = {}) => {
    const forms = (await page(path)).match(/<form.*?<\/form>/gs) ?? []
    const form = forms.find((one) => one.includes(`name="command" value="${command}"`)) ?? ''
    const fields = [...form.matchAll(/<input[^>]* name="([^"]*)" value="([^"]*)"/g)]
    const values = Object.fromEntries(fields.map(([, name = '', value = '']) => [name, value]))
    const answer = await instruct({ ...values, ...typed }, 'text/plain')
    return [answer.status, await answer.text()] as const
  }
  return { ...opened, page, instruct, press }
}

type Gateway = Awaited<ReturnType<typeof openDashboard>>['gateway']

const user = { VWUserLgn: 'ivan@shop.example', VWUserPsw: 'user-secret' }

/** Registers a user with a card, which is not active. */
export async function addCard(gateway: Gateway): Promise<void> {
  const { PAN: CardNumber, ...card } = testCards.success
  await gateway.ewallet.register({ ...user, PhoneNumber: '79001234567' })
  await gateway.ewallet.add({ ...user, ...card, CardNumber })
}

/** Pays with a card that is not registered. */
export async function payByWallet(gateway: Gateway, OrderId: string): Promise<void> {
  const { PAN: CardNumber, ...card } = testCards.success
  await gateway.ewallet.register({ ...user, PhoneNumber: '79001234567' })
  await gateway.ewallet.pay({
    ...user,
    ...card,
    CardNumber,
    CardId: 'FreePay',
    OrderId,
    Amount: 12345,
    IP: '127.0.0.1',
  })
}

/** A receiver of notifications that answers with the statuses given, then with 200. */
export async function receiverOf(...statuses: number[]) {
  const bodies: string[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    bodies.push(body)
    response.writeHead(statuses.shift() ?? 200).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  return { url: `http://127.0.0.1:${port}/hook`, bodies, statuses, close: () => void server.close() }
}

/** A merchant whose results are sent there. */
export function merchantTold(url: string): SandboxOptions {
  return { terminals: [{ key: 'Merchant', vwid: 'MerchantVW', password: 'merchant-secret', notifications: { url } }] }
}

/** Something of everything. */
export async function fill({ gateway, sandbox }: Awaited<ReturnType<typeof openDashboard>>): Promise<void> {
  const PayInfo = testCards.success
  await gateway.api.block({ OrderId: 'shoes-17', Amount: 1234500, PayInfo })
  await gateway.api.unblock({ OrderId: 'shoes-17', Amount: 234500 })
  await gateway.api.charge({ OrderId: 'shoes-17' })
  await gateway.api.refund({ OrderId: 'shoes-17', Amount: 50000 })
  await gateway.api.pay({ OrderId: 'tea-4', Amount: 45000, PayInfo: testCards.insufficientFunds })
  await gateway.api.pay({ OrderId: 'lamp-9', Amount: 99900, PayInfo: testCards.threeDSecure })
  await gateway.api.charge({ OrderId: 'tea-4' })
  await addCard(gateway)
  sandbox.faults.next('api.Pay', 'answer-lost')
  await gateway.api.pay({ OrderId: 'book-1', Amount: 70000, PayInfo }).catch(() => {})
  sandbox.faults.force('api.Refund', { error: 'ISSUER_FAIL' }, { times: 2 })
}

/** What a hostile or merely wordy payer and merchant would put everywhere. */
export const hostile = '<script>document.title="broken"</script>'

/** Many payments, long texts, Cyrillic, markup; payments in each family, by each scheme, and in most states. */
export async function crowd({ gateway, sandbox }: Awaited<ReturnType<typeof openDashboard>>): Promise<void> {
  const PayInfo = testCards.success
  for (let number = 1; number <= 200; number++) {
    await gateway.api.pay({ OrderId: `order-${number}`, Amount: number * 100, PayInfo })
  }
  await gateway.api.pay({ OrderId: 'W'.repeat(50), Amount: 9_999_900, PayInfo: testCards.invalidExpiry })
  await gateway.api.block({
    OrderId: hostile,
    Amount: 100,
    PayInfo,
    CustomFields: { Description: hostile, IP: '127.0.0.1' },
  })
  await gateway.api.block({ OrderId: 'voided', Amount: 100, PayInfo })
  await gateway.api.unblock({ OrderId: 'voided', Amount: 100 })
  await gateway.api.pay({ OrderId: 'asked', Amount: 100, PayInfo: testCards.threeDSecure })
  sandbox.faults.force('api.Pay', { forwardTo: 'AnotherTerminal' })
  await gateway.api.pay({ OrderId: 'forwarded', Amount: 100, PayInfo })
  await gateway.inpay.init({
    SessionType: 'Pay',
    OrderId: 'заказ-17',
    Amount: 100,
    IP: '127.0.0.1',
    Description: 'Очень длинное описание '.repeat(6),
  })
  for (const [VWUserLgn, CardHolder] of [
    ['ivan@shop.example', 'IVAN PETROV'],
    [`${'long'.repeat(8)}@shop.example`, 'A'.repeat(50)],
  ] as const) {
    const user = { VWUserLgn, VWUserPsw: 'user-secret' }
    const { PAN: CardNumber, ...card } = PayInfo
    await gateway.ewallet.register({ ...user, PhoneNumber: '79001234567' })
    await gateway.ewallet.add({ ...user, ...card, CardHolder, CardNumber })
  }
  await sandbox.notifications.idle()
}
