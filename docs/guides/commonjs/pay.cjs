const { CardGateway } = require('@card-gateway/client')

const { GATEWAY_URL = 'http://127.0.0.1:8080' } = process.env

async function main() {
  const gateway = new CardGateway({ baseUrl: GATEWAY_URL, key: 'Merchant', password: 'merchant-secret' })
  const reply = await gateway.api.pay({
    OrderId: 'A-1',
    Amount: 123_45,
    PayInfo: { PAN: '4111111111111111', EMonth: '12', EYear: '49', CardHolder: 'IVAN PETROV', SecureCode: '012' },
  })
  console.log(reply.Success === 'True' ? `charged ${reply.Amount}` : 'not charged')
  await gateway.close()
}

main()
