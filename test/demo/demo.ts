/** Plays payments through the generated client against a loopback gateway that answers as the spec's examples do. */
import { CardGateway, isRequestRefused, parseThreeDSReturn, threeDSForm } from '@card-gateway/client'
import { startSpecGateway } from '../support/spec-gateway.js'
import { exchange, settings } from './examples.js'
import { heading, rubles, said, step } from './print.js'

const server = await startSpecGateway()
const gateway = new CardGateway({ ...settings, baseUrl: server.url })

/** The gateway will answer the next calls as these examples say. */
const playing = (...ids: readonly string[]): void => {
  for (const id of ids) server.expect(exchange(id))
}

const card = {
  PAN: '4111111111111111',
  EMonth: '05',
  EYear: '29',
  CardHolder: 'IVAN PETROV',
  SecureCode: '012',
}
const user = { VWUserLgn: 'ivan@shop.example', VWUserPsw: 'user-secret' }

await heading('One-step payment', async () => {
  playing('api.Pay/charged', 'api.GetState/charged')
  const paid = await gateway.api.pay({
    OrderId: 'A-1',
    Amount: 123_45,
    PayInfo: card,
  })
  step('Pay', 'A-1', paid.Success === 'True' ? `charged ${rubles(paid.Amount)}` : paid.Success)
  const state = await gateway.api.getState({ OrderId: 'A-1' })
  step('GetState', 'A-1', state.Success === 'True' ? `${state.State}, ${rubles(state.Amount)}` : state.Success)
})

await heading('Two-step payment: block, charge, refund a part', async () => {
  playing('api.Block/blocked', 'api.Charge/charged', 'api.Refund/partOfCharge')
  const blocked = await gateway.api.block({
    OrderId: 'B-1',
    Amount: 2_500_00,
    PayInfo: card,
  })
  step('Block', 'B-1', blocked.Success === 'True' ? `blocked ${rubles(blocked.Amount)}` : blocked.Success)
  const charged = await gateway.api.charge({ OrderId: 'B-1' })
  step('Charge', 'B-1', charged.Success === 'True' ? `charged ${rubles(charged.Amount)}` : charged.Success)
  const returned = await gateway.api.refund({ OrderId: 'B-1', Amount: 500_00 })
  step('Refund', 'B-1', returned.Success === 'True' ? `${rubles(returned.NewAmount)} stay charged` : returned.Success)
})

await heading('Declined payment: a value with advice, not an exception', async () => {
  playing('api.Pay/declined')
  const declined = await gateway.api.pay({
    OrderId: 'A-1',
    Amount: 123_45,
    PayInfo: card,
  })
  if (declined.Success !== 'False') throw new Error(`the example declines, the reply says ${declined.Success}`)
  step('Pay', 'A-1', `${declined.ErrCode}: ${declined.error.meaning}`)
  said('to the payer', declined.error.advice.payer)
  said('to the merchant', declined.error.advice.merchant)
})

await heading('3-D Secure payment', async () => {
  playing('api.Pay/threeDS', 'api.Pay3DS/charged')
  const asked = await gateway.api.pay({
    OrderId: 'A-3',
    Amount: 99_00,
    PayInfo: { ...card, EMonth: '01', EYear: '31', SecureCode: '999' },
  })
  if (asked.Success !== '3DS') throw new Error(`the example asks for 3-D Secure, the reply says ${asked.Success}`)
  step('Pay', 'A-3', `the payer must authenticate at ${new URL(asked.ACSUrl).host}`)
  const page = threeDSForm(asked, { TermUrl: 'https://shop.example/3ds' })
  said('to the browser', `a form of ${page.length} characters that submits itself`)
  const { PaRes } = parseThreeDSReturn(issuerPosts(asked.ThreeDSKey))
  const finished = await gateway.api.pay3DS({ OrderId: 'A-3', PaRes })
  step('Pay3DS', 'A-3', finished.Success === 'True' ? `charged ${rubles(finished.Amount)}` : finished.Success)
})

await heading('Hosted page: the merchant never sees the card', async () => {
  playing('inpay.Init/pay')
  const session = await gateway.inpay.init({
    SessionType: 'Pay',
    OrderId: 'P-1',
    Amount: 123_45,
    IP: '203.0.113.7',
  })
  if (session.Success !== 'True') throw new Error(`the example opens a session, the reply says ${session.Success}`)
  step('Init', 'P-1', 'session opened')
  const hosted = await gateway.inpay.payPage({ SessionId: session.SessionId })
  said('to the browser', `redirect to ${new URL(hosted.url).pathname} with the session, or a form that posts it`)
})

await heading('eWallet: register, store a card, activate it, pay', async () => {
  playing('ewallet.Register/registered', 'ewallet.Add/added', 'ewallet.Activate/activated', 'ewallet.Pay/charged')
  const registered = await gateway.ewallet.register({
    ...user,
    PhoneNumber: '79001234567',
  })
  step('Register', user.VWUserLgn, registered.Success === 'True' ? 'registered' : registered.Success)
  const { PAN: CardNumber, ...holder } = card
  const added = await gateway.ewallet.add({
    ...user,
    CardNumber,
    ...holder,
    PhoneNumber: '79001234567',
  })
  if (added.Success !== 'True' || added.CardId === undefined) throw new Error('the example stores a card')
  step('Add', added.CardName ?? '', 'stored; a small amount is blocked to prove the card is theirs')
  const { CardId } = added
  const active = await gateway.ewallet.activate({
    ...user,
    CardId,
    Amount: 1234,
  })
  step('Activate', added.CardName ?? '', active.Success === 'True' ? 'active' : active.Success)
  const paid = await gateway.ewallet.pay({
    ...user,
    CardId,
    OrderId: 'E-1',
    Amount: 123_45,
    SecureCode: '012',
    IP: '203.0.113.7',
  })
  step('Pay', 'E-1', paid.Success === 'True' ? `charged ${rubles(paid.Amount)}` : paid.Success)
})

await heading('Standalone cheque', async () => {
  playing('cheques.Create/queued', 'cheques.Status/created')
  const created = await gateway.cheques.create({
    Cheque: {
      Id: 'cheque-1',
      INN: '7701234567',
      Content: {
        Type: 1,
        Positions: [{ Quantity: '1', Price: '123.45', Tax: 1, Text: 'Ticket' }],
        CheckClose: {
          Payments: [{ Type: 3, Amount: '123.45' }],
          TaxationSystem: 0,
        },
        CustomerContact: 'ivan@shop.example',
        Message: 'Thank you for the purchase',
      },
    },
  })
  step('Create', 'cheque-1', created.Success === 'True' ? `queued, status ${created.Status}` : created.Success)
  const status = await gateway.cheques.status({ Id: 'cheque-1' })
  const [cheque] = status.Success === 'True' ? status.Cheques : []
  step('Status', 'cheque-1', cheque?.Sended ? `sent, status ${cheque.Cheque?.Status}` : 'not sent yet')
})

await heading('A mistake: refused before anything is sent, and nothing secret is printed', async () => {
  const mistake = {
    OrderId: 'A-9',
    Amount: 100,
    PayInfo: { ...card, CardHolder: 'IVAN;Amount=1', EMonth: '13' },
  }
  const refused = await gateway.api.pay(mistake).catch((error: unknown) => error)
  if (!isRequestRefused(refused)) throw new Error('the mistake was not refused')
  for (const failure of refused.failures) said(failure.code, failure.message)
})

await gateway.close()
await server.close()

/** What the issuer's page makes the payer's browser post to TermUrl. */
function issuerPosts(MD: string): string {
  const sent = new URLSearchParams(exchange('api.Pay3DS/charged').sends)
  return new URLSearchParams({ MD, PaRes: sent.get('PaRes') ?? '' }).toString()
}
