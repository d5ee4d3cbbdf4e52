// A process of a sandbox on PostgreSQL, for the figures of its notifications. Takes its work as a message and tells what it measured.
import { apiPay, encodeRequest } from '@card-gateway/protocol'
import { createSandbox, openStore, testCards } from '@card-gateway/sandbox'

/** Requests at once. */
const senders = 8

let order = 0

async function open({ store, key, url }) {
  const terminals = [{ key, vwid: `${key}VW`, password: 'secret', notifications: { url } }]
  return createSandbox({ store: await openStore(store), terminals, journalSize: 100, report: () => {} })
}

async function pay(sandbox, key) {
  const request = { OrderId: `${process.pid}-${order++}`, Amount: 12345, PayInfo: testCards.success }
  const body = encodeRequest(apiPay, request, { key })
  const answer = await sandbox.exchange({
    method: 'POST',
    path: '/api/Pay',
    query: '',
    body,
    origin: 'http://127.0.0.1',
    from: '',
  })
  if (!answer.body.includes('Success="True"')) throw new Error(`Another answer: ${answer.body}`)
}

/** Gives payments per second. */
async function payments(sandbox, key, count) {
  let left = count
  const begun = performance.now()
  const sender = async () => {
    while (left-- > 0) await pay(sandbox, key)
  }
  await Promise.all(Array.from({ length: senders }, sender))
  return count / ((performance.now() - begun) / 1000)
}

function used() {
  for (let round = 0; round < 3; round++) globalThis.gc()
  return process.memoryUsage().heapUsed
}

const works = {
  /** From the making of a sandbox to the answer of its first payment, in milliseconds. */
  async start({ world }) {
    const begun = performance.now()
    const sandbox = await open(world)
    await pay(sandbox, world.key)
    const took = performance.now() - begun
    await sandbox.close()
    return { took }
  },

  /** The rate of payments, and bytes in use before and after. */
  async pay({ world, warmUp, count }) {
    const sandbox = await open(world)
    await payments(sandbox, world.key, warmUp)
    const before = used()
    const rate = await payments(sandbox, world.key, count)
    const after = used()
    await sandbox.close()
    return { rate, before, after }
  },

  /** Delivers what waits, until the parent has what it wants; then tells the microseconds of processor time that took. */
  async deliver({ world, silent, beside }) {
    const sandbox = await open(world)
    for (let index = 0; index < silent.count; index++)
      await sandbox.notifications.trigger('EnginePaySuccess', { set: { OrderId: `S-${index}` }, to: silent.url })
    const sent = []
    for (let index = 0; index < beside; index++) {
      const OrderId = `B-${index}`
      sent.push(Date.now())
      await sandbox.notifications.trigger('EnginePaySuccess', { set: { OrderId } })
    }
    process.send({ sent })
    await new Promise((resolve) => process.once('message', resolve))
    await sandbox.close()
    const { user, system } = process.cpuUsage()
    return { cpu: user + system }
  },
}

process.once('message', async ({ work, ...wish }) => {
  process.send(await works[work](wish))
  process.disconnect()
})
