// What the sandbox is measured against, each in a process of its own: bare node:http servers.
import { createServer } from 'node:http'

const answer = '<Pay Success="True" OrderId="A-1" Key="Merchant" Amount="12345"/>'
const payments = new Map()

const handlers = {
  constant: (request, response) => request.on('end', () => send(response, answer)).resume(),
  'form and Map': (request, response) => {
    const chunks = []
    request.on('data', (chunk) => chunks.push(chunk))
    request.on('end', () => send(response, pay(new URLSearchParams(Buffer.concat(chunks).toString()))))
  },
}

function pay(form) {
  const [id, amount] = [form.get('OrderId'), form.get('Amount')]
  payments.set(id, Object.fromEntries(form))
  return `<Pay Success="True" OrderId="${id}" Key="${form.get('Key')}" Amount="${amount}"/>`
}

function send(response, text) {
  response.writeHead(200, { 'content-type': 'text/xml; charset=utf-8', 'content-length': Buffer.byteLength(text) })
  response.end(text)
}

const server = createServer({ keepAliveTimeout: 65_000 }, handlers[process.argv[2]])
server.listen(0, '127.0.0.1', () => console.log(`http://127.0.0.1:${server.address().port}`))
process.once('SIGTERM', () => process.exit())
