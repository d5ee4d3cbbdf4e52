import { testCards } from '@card-gateway/sandbox'
import { check, only } from './expect.js'
import { rubles, said, step } from './print.js'
import type { Stage } from './stage.js'

/** A user with a stored card: registered, the card proven theirs, paid with. */
export async function wallet({ gateway, sandbox }: Stage): Promise<void> {
  const user = { VWUserLgn: 'ivan@shop.example', VWUserPsw: 'user-secret' }
  only(await gateway.ewallet.register({ ...user, PhoneNumber: '79001234567' }), 'True')
  step('Register', user.VWUserLgn, 'registered')

  const { PAN: CardNumber, ...card } = testCards.success
  const { CardId, CardName = '' } = only(await gateway.ewallet.add({ ...user, CardNumber, ...card }), 'True')
  check(CardId !== undefined, 'the card has an id')
  step('Add', CardName, 'stored; a small random amount is blocked on it')

  const [stored] = await sandbox.inspect.cards(user.VWUserLgn)
  const Amount = stored?.verification ?? 0
  said('the user reads at the bank', `${rubles(Amount)} blocked`)
  only(await gateway.ewallet.activate({ ...user, CardId, Amount }), 'True')
  step('Activate', CardName, 'the amount was right, the card is active')

  const order = { OrderId: 'W-1', Amount: 77_00, SecureCode: card.SecureCode, IP: '203.0.113.7' }
  const paid = only(await gateway.ewallet.pay({ ...user, CardId, ...order }), 'True')
  step('Pay', 'W-1', `charged ${rubles(paid.Amount)}`)
}

/** A fiscal cheque that belongs to no payment: queued, and sent a while later. */
export async function cheque({ gateway, sandbox }: Stage): Promise<void> {
  const created = await gateway.cheques.create({
    Cheque: {
      Id: 'cheque-1',
      INN: '7701234567',
      Content: {
        Type: 1,
        Positions: [{ Quantity: '1', Price: '123.45', Tax: 1, Text: 'Ticket' }],
        CheckClose: { Payments: [{ Type: 3, Amount: '123.45' }], TaxationSystem: 0 },
        CustomerContact: 'ivan@shop.example',
        Message: 'Thank you for the purchase',
      },
    },
  })
  step('Create', 'cheque-1', `queued, status ${only(created, 'True').Status}`)
  await sandbox.clock.advance('1m')
  const { Cheques } = only(await gateway.cheques.status({ Id: 'cheque-1' }), 'True')
  step('Status', 'cheque-1', `a minute later: ${Cheques[0]?.Sended ? 'sent' : 'not sent'}`)
  check(Cheques[0]?.Sended === true, 'the cheque was sent')
}
