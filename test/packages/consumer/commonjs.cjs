// A CommonJS project: every package by require(), and a payment.
const assert = require('node:assert')
const { CardGateway } = require('@card-gateway/client')
const { createReceiver } = require('@card-gateway/notifications')
const { createSandbox, testCards } = require('@card-gateway/sandbox')
const { serve } = require('@card-gateway/sandbox/server')

async function play() {
  const sandbox = createSandbox({ seed: 1 })
  const server = await serve(sandbox)
  const gateway = new CardGateway({ ...sandbox.credentials, baseUrl: server.url })
  const reply = await gateway.api.pay({ OrderId: 'A-1', Amount: 123_45, PayInfo: testCards.success })
  assert.strictEqual(reply.Success, 'True')
  assert.strictEqual(typeof createReceiver, 'function')
  await gateway.close()
  await server.close()
  await sandbox.close()
}

play().then(() => console.log(`ok on ${process.version}`))
