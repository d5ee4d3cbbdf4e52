import { isRequestRefused, parseThreeDSReturn, threeDSForm } from '@card-gateway/client'
import { maskPan } from '@card-gateway/protocol'
import { testCards } from '@card-gateway/sandbox'
import { Payer } from '../sandbox/payer.js'
import { check, only } from './expect.js'
import { rubles, said, step } from './print.js'
import type { Stage } from './stage.js'

/** Charged at once. */
export async function oneStep({ gateway }: Stage): Promise<void> {
  const order = { OrderId: 'A-1', Amount: 123_45, PayInfo: testCards.success }
  const paid = only(await gateway.api.pay(order), 'True')
  step('Pay', 'A-1', `charged ${rubles(paid.Amount)} to the card ${maskPan(order.PayInfo.PAN)}`)
  const now = only(await gateway.api.getState({ OrderId: 'A-1' }), 'True')
  step('GetState', 'A-1', `${now.State}, ${rubles(now.Amount)}`)
  check(now.State === 'Charged' && now.Amount === 123_45, 'A-1 is charged')
}

/** Blocked, charged, returned in part. */
export async function twoStep({ gateway }: Stage): Promise<void> {
  const order = { OrderId: 'B-1', Amount: 2_500_00, PayInfo: testCards.successCvv }
  const blocked = only(await gateway.api.block(order), 'True')
  step('Block', 'B-1', `blocked ${rubles(blocked.Amount)}`)
  const charged = only(await gateway.api.charge({ OrderId: 'B-1' }), 'True')
  step('Charge', 'B-1', `charged ${rubles(charged.Amount)}`)
  const returned = only(await gateway.api.refund({ OrderId: 'B-1', Amount: 500_00 }), 'True')
  step('Refund', 'B-1', `${rubles(returned.NewAmount)} stay charged`)
  check(returned.NewAmount === 2_000_00, '2000 roubles stay charged')
}

/** A decline is a value with advice, not an exception. */
export async function declined({ gateway }: Stage): Promise<void> {
  const order = { OrderId: 'C-1', Amount: 123_45, PayInfo: testCards.insufficientFunds }
  const reply = only(await gateway.api.pay(order), 'False')
  step('Pay', 'C-1', `${reply.ErrCode}: ${reply.error.meaning}`)
  said('to the payer', reply.error.advice.payer)
  said('to the merchant', reply.error.advice.merchant)
}

/** The payer goes to the issuer and comes back with a PaRes. */
export async function threeDSecure({ gateway }: Stage): Promise<void> {
  const order = { OrderId: 'D-1', Amount: 99_00, PayInfo: testCards.threeDSecure }
  const asked = only(await gateway.api.pay(order), '3DS')
  step('Pay', 'D-1', `the payer must authenticate at ${new URL(asked.ACSUrl).pathname}`)

  const payer = new Payer(fetch)
  payer.show(threeDSForm(asked, { TermUrl: 'https://shop.example/3ds' }))
  await payer.send()
  said('the payer reads', payer.heading ?? '')
  await payer.send({ decision: 'approve' })
  check(payer.action === 'https://shop.example/3ds', "the issuer's page goes back to the shop")

  const { MD, PaRes } = parseThreeDSReturn(payer.held)
  check(MD === asked.ThreeDSKey, 'the payer comes back with the ThreeDSKey')
  const paid = only(await gateway.api.pay3DS({ OrderId: 'D-1', PaRes }), 'True')
  step('Pay3DS', 'D-1', `charged ${rubles(paid.Amount)}`)
}

/** Refused before anything is sent, and nothing secret is printed. */
export async function mistake({ gateway }: Stage): Promise<void> {
  const PayInfo = { ...testCards.success, CardHolder: 'IVAN;Amount=1', EMonth: '13' }
  const refused = await gateway.api.pay({ OrderId: 'E-1', Amount: 100, PayInfo }).catch((error: unknown) => error)
  check(isRequestRefused(refused), 'the mistake is refused')
  for (const { code, message } of refused.failures) said(code, message)
}
