import { isIPv4 } from 'node:net'
import type { CardGateway } from '@card-gateway/client'

/** Opens a session and gives the page of the gateway the payer is sent to. */
export async function sendToPage(gateway: CardGateway, OrderId: string, Amount: number, IP: string): Promise<string> {
  const session = await gateway.inpay.init({
    SessionType: 'Pay', // `Block`: reserved only, and charged with gateway.inpay.charge
    OrderId,
    Amount,
    IP,
    Url: 'https://shop.example/back?order={orderid}',
    Language: 'EN',
    Total: '123.45', // any key of your own is shown in your page template
  })
  if (session.Success === 'False') throw new Error(`No session: ${session.error.meaning}`)
  const page = await gateway.inpay.payPage({ SessionId: session.SessionId ?? '' })
  return page.url // answer 303 with this address
}

/** The payer is back, or a notification came: asks the gateway, which is the only one to be believed. */
export async function lookUp(gateway: CardGateway, OrderId: string): Promise<'paid' | 'declined' | 'not yet'> {
  const reply = await gateway.inpay.payStatus({ OrderId })
  if (reply.Success === 'False') return 'not yet'
  if (reply.State === 'Charged') return 'paid'
  return reply.State === 'Rejected' ? 'declined' : 'not yet'
}

/** The IPv4 address in what Node says of a connection (`::ffff:203.0.113.7`, `::1`); undefined: the payer came over IPv6. */
export function ipv4(address = ''): string | undefined {
  const plain = address === '::1' ? '127.0.0.1' : address.replace(/^::ffff:/i, '')
  return isIPv4(plain) ? plain : undefined
}
