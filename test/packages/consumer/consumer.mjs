// A merchant's first program, in plain JavaScript, against the installed packages.
import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import { CardGateway, isOutcomeUnknown, isRequestRefused } from '@card-gateway/client'

const order = {
  OrderId: 'A-1',
  Amount: 12345,
  PayInfo: {
    PAN: '4111111111111111',
    EMonth: '05',
    EYear: '29',
    CardHolder: 'IVAN PETROV',
    SecureCode: '012',
  },
}
const answers = {
  '/api/Pay': '<Pay Success="True" OrderId="A-1" Key="Merchant" Amount="12345"/>',
  '/api/Charge': '<html>502 Bad Gateway</html>',
  '/api/GetState': '<GetState Success="True" OrderId="A-1" State="Charged" Amount="12345"/>',
}
const server = createServer((request, response) => {
  request.resume().on('end', () => response.end(answers[request.url]))
})
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))

for (const transport of ['undici', 'fetch']) {
  const gateway = new CardGateway({
    baseUrl: `http://127.0.0.1:${server.address().port}`,
    key: 'Merchant',
    password: 'secret',
    transport,
  })
  const paid = await gateway.api.pay(order)
  assert.equal(paid.Success, 'True')
  assert.equal(paid.Amount, 12345)

  const refused = await gateway.api.pay({ ...order, Amount: 0.5 }).catch((error) => error)
  assert.ok(isRequestRefused(refused))

  const lost = await gateway.api.charge({ OrderId: 'A-1' }).catch((error) => error)
  assert.ok(isOutcomeUnknown(lost))
  assert.equal((await lost.resolve()).verdict, 'happened')
  await gateway.close()
}
server.close()
console.log(`ok on ${process.version}`)
