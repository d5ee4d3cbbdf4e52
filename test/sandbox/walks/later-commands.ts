import { parseThreeDSReturn, threeDSForm } from '@card-gateway/client'
import { expect } from 'vitest'
import { fc } from '../../support/fast-check.js'
import { continuing, decisions, errors, faults, maybe, orderIdOf, rarely, sometimes } from './givens.js'
import { balanceOf, type Decision, type Family, type Order, refusal } from './model.js'
import { finish3DS, operate } from './payments.js'
import type { Real } from './real.js'
import { command, exchange, expectBusy, expectStatus, summary, type Walk } from './step.js'

/** How much of what is left an operation is about. */
const parts = fc.constantFrom<Part>('all', 'half', 'half', 'all', 'all', 'half', 'one more')
type Part = 'all' | 'half' | 'one more'

function amountOf(order: Order | undefined, part: Part): number {
  const left = order === undefined ? 1 : Math.max(1, balanceOf(order))
  return part === 'all' ? left : part === 'half' ? Math.ceil(left / 2) : left + 1
}

export type Kind = 'charge' | 'unblock' | 'refund'
export const commandIds: Readonly<Record<Family, Readonly<Record<Kind, string>>>> = {
  api: { charge: 'api.Charge', unblock: 'api.Unblock', refund: 'api.Refund' },
  inpay: { charge: 'inpay.Charge', unblock: 'inpay.Unblock', refund: 'inpay.Refund' },
  ewallet: { charge: 'ewallet.Charge', unblock: 'ewallet.Unblock', refund: 'ewallet.Refund' },
}

/** Sends Charge, Unblock or Refund of a family. API Charge has no Amount. */
export function sendOperation(
  real: Real,
  family: Family,
  kind: Kind,
  order: string,
  amount: number | undefined,
  rightPassword = true,
) {
  const gateway = rightPassword ? real.gateway : real.impostor
  if (kind !== 'charge') return gateway[family][kind]({ OrderId: order, Amount: amount ?? 1 })
  const Amount = amount === undefined ? {} : { Amount: amount }
  return family === 'api'
    ? gateway.api.charge({ OrderId: order })
    : gateway[family].charge({ OrderId: order, ...Amount })
}

const operation = (family: Family, kind: Kind) =>
  command(
    `${family}.${kind}`,
    fc.record({
      which: continuing(kind === 'refund' ? 'Charged' : 'Authorized'),
      part: family !== 'api' && kind === 'charge' ? maybe(parts) : parts,
      impostor: rarely,
      error: sometimes(errors),
      fault: faults,
    }),
    async ({ which, part, impostor, error, fault }, model, walk) => {
      const order = orderIdOf(model, family, which)
      const needsNone = kind === 'charge' && (family === 'api' || part === undefined)
      const amount = needsNone || part === undefined ? undefined : amountOf(model.order(family, order), part)
      const given = { family, kind, order, amount, rightPassword: !impostor }
      const again = () => sendOperation(walk.real, family, kind, order, amount)
      const answer = await exchange(
        model,
        walk,
        {
          command: commandIds[family][kind],
          predict: () => operate(model, { ...given, told: error }),
          send: () => sendOperation(walk.real, family, kind, order, amount, !impostor),
          meanwhile: () => expectBusy(walk, order, again),
        },
        { fault, ...(error !== undefined && { told: { error } }) },
      )
      await expectStatus(model, walk, family, order)
      return [order, amount, summary(answer)].filter((word) => word !== undefined).join(' ')
    },
  )

/** The payer goes to the issuer with the form the shop made, and comes back with a PaRes. */
export async function visitIssuer(walk: Walk, order: Order, decision: Decision): Promise<void> {
  const name = `${order.terminal}/${order.id}`
  const reply = walk.real.asked.get(name)
  if (reply === undefined || order.asked === undefined) return
  const payer = walk.real.payer()
  payer.show(threeDSForm(reply, { TermUrl: 'https://shop.example/return' }))
  await payer.send()
  await payer.send({ decision })
  const { MD, PaRes } = parseThreeDSReturn(payer.held)
  expect([payer.action, MD]).toEqual(['https://shop.example/return', reply.ThreeDSKey])
  walk.real.paRes.set(name, PaRes)
  order.asked.decision = decision
}

/** How long the payer leaves the shop alone is up to the clock: the visit is a command of its own. */
const issuer = command(
  'payer at the issuer',
  fc.record({
    family: fc.constantFrom<Family>('api', 'ewallet'),
    which: continuing('PreAuthorized3DS'),
    decision: decisions,
  }),
  async ({ family, which, decision }, model, walk) => {
    const order = model.order(family, orderIdOf(model, family, which))
    if (order !== undefined) await visitIssuer(walk, order, decision)
    return order?.id
  },
  ({ family, which }, model) => model.order(family, orderIdOf(model, family, which))?.state === 'PreAuthorized3DS',
)

const finishing = (by: 'api.Pay3DS' | 'api.Block3DS' | 'ewallet.PaySubmit3DS') => {
  const family = by === 'ewallet.PaySubmit3DS' ? 'ewallet' : 'api'
  const scheme = { 'api.Pay3DS': 'pay', 'api.Block3DS': 'block', 'ewallet.PaySubmit3DS': undefined } as const
  return command(
    by,
    fc.record({
      which: continuing('PreAuthorized3DS'),
      decision: maybe(decisions, 6),
      forged: rarely,
      error: fc.option(errors, { nil: undefined, freq: 2 }),
    }),
    async ({ which, decision, forged, error }, model, walk) => {
      const id = orderIdOf(model, family, which, scheme[by])
      const { real } = walk
      const { api, ewallet } = real.gateway
      const order = model.order(family, id)
      const name = `${model.terminalOf(family)}/${id}`
      if (decision !== undefined && order?.state === 'PreAuthorized3DS') await visitIssuer(walk, order, decision)
      const own = forged ? undefined : real.paRes.get(name)
      const foreign = [...real.paRes].find(([other]) => other !== name)?.[1]
      const PaRes = own ?? foreign ?? 'eJxGuessed'
      const MD = real.asked.get(name)?.ThreeDSKey ?? 'nobody'
      const named = by === 'ewallet.PaySubmit3DS' && !real.asked.has(name) ? undefined : order
      const request = { OrderId: id, PaRes }
      const answer = await exchange(
        model,
        walk,
        {
          command: by,
          predict: () => {
            const outcome = finish3DS(model, named, { by, genuine: own !== undefined, told: error })
            return named === undefined && family === 'api' ? refusal('ORDER_NOT_FOUND', id) : outcome
          },
          send: () =>
            by === 'api.Pay3DS'
              ? api.pay3DS(request)
              : by === 'api.Block3DS'
                ? api.block3DS(request)
                : ewallet.paySubmit3DS({ MD, PaRes }),
        },
        error === undefined ? {} : { told: { error } },
      )
      await expectStatus(model, walk, family, id)
      return `${id} ${summary(answer)}`
    },
  )
}

/** Asks after a payment, whether there is one or not. */
const asking = (family: Family) =>
  command(`${family} status`, fc.record({ which: continuing('latest') }), async ({ which }, model, walk) => {
    const order = orderIdOf(model, family, which)
    await expectStatus(model, walk, family, order)
    return `${order} ${model.order(family, order)?.state}`
  })

/** Commands of a family that go on with a payment. */
const operations = (family: Family) => ({
  charge: operation(family, 'charge'),
  unblock: operation(family, 'unblock'),
  refund: operation(family, 'refund'),
  status: asking(family),
})

export const laterCommands = {
  api: operations('api'),
  inpay: operations('inpay'),
  ewallet: operations('ewallet'),
}

/** Commands that end 3-D Secure, and what comes before them. */
export const threeDSCommands = {
  issuer,
  pay3DS: finishing('api.Pay3DS'),
  block3DS: finishing('api.Block3DS'),
  paySubmit3DS: finishing('ewallet.PaySubmit3DS'),
}
