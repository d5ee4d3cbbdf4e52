// A server of the receiver benchmark, in a process of its own: bare node:http, or the receiver on top of it.
import { createServer } from 'node:http'
import { createReceiver, MemoryInbox, toNodeHandler } from '@card-gateway/notifications'

const handlers = {
  bare: () => (request, response) => {
    const chunks = []
    request.on('data', (chunk) => chunks.push(chunk))
    request.on('end', () => {
      Buffer.concat(chunks)
      response.writeHead(200, { 'content-length': 0 }).end()
    })
  },
  receiver: () => toNodeHandler(receiver(false)),
  'receiver and worker': () => toNodeHandler(receiver(true)),
}

function receiver(worker) {
  const inbox = new MemoryInbox({ quiet: true, keep: 1000 })
  return createReceiver({
    inbox,
    worker,
    confirm: 'none',
    report: () => {},
    on: { EnginePaySuccess: () => {} },
    otherwise: () => {},
  })
}

const server = createServer(handlers[process.argv[2]]())
server.listen(0, '127.0.0.1', () => process.send(server.address().port))
process.once('disconnect', () => process.exit())
