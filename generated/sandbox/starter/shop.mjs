// A shop in one file. It charges a card, takes the payer through 3-D Secure where the card asks for it, and ships what
// the gateway says is paid. Everything is kept in memory: a shop that is open to the public has a table of its orders,
// a PostgresInbox, and a ThreeDSStore that outlives the process.
import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import {
  CardGateway,
  createThreeDSReturn,
  isGatewayError,
  isOutcomeUnknown,
  MemoryThreeDSStore,
} from '@card-gateway/client'
import { createReceiver, MemoryInbox, toNodeHandler } from '@card-gateway/notifications'

const { PORT = '3000', GATEWAY_URL, GATEWAY_KEY, GATEWAY_PASSWORD } = process.env
const address = `http://127.0.0.1:${PORT}`

const gateway = new CardGateway({
  baseUrl: GATEWAY_URL ?? 'http://127.0.0.1:8080',
  key: GATEWAY_KEY ?? 'Merchant',
  password: GATEWAY_PASSWORD ?? 'merchant-secret',
})

const open = 'open'
const waiting = 'waiting for the gateway'

/** How each order stands, by its OrderId. */
const orders = new Map()
const threeDS = createThreeDSReturn({ gateway, store: new MemoryThreeDSStore() })

// The gateway tells the shop what became of a payment. The receiver stores what was posted, asks the gateway whether it
// is true, and calls each step once.
const receive = createReceiver({
  inbox: new MemoryInbox({ quiet: true }),
  confirm: gateway,
  steps: {
    charged: ({ OrderId }) => note(OrderId, 'paid and shipped'),
    failed: ({ OrderId }) => note(OrderId, 'declined'),
  },
  otherwise: () => {},
})

function newOrder() {
  const OrderId = `A-${randomUUID()}`
  orders.set(OrderId, open)
  return OrderId
}

async function pay(form) {
  // The page names the order, so pressing the button twice pays once.
  const OrderId = form.get('OrderId') ?? newOrder()
  if (!orders.has(OrderId)) return html('There is no such order.', 404)
  if (orders.get(OrderId) !== open) return seeOther(`/orders/${OrderId}`)
  orders.set(OrderId, waiting)
  try {
    const reply = await gateway.api.pay({ OrderId, Amount: 123_45, PayInfo: cardOf(form) })
    if (reply.Success === '3DS')
      return html(await threeDS.form(reply, { command: 'api.Pay', OrderId, TermUrl: `${address}/3ds` }))
    if (reply.Success === 'False') note(OrderId, `declined: ${reply.error.advice.payer}`)
  } catch (error) {
    // Nobody knows whether money moved, and a notification will tell. Every other error is a defect, or a form to correct.
    if (!isOutcomeUnknown(error)) {
      orders.set(OrderId, open)
      throw error
    }
  }
  return seeOther(`/orders/${OrderId}`)
}

/** People type card numbers in groups of four. */
function cardOf(form) {
  const { OrderId, PAN = '', ...card } = Object.fromEntries(form)
  return { ...card, PAN: PAN.replace(/\s/g, '') }
}

/** The payer is back from the issuer. */
async function finish(body) {
  const result = await threeDS.finish(body)
  if (result.kind === 'not-pending') return html('No payment waits for this return.', 404)
  const { OrderId, reply } = result
  if (reply.Success === 'False') note(OrderId, `declined: ${reply.error.advice.payer}`)
  return seeOther(`/orders/${OrderId}`)
}

function note(OrderId, status) {
  // Thrown errors make the receiver call again later.
  if (!orders.has(OrderId)) throw new Error(`There is no order ${OrderId}.`)
  if (orders.get(OrderId) !== waiting) return
  orders.set(OrderId, status)
  console.log(`${OrderId}: ${status}`)
}

const checkout = (OrderId) => `<h1>A teapot, 123.45</h1>
<form method="post" action="/pay">
<input type="hidden" name="OrderId" value="${OrderId}">
<p><label>Card number <input name="PAN" list="cards" value="4111111111111111"></label>
<p><label>Month <input name="EMonth" value="12" size="2"></label>
<label>Year <input name="EYear" value="49" size="2"></label>
<label>Security code <input name="SecureCode" value="012" size="4"></label>
<p><label>Name on the card <input name="CardHolder" value="IVAN PETROV"></label>
<p><button>Pay</button>
</form>
<datalist id="cards">
<option value="4111111111111111">Succeeds without 3-D Secure; the CVV is optional.</option>
<option value="5555555555554444">Succeeds without 3-D Secure; the CVV is mandatory.</option>
<option value="4111110000000013">Succeeds after 3-D Secure.</option>
<option value="4111110000000021">Fails at 3-D Secure.</option>
<option value="4111110000000039">Holds too little money for any amount.</option>
<option value="4111110000000047">Has an expiry date that is never right.</option>
<option value="4111110000000054">Is on the anti-fraud blacklist.</option>
<option value="4111110000000062">Does not exist.</option>
<option value="4111110000000070">Refuses to block more than a fixed amount and succeeds up to it.</option>
<option value="4111110000000088">Meets a processing error at the block.</option>
<option value="4111110000000096">Is refused at the block because the issuer prohibits the operation.</option>
<option value="4111110000000104">Is refused at the block because the issuer allows no internet payments.</option>
<option value="4111110000000112">Can be blocked and meets a processing error at the charge.</option>
<option value="4111110000000120">Times out at the block.</option>
<option value="4111110000000138">Can be blocked and times out at the unblock.</option>
<option value="4111110000000146">Can be blocked and times out at the charge.</option>
<option value="4111110000000153">Can be charged and times out at the refund.</option>
</datalist>`

async function answer(request) {
  const [pathname = '/'] = (request.url ?? '/').split('?')
  const OrderId = pathname.replace('/orders/', '')
  if (request.method === 'GET' && pathname === '/') return html(checkout(newOrder()))
  if (request.method === 'GET' && orders.has(OrderId))
    return html(
      `<meta http-equiv="refresh" content="1"><h1>Your order is ${orders.get(OrderId)}</h1><p><a href="/">Buy another</a>`,
    )
  if (request.method === 'POST' && pathname === '/pay') return pay(new URLSearchParams(await text(request)))
  if (request.method === 'POST' && pathname === '/3ds') return finish(await text(request))
  return html('There is no such page.', 404)
}

function html(body, status = 200) {
  return { status, headers: { 'content-type': 'text/html; charset=utf-8' }, body }
}

function seeOther(location) {
  return { status: 303, headers: { location } }
}

const notifications = toNodeHandler(receive)

const server = createServer(async (request, response) => {
  if (request.url === '/notifications') return notifications(request, response)
  const { status, headers, body } = await answer(request).catch((error) => {
    console.error(error)
    const known = isGatewayError(error)
    const so = known && error.outcome === 'not-sent' ? 'Nothing was paid.' : 'If it was paid, it will be shipped.'
    return html(`That did not work. ${so}`, known ? 400 : 500)
  })
  response.writeHead(status, headers).end(body)
})
server.on('error', ({ code, message }) => {
  console.error(code === 'EADDRINUSE' ? `Port ${PORT} is taken. Give another: PORT=3001 node shop.mjs` : message)
  process.exitCode = 1
})
server.listen(Number(PORT), '127.0.0.1', () => console.log(`The shop is open at ${address}`))
