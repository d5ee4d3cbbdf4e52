import { walletToken } from '@card-gateway/sandbox'
import { fc } from '../../support/fast-check.js'
import { amounts, beginning, cardData, cardsOfWalks, faults, flaws, orderIdOf, refuseData, tolds } from './givens.js'
import { type Outcome, refusal, type Scheme } from './model.js'
import { begin } from './payments.js'
import { command, exchange, expectBusy, expectStatus, noteAsked, summary } from './step.js'

const direct = (name: 'pay' | 'block', scheme: Scheme) =>
  command(
    `api.${name}`,
    fc.record({ which: beginning, amount: amounts, card: cardsOfWalks, flaw: flaws, told: tolds, fault: faults }),
    async ({ which, amount, card, flaw, ...instructions }, model, walk) => {
      const order = orderIdOf(model, 'api', which)
      const { gateway } = walk.real
      const id = scheme === 'pay' ? 'api.Pay' : 'api.Block'
      const request = { OrderId: order, Amount: amount, PayInfo: cardData(card, flaw) }
      const answer = await exchange(
        model,
        walk,
        {
          command: id,
          predict: () =>
            refuseData(flaw, order) ??
            begin(model, {
              ...{ family: 'api', scheme, row: scheme === 'pay' ? 'API Pay' : 'API Block', order, amount, card },
              ...{ cvv: flaw !== 'no code', expired: flaw === 'expired', canAsk: true, told: instructions.told },
            }),
          send: async () => noteAsked(walk.real, model, 'api', order, await gateway.api[name](request)),
          meanwhile: () => expectBusy(walk, order, () => gateway.api[name](request)),
        },
        instructions,
      )
      await expectStatus(model, walk, 'api', order)
      return `${order} ${summary(answer)}`
    },
  )

/** Amounts of wallet tokens beside those of the request. */
const differences = fc.constantFrom(0, 100, -100, 101)

const mobile = (name: 'mobilePay' | 'mobileBlock', scheme: Scheme) =>
  command(
    `api.${name}`,
    fc.record({
      which: beginning,
      kind: fc.constantFrom(1, 2, 3),
      card: cardsOfWalks,
      token: amounts.filter((amount) => amount > 1),
      off: differences,
      checksum: fc.boolean(),
      tokenized: fc.boolean(),
      told: tolds,
    }),
    async ({ which, kind, card, token, off, checksum, tokenized, told }, model, walk) => {
      const order = orderIdOf(model, 'api', which)
      const Amount = token + off
      const isWrong = kind === 2 ? off !== 0 : checksum && Math.abs(off) > 100
      const amount = kind !== 2 && checksum ? Amount : token
      const row = scheme === 'pay' ? 'API Pay' : 'API Block'
      const SecureCode = tokenized ? {} : { SecureCode: '012' }
      const PayToken = walletToken(kind === 1 ? 1 : kind === 2 ? 2 : 3, card, token, kind === 2 ? { tokenized } : {})
      const base = { OrderId: order, PayToken, Amount }
      const request =
        kind === 2
          ? ({ ...base, ...SecureCode, WalletKind: 2 } as const)
          : ({ ...base, WalletKind: kind === 1 ? 1 : 3, Checksum: checksum } as const)
      const predict = (): Outcome => {
        if (model.order('api', order) !== undefined) return refusal('DUPLICATE_ORDER_ID', order)
        if (isWrong) {
          model.failed(row, 'request', {
            MerchantContract: model.merchant.Key,
            OrderId: order,
            Amount,
            ErrCode: 'AMOUNT_ERROR',
          })
          return refusal('AMOUNT_ERROR', order)
        }
        const cvv = kind === 2 && !tokenized ? true : undefined
        return begin(model, {
          ...{ family: 'api', scheme, row, order, amount, card, cvv },
          canAsk: true,
          tells3DSAmount: true,
          told,
        })
      }
      const send = async () => noteAsked(walk.real, model, 'api', order, await walk.real.gateway.api[name](request))
      const answer = await exchange(
        model,
        walk,
        { command: scheme === 'pay' ? 'api.MobilePay' : 'api.MobileBlock', predict, send },
        { told },
      )
      await expectStatus(model, walk, 'api', order)
      return `${order} ${summary(answer)}`
    },
  )

const stored = (name: 'mpPay' | 'mpBlock', scheme: Scheme) =>
  command(
    `api.${name}`,
    fc.record({ which: beginning, amount: amounts, card: cardsOfWalks, cvv: fc.boolean(), told: tolds }),
    async ({ which, amount, card, cvv, told }, model, walk) => {
      const order = orderIdOf(model, 'api', which)
      const row = scheme === 'pay' ? 'API Pay' : 'API Block'
      const request = { OrderId: order, Amount: amount, Token: card, ...(cvv && { CVC2: '012' }) }
      const answer = await exchange(
        model,
        walk,
        {
          command: scheme === 'pay' ? 'api.MPPay' : 'api.MPBlock',
          predict: () =>
            begin(model, { ...{ family: 'api', scheme, row, order, amount, card, cvv }, canAsk: false, told }),
          send: () => walk.real.gateway.api[name](request),
        },
        { told },
      )
      await expectStatus(model, walk, 'api', order)
      return `${order} ${summary(answer)}`
    },
  )

/** Commands of the API family that begin a payment. */
export const payCommands = {
  pay: direct('pay', 'pay'),
  block: direct('block', 'block'),
  mobilePay: mobile('mobilePay', 'pay'),
  mobileBlock: mobile('mobileBlock', 'block'),
  mpPay: stored('mpPay', 'pay'),
  mpBlock: stored('mpBlock', 'block'),
}
