import { CardGateway } from '@card-gateway/client/fetch'

/** Settings of the worker. The password is a secret of the platform, never a part of the code. */
export interface Environment {
  readonly GATEWAY_URL: string
  readonly GATEWAY_KEY: string
  readonly GATEWAY_PASSWORD: string
}

/** `POST /pay` sends the payer to the hosted page; `GET /orders/A-1` says what became of the payment. */
export async function handle(request: Request, env: Environment): Promise<Response> {
  const { pathname, origin } = new URL(request.url)
  await using gateway = new CardGateway({
    baseUrl: env.GATEWAY_URL,
    key: env.GATEWAY_KEY,
    password: env.GATEWAY_PASSWORD,
  })
  if (request.method === 'POST' && pathname === '/pay') {
    const { OrderId, Amount } = orderFrom(await request.formData())
    const back = `${origin}/orders/{orderid}` // the gateway fills in the order
    const IP = request.headers.get('CF-Connecting-IP') ?? '203.0.113.7'
    const session = await gateway.inpay.init({ SessionType: 'Pay', OrderId, Amount, IP, Url: back })
    if (session.Success === 'False') return new Response(session.error.advice.payer, { status: 409 })
    const page = await gateway.inpay.payPage({ SessionId: session.SessionId ?? '' })
    return Response.redirect(page.url, 303)
  }
  const OrderId = pathname.slice('/orders/'.length)
  const reply = await gateway.inpay.payStatus({ OrderId })
  return Response.json({ OrderId, state: reply.Success === 'True' ? reply.State : 'unknown' })
}

/** The shop knows what is bought and what it costs; the browser only says which order. */
function orderFrom(form: FormData): { readonly OrderId: string; readonly Amount: number } {
  return { OrderId: String(form.get('order')), Amount: 123_45 }
}
