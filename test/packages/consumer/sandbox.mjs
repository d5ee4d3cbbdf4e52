// A merchant's first integration test: the sandbox under the client, in process and over HTTP.
import assert from 'node:assert/strict'
import { CardGateway } from '@card-gateway/client'
import { decodeNotification } from '@card-gateway/notifications'
import { createSandbox, testCards } from '@card-gateway/sandbox'
import { serve } from '@card-gateway/sandbox/server'

const order = { OrderId: 'A-1', Amount: 12345, PayInfo: testCards.success }

for (const transport of ['in process', 'undici', 'fetch']) {
  const sandbox = createSandbox({ seed: 1 })
  const server = await serve(sandbox)
  const way = transport === 'in process' ? { transport: sandbox.transport } : { baseUrl: server.url, transport }
  const gateway = new CardGateway({ ...sandbox.credentials, ...way, warn: () => {} })

  assert.equal((await gateway.api.block(order)).Success, 'True')
  assert.equal((await gateway.api.charge({ OrderId: 'A-1' })).Success, 'True')
  assert.equal((await gateway.api.refund({ OrderId: 'A-1', Amount: 345 })).NewAmount, 12000)
  const sent = await sandbox.waitFor('EngineRefundSuccess')
  assert.equal(decodeNotification(new URLSearchParams(sent).toString()).OrderId, 'A-1')

  await gateway.close()
  await server.close()
  await sandbox.close()
}
console.log(`ok on ${process.version}`)
