/** Plays payments through the generated client against the sandbox, over HTTP, and receives what they lead to. */
import { declined, mistake, oneStep, threeDSecure, twoStep } from './card-payments.js'
import { check, Unexpected } from './expect.js'
import { hostedPage } from './hosted-page.js'
import { failed, heading, notified } from './print.js'
import { openStage, type Stage } from './stage.js'
import { cheque, wallet } from './wallet.js'

const paid = ['EngineBlockSuccess', 'EngineChargeSuccess', 'EnginePaySuccess']

/** What is played, and the notifications the gateway's emission matrix has for it, in their order. */
const scenes: readonly [title: string, play: (stage: Stage) => Promise<void>, events: readonly string[]][] = [
  ['One-step payment', oneStep, paid],
  [
    'Two-step payment: block, charge, refund a part',
    twoStep,
    ['EngineBlockSuccess', 'EngineChargeSuccess', 'EngineRefundSuccess'],
  ],
  ['Declined payment: a value with advice, not an exception', declined, ['EngineBlockFail', 'EnginePayFail']],
  ['3-D Secure: the payer goes to the issuer and back', threeDSecure, paid],
  ['Hosted page: the shop never sees the card', hostedPage, ['MerchantPay', ...paid]],
  [
    'eWallet: register, store a card, activate it, pay',
    wallet,
    // The block that proves the card is of no payment the gateway's status knows; its notification is asked about again later.
    ['CustomerAddSuccess', 'EngineBlockSuccess', 'EngineChargeSuccess', 'CustomerPaySuccess', 'EnginePaySuccess'],
  ],
  ['Standalone cheque', cheque, []],
  ['A mistake: refused before anything is sent, and nothing secret is printed', mistake, []],
]

try {
  await using stage = await openStage()
  heading(`Sandbox at ${stage.address}; notifications come encrypted`)
  for (const [title, play, events] of scenes) {
    heading(title)
    await play(stage)
    const received = await stage.received()
    for (const one of received) notified(one)
    const names = received.map(({ event }) => event.Notification)
    check(names.join() === events.join(), `the notifications ${events.join(', ')}; there came ${names.join(', ')}`)
  }
} catch (error) {
  if (!(error instanceof Unexpected)) throw error
  failed(error.message)
  process.exitCode = 1
}
