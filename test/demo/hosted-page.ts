import { testCards } from '@card-gateway/sandbox'
import { Payer } from '../sandbox/payer.js'
import { check, only } from './expect.js'
import { rubles, said, step } from './print.js'
import type { Stage } from './stage.js'

/** The payer types the card into a page of the gateway; the shop never sees it. */
export async function hostedPage({ gateway }: Stage): Promise<void> {
  const session = only(
    await gateway.inpay.init({
      SessionType: 'Pay',
      OrderId: 'P-1',
      Amount: 450_00,
      IP: '203.0.113.7',
      Url: 'https://shop.example/back?order={orderid}&ok={success}',
      Language: 'EN',
    }),
    'True',
  )
  step('Init', 'P-1', 'session opened')
  const page = await gateway.inpay.payPage({ SessionId: session.SessionId })

  const payer = new Payer(fetch)
  await payer.open(page.url)
  const { PAN, EMonth, EYear, CardHolder, SecureCode } = testCards.success
  await payer.send({ PAN, Expiry: `${EMonth} / ${EYear}`, CardHolder, SecureCode })
  said('the payer reads', payer.heading ?? '')
  said('the browser goes to', payer.goesTo ?? '')
  check(payer.goesTo === 'https://shop.example/back?order=P-1&ok=True', 'the payer comes back to the shop')

  const now = only(await gateway.inpay.payStatus({ OrderId: 'P-1' }), 'True')
  step('PayStatus', 'P-1', `${now.State}, ${rubles(now.Amount)}`)
  check(now.State === 'Charged', 'P-1 is charged')
}
