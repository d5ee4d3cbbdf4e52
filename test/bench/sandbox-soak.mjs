// Carries out so many commands, then tells how much memory is in use: with the sandbox, and with its payments alone.
import { apiPay, apiRefund, encodeRequest } from '@card-gateway/protocol'
import { createSandbox, MemoryStore, testCards } from '@card-gateway/sandbox'

const commands = Number(process.argv[2])
const world = 'Merchant'
const credentials = { key: world, password: 'merchant-secret' }
const Amount = 12345

async function send(sandbox, path, body) {
  const answer = await sandbox.exchange({ method: 'POST', path, query: '', body, origin: 'http://127.0.0.1', from: '' })
  if (!answer.body.includes('Success="True"')) throw new Error(`Another answer: ${answer.body}`)
}

/** Half payments, half refunds. */
async function run() {
  const store = new MemoryStore()
  const sandbox = createSandbox({ store })
  for (let order = 0; order < commands / 2; order++) {
    const OrderId = `2f1b7f3c-0000-4000-8000-${String(order).padStart(12, '0')}`
    await send(sandbox, '/api/Pay', encodeRequest(apiPay, { OrderId, Amount, PayInfo: testCards.success }, credentials))
    await send(sandbox, '/api/Refund', encodeRequest(apiRefund, { OrderId, Amount }, credentials))
  }
  const heap = used()
  const { payments } = store.snapshot(world)
  await sandbox.close()
  return { heap, payments }
}

function used() {
  for (let round = 0; round < 3; round++) globalThis.gc()
  return process.memoryUsage().heapUsed
}

const { heap, payments } = await run()
// The sandbox is gone: what is left are its rows, in a store that has nothing else.
const alone = new MemoryStore()
alone.restore(world, { payments: payments.splice(0) })
const rows = used()
console.log(JSON.stringify({ payments: alone.snapshot(world).payments.length, heap, store: rows }))
